import { expect, test } from 'vitest'
import { sessionOn } from '#shop/seats/domain/session-time.ts'
import { type PlannedSession, planningWarnings } from './planning-warnings.ts'

const now = new Date('2027-01-10T12:00:00Z')

function session(day: string, start: string, end: string, trainingId = 'uhren'): PlannedSession {
  const time = sessionOn(day, start, end)
  if (!time) throw new Error('Not a session')
  return { ...time, trainingId, title: trainingId === 'uhren' ? 'Uhren' : 'Brot' }
}

function warnings(planned: PlannedSession, others: PlannedSession[] = []) {
  const holidayOn = (day: string) => (day === '2027-05-17' ? 'Pfingstmontag' : null)
  return planningWarnings(planned, { now, others, holidayOn })
}

test.each([
  ['an ordinary working day', session('2027-04-13', '10:00', '11:30'), []],
  ['a day that is over', session('2027-01-08', '10:00', '11:30'), ['Liegt in der Vergangenheit']],
  ['a Saturday', session('2027-04-17', '10:00', '11:30'), ['Fällt auf einen Samstag']],
  ['a Sunday', session('2027-04-18', '10:00', '11:30'), ['Fällt auf einen Sonntag']],
  ['a public holiday', session('2027-05-17', '10:00', '11:30'), ['Feiertag: Pfingstmontag']],
])('%s', (_what, planned, expected) => {
  expect(warnings(planned)).toEqual(expected)
})

test.each([
  ['10:00', '12:30', 'Dauert 150 statt 90 Minuten'],
  ['10:00', '11:00', 'Dauert 60 statt 90 Minuten'],
])('from %s to %s: "%s"', (start, end, expected) => {
  expect(warnings(session('2027-04-13', start, end))).toEqual([expected])
})

test.each([
  ['another training at the same time', '10:00', '11:30', 'brot', ['Gleichzeitig mit „Brot“']],
  ['another training that ends later', '11:00', '12:30', 'brot', ['Gleichzeitig mit „Brot“']],
  ['another training right after it', '11:30', '13:00', 'brot', []],
  ['another training right before it', '08:30', '10:00', 'brot', []],
  [
    'the same training',
    '10:00',
    '11:30',
    'uhren',
    ['Dieses Training ist zu dieser Zeit schon geplant'],
  ],
])('%s', (_what, start, end, trainingId, expected) => {
  const other = session('2027-04-13', start, end, trainingId)
  expect(warnings(session('2027-04-13', '10:00', '11:30'), [other])).toEqual(expected)
})

test('everything that is to know is said', () => {
  const planned = session('2027-01-09', '10:00', '11:30')
  const other = session('2027-01-09', '10:00', '11:30', 'brot')
  expect(warnings(planned, [other])).toEqual([
    'Liegt in der Vergangenheit',
    'Fällt auf einen Samstag',
    'Gleichzeitig mit „Brot“',
  ])
})

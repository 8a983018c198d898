import { expect, test } from 'vitest'
import { sessionTexts } from '#shop/seats/domain/session-date.ts'
import { sessionOn } from '#shop/seats/domain/session-time.ts'
import { newRoundSchema, type PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { aPlannedDate } from '#tests/support/builders.ts'
import {
  type RoundRow,
  roundRequest,
  roundRows,
  roundWarnings,
  usualWeeks,
  weeksLater,
} from './next-round.ts'

const NOW = new Date('2027-02-01T12:00:00Z')
const CLOCKS = { id: 'kurs-1-uhren', title: 'Uhren & Zeit', visible: true }
const BREAD = { id: 'kurs-2-brot', title: 'Brot backen', visible: true }

function planned(training: typeof CLOCKS, day: string, values: Partial<PlannedDate> = {}) {
  const session = sessionOn(day, '10:00', '11:30')
  if (!session) throw new Error('Not a session')
  return aPlannedDate({
    trainingId: training.id,
    trainingTitle: training.title,
    ...sessionTexts(session),
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    capacity: 12,
    seatsTaken: 12,
    meetingUrl: 'https://example.com/a',
    trainer: 'Mara Beispiel',
    note: 'Bitte Headset mitbringen.',
    version: 3,
    ...values,
  })
}

const DATES = [planned(CLOCKS, '2027-01-12'), planned(CLOCKS, '2027-01-26')]

const rowOf = (rows: readonly RoundRow[], { id }: typeof CLOCKS) => {
  const row = rows.find(({ training }) => training.id === id)
  if (!row) throw new Error(`No row of ${id}`)
  return row
}

test('a round follows from the last planned date of each training', () => {
  const cancelled = planned(CLOCKS, '2027-02-23', { state: 'cancelled' })
  const rows = weeksLater(roundRows([CLOCKS, BREAD], [...DATES, cancelled]), 4)
  expect(rowOf(rows, CLOCKS)).toMatchObject({ isChosen: true, day: '2027-02-23', start: '10:00' })
  expect(rowOf(rows, BREAD)).toMatchObject({ isChosen: false, day: null, start: '10:00' })
})

test('a hidden training has a row, and is not chosen at first', () => {
  const [row] = roundRows([{ ...CLOCKS, visible: false }], DATES)
  expect(row).toMatchObject({ isChosen: false, last: DATES[1] })
})

test('the clock time stays, also after the clocks have changed', () => {
  const rows = weeksLater(roundRows([CLOCKS], DATES), 12)
  expect(roundRequest(rows, false)).toMatchObject([
    { startsAt: '2027-04-20T08:00:00.000Z', endsAt: '2027-04-20T09:30:00.000Z' },
  ])
})

test.each([
  ['a round that has just been', '2027-02-01T12:00:00Z', 4],
  ['a round of two months ago', '2027-03-29T12:00:00Z', 9],
  ['one day before nine weeks are over', '2027-03-30T12:00:00Z', 10],
])('no day of the first proposal lies in the past: %s', (_what, now, weeks) => {
  const rows = roundRows([CLOCKS], DATES)
  expect(usualWeeks(rows, new Date(now))).toBe(weeks)
})

test('the server accepts the round: seats and trainer stay, the note goes, the link as chosen', () => {
  const rows = weeksLater(roundRows([CLOCKS, BREAD], DATES), 4)
  const dates = roundRequest(rows, false)
  expect(newRoundSchema.parse({ dates }).dates).toEqual([
    {
      trainingId: CLOCKS.id,
      startsAt: '2027-02-23T09:00:00.000Z',
      endsAt: '2027-02-23T10:30:00.000Z',
      capacity: 12,
      trainer: 'Mara Beispiel',
      meetingUrl: null,
      note: '',
    },
  ])
  expect(roundRequest(rows, true)).toMatchObject([{ meetingUrl: 'https://example.com/a' }])
})

test('weekends, holidays of the firm’s state, and clashes with other dates and inside the round are said', () => {
  const rows = roundRows([CLOCKS, BREAD], DATES).map((row) => ({ ...row, isChosen: true }))
  const on = (day: string) => rows.map((row) => ({ ...row, day }))
  const said = (day: string) => [...roundWarnings(on(day), DATES, NOW).values()]
  expect(said('2027-02-23')).toEqual([
    ['Gleichzeitig mit „Brot backen“'],
    ['Gleichzeitig mit „Uhren & Zeit“'],
  ])
  expect(said('2027-01-26')[0]).toEqual([
    'Liegt in der Vergangenheit',
    'Dieses Training ist zu dieser Zeit schon geplant',
    'Gleichzeitig mit „Brot backen“',
  ])
  expect(said('2027-05-17')[0]).toContain('Feiertag: Pfingstmontag')
  expect(said('2027-05-15')[0]).toContain('Fällt auf einen Samstag')
})

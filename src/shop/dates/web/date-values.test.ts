import { describe, expect, test } from 'vitest'
import { newDateSchema } from '#shop/trainings/domain/date-edit.ts'
import { aPlannedDate } from '#tests/support/builders.ts'
import {
  copiedValues,
  type DateValues,
  endAfter,
  NEW_DATE,
  requestOf,
  valuesOf,
} from './date-values.ts'

const filled: DateValues = { ...NEW_DATE, day: '2027-04-13', meetingUrl: ' https://example.com/a ' }

const stored = aPlannedDate({
  capacity: 12,
  seatsTaken: 3,
  trainer: 'Mara Beispiel',
  note: 'Bitte Headset mitbringen.',
  version: 4,
})

test('a typed date is a request that the server accepts, with instants of Berlin', () => {
  const { body, problems } = requestOf(filled)
  expect([...problems]).toEqual([])
  expect(newDateSchema.parse(body)).toEqual({
    startsAt: '2027-04-13T08:00:00.000Z',
    endsAt: '2027-04-13T09:30:00.000Z',
    capacity: 20,
    meetingUrl: 'https://example.com/a',
    trainer: null,
    note: '',
  })
})

test('a stored date comes back as it was', () => {
  const { body } = requestOf(valuesOf(stored))
  expect(stored).toMatchObject(body)
})

test.each([
  ['months before', '2027-01-05', '2027-04-20'],
  ['on its day', '2027-04-13', '2027-04-20'],
  ['a day before the copy', '2027-04-19', '2027-04-20'],
  ['on the day of the copy', '2027-04-20', '2027-04-27'],
  ['months later, after the clocks changed', '2027-11-10', '2027-11-16'],
])('a copy made %s is a week later, or on the next such weekday', (_, today, day) => {
  expect(copiedValues(stored, today)).toEqual({ ...valuesOf(stored), day })
})

test('a copy of a date without known instants has no day', () => {
  expect(copiedValues({ ...stored, startsAt: null, endsAt: null }, '2027-04-13').day).toBeNull()
})

describe('a wrong value is named at its field', () => {
  test.each<[Partial<DateValues>, string, string]>([
    [{ day: null }, 'day', 'Bitte wählen Sie einen Tag.'],
    [{ start: '' }, 'start', 'Bitte geben Sie den Beginn an.'],
    [{ end: '09:00' }, 'end', 'Das Ende muss am selben Tag nach dem Beginn liegen.'],
    [{ end: '' }, 'end', 'Das Ende muss am selben Tag nach dem Beginn liegen.'],
    [
      { day: '2027-03-28', start: '02:30' },
      'start',
      'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden von 2 auf 3 Uhr vorgestellt.',
    ],
    [
      { day: '2027-03-28', start: '01:00', end: '02:30' },
      'end',
      'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden von 2 auf 3 Uhr vorgestellt.',
    ],
    [
      { day: '2027-10-31', start: '02:00', end: '04:00' },
      'start',
      'Diese Uhrzeit gibt es an dem Tag zweimal: Die Uhren werden von 3 auf 2 Uhr zurückgestellt.',
    ],
    [{ capacity: '1e1' }, 'capacity', 'Bitte geben Sie eine ganze Zahl an.'],
    [{ capacity: '0x10' }, 'capacity', 'Bitte geben Sie eine ganze Zahl an.'],
    [{ capacity: '+5' }, 'capacity', 'Bitte geben Sie eine ganze Zahl an.'],
    [{ capacity: '' }, 'capacity', 'Bitte geben Sie eine ganze Zahl an.'],
    [{ capacity: '1.5' }, 'capacity', 'Bitte geben Sie eine ganze Zahl an.'],
    [{ capacity: '0' }, 'capacity', 'Mindestens 1 Platz.'],
    [
      { meetingUrl: 'http://example.com' },
      'meetingUrl',
      'Bitte geben Sie eine vollständige https-Adresse an.',
    ],
  ])('%j', (change, field, message) => {
    expect([...requestOf({ ...filled, ...change }).problems]).toEqual([[field, message]])
  })
})

test.each([
  ['10:00', '11:30'],
  ['09:45', '11:15'],
  ['23:00', '00:30'],
])('a training that begins at %s ends at %s', (start, end) => {
  expect(endAfter(start)).toBe(end)
})

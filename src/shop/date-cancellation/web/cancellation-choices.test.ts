import { expect, test } from 'vitest'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { aPlannedDate } from '#tests/support/builders.ts'
import { BOOKER } from '#tests/support/product/bookings.ts'
import {
  CANCEL,
  type Choices,
  type ConcernedBooking,
  LIKE_ALL,
  missingTexts,
  offeredDates,
  optionText,
  requestOf,
  summaryText,
} from './cancellation-choices.ts'

const NOW = new Date('2027-01-05T09:00:00Z')

const plannedDate = (id: string, values: Partial<PlannedDate> = {}) =>
  aPlannedDate({ id, trainingId: 'uhren', capacity: 4, seatsTaken: 1, ...values })

function concerned(registrationId: string, ...attendees: string[]): ConcernedBooking {
  return {
    registrationId,
    reference: 'MF-1',
    bookerName: 'Sina Adler',
    bookerEmail: BOOKER.email,
    ...byField(() => ''),
    status: 'confirmed',
    attendees,
    isWhole: true,
    choice: { kind: 'cancel' },
  }
}

const BOOKINGS = [
  concerned('one', 'Sina', 'Jörg'),
  concerned('two', 'Pia'),
  concerned('three', 'Carl'),
]
const choices = (values: Partial<Choices>): Choices => ({
  reason: '',
  forAll: CANCEL,
  own: {},
  ...values,
})

test('the request has the choice for all, and those of single registrations that are still there', () => {
  const own = { one: 'april', two: CANCEL, three: LIKE_ALL, gone: CANCEL }
  expect(requestOf(choices({ reason: ' Krank. ', forAll: 'may', own }), BOOKINGS)).toEqual({
    reason: 'Krank.',
    default: { kind: 'move', dateId: 'may' },
    choices: [
      { registrationId: 'one', kind: 'move', dateId: 'april' },
      { registrationId: 'two', kind: 'cancel' },
    ],
  })
})

test('other dates to come are offered, those of the same training first', () => {
  const cancelled = plannedDate('january', { startsAt: '2027-01-07T09:00:00.000Z' })
  const dates = [
    plannedDate('past', { startsAt: '2027-01-04T09:00:00.000Z' }),
    cancelled,
    plannedDate('bread', { trainingId: 'brot' }),
    plannedDate('gone', { state: 'cancelled' }),
    plannedDate('april'),
    plannedDate('some day', { startsAt: null }),
  ]
  expect(offeredDates(dates, cancelled, NOW).map(({ id }) => id)).toEqual([
    'april',
    'some day',
    'bread',
  ])
})

test.each([
  [1, '3 Plätze frei'],
  [3, '1 Platz frei'],
  [4, 'ausgebucht'],
])('with %i of 4 seats taken a date says %s', (seatsTaken, words) => {
  expect(optionText(plannedDate('april', { seatsTaken }), 'uhren')).toBe(
    `Dienstag, 13. April 2027, 10:00 – 11:30 Uhr: ${words}`,
  )
})

test('a date of another training says which', () => {
  expect(optionText(plannedDate('april'), 'brot')).toMatch(/^Uhren & Zeit, Dienstag/)
})

test.each([
  ['april', {}, ['„Uhren & Zeit“ am Dienstag, 13. April 2027: 4 Plätze gebraucht, 3 frei.']],
  ['april', { two: CANCEL }, []],
  [CANCEL, { one: 'april' }, []],
])('seats that are missing are named: %s and %o', (forAll, own, texts) => {
  expect(missingTexts(choices({ forAll, own }), BOOKINGS, [plannedDate('april')])).toEqual(texts)
})

test.each([
  [CANCEL, {}, '4 Plätze kostenlos absagen'],
  ['april', {}, '4 Plätze umbuchen'],
  ['april', { two: CANCEL }, '3 Plätze umbuchen, 1 Platz kostenlos absagen'],
])('the summary of %s and %o', (forAll, own, text) => {
  expect(summaryText(choices({ forAll, own }), BOOKINGS)).toBe(text)
})

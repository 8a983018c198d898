import { expect, test } from 'vitest'
import { aPlannedDate } from '#tests/support/builders.ts'
import type { PlannedDate } from '../domain/date-edit.ts'
import type { StaffTraining } from '../domain/staff-training.ts'
import { bookableDates, dateOption } from './bookable-dates.ts'

const NOW = new Date('2026-11-24T08:00:00Z')

const date = (id: string, values: Partial<PlannedDate>) =>
  aPlannedDate({
    id,
    trainingId: 'uhren',
    date: 'Donnerstag, 7. Januar 2027',
    startsAt: '2027-01-07T09:00:00Z',
    seatsTaken: 17,
    ...values,
  })

const TRAININGS = [
  { id: 'brot', visible: false, archivedAt: null },
  { id: 'uhren', visible: true, archivedAt: null },
  { id: 'alt', visible: false, archivedAt: '2026-01-01T00:00:00Z' },
] as StaffTraining[]

test('planned dates to come can be booked, also of hidden trainings, but not of archived ones', () => {
  const dates = [
    date('to-come', {}),
    date('begun', { startsAt: '2026-11-24T08:00:00Z' }),
    date('cancelled', { state: 'cancelled' }),
    date('hidden', { trainingId: 'brot' }),
    date('archived', { trainingId: 'alt' }),
    date('unknown-start', { startsAt: null }),
  ]
  expect(bookableDates(dates, TRAININGS, NOW).map(({ id, isHidden }) => [id, isHidden])).toEqual([
    ['hidden', true],
    ['to-come', false],
    ['unknown-start', false],
  ])
})

test.each([
  [{}, '3 Plätze frei'],
  [{ seatsHeld: 2, waiting: 4 }, '1 Platz frei, 4 auf der Warteliste'],
  [{ seatsTaken: 21 }, 'ausgebucht'],
])('an option with %j says "%s"', (values, words) => {
  const [bookable] = bookableDates([date('one', values)], TRAININGS, NOW)
  expect(bookable && dateOption(bookable)).toBe(
    `Uhren & Zeit: Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr (${words})`,
  )
})

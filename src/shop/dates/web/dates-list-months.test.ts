import { expect, test } from 'vitest'
import { aPlannedDate } from '#tests/support/builders.ts'
import { datesByMonth } from './dates-list-months.ts'

const NOW = new Date('2027-03-10T12:00:00Z')
const DAY_MS = 86_400_000

function date(id: string, startsAt: string | null) {
  const endsAt = startsAt && new Date(new Date(startsAt).getTime() + DAY_MS / 24).toISOString()
  return aPlannedDate({ id, startsAt, endsAt })
}

const DATES = [
  date('January', '2027-01-12T09:00:00Z'),
  date('an hour ago', '2027-03-10T10:30:00Z'),
  date('now', '2027-03-10T11:30:00Z'),
  // April in Berlin, March in UTC.
  date('midnight', '2027-03-31T22:30:00Z'),
  date('April', '2027-04-12T08:00:00Z'),
  date('unknown', null),
]

test.each([
  [
    'coming' as const,
    [
      ['März 2027', ['now']],
      ['April 2027', ['midnight', 'April']],
      ['Ohne genauen Zeitpunkt', ['unknown']],
    ],
  ],
  [
    'past' as const,
    [
      ['März 2027', ['an hour ago']],
      ['Januar 2027', ['January']],
    ],
  ],
])('the %s dates come by month', (period, expected) => {
  const months = datesByMonth(DATES, period, NOW)
  expect(months.map(({ month, dates }) => [month, dates.map(({ id }) => id)])).toEqual(expected)
})

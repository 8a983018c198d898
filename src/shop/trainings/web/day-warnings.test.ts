import { expect, test } from 'vitest'
import { dateWarnings } from './day-warnings.ts'

const NOW = new Date('2026-11-20T09:00:00.000Z')

function dateOn(day: string, id: string, trainingTitle = 'Uhren & Zeit') {
  return {
    id,
    trainingId: trainingTitle,
    trainingTitle,
    state: 'planned' as const,
    startsAt: `${day}T08:00:00.000Z`,
    endsAt: `${day}T09:30:00.000Z`,
  }
}

test('of a date that seats are moved to, weekend, holiday and clash are said, and not a clash with itself', () => {
  const saturday = dateOn('2027-05-01', 'a')
  const other = dateOn('2027-05-01', 'b', 'Brot backen')
  expect(dateWarnings(saturday, { dates: [saturday, other], now: NOW })).toEqual([
    'Fällt auf einen Samstag',
    'Feiertag: Tag der Arbeit',
    'Gleichzeitig mit „Brot backen“',
  ])
  expect(dateWarnings(dateOn('2027-04-13', 'a'), { dates: [], now: NOW })).toEqual([])
  const unknown = { ...saturday, startsAt: null, endsAt: null }
  expect(dateWarnings(unknown, { dates: [other], now: NOW })).toEqual([])
})

import { expect, test } from 'vitest'
import { addDays, daysBetween, formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { weeklySessionDays } from './sample-days.ts'

const EVERY_DAY_OF_A_YEAR = Array.from({ length: 366 }, (_, n) => addDays('2026-11-20', n))

test('sample trainings start weekly on Thursdays, five weeks or more after the first start', () => {
  for (const firstStart of EVERY_DAY_OF_A_YEAR) {
    const days = weeklySessionDays(firstStart, 4)

    expect(days).toHaveLength(4)
    expect(daysBetween(firstStart, days[0] ?? '')).toBeGreaterThanOrEqual(35)
    for (const [index, day] of days.entries()) {
      expect(day).toBe(addDays(days[0] ?? '', 7 * index))
    }
    expect(formatSessionDate(days[0] ?? '')).toMatch(/^Donnerstag, /)
  }
})

test('no sample training falls into the days around Christmas', () => {
  const days = EVERY_DAY_OF_A_YEAR.flatMap((firstStart) => weeklySessionDays(firstStart, 4))

  expect(days.filter((day) => day >= '2026-12-21' && day <= '2027-01-06')).toEqual([])
})

import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addDays, berlinDay, type CalendarDay, daysBetween } from '../../domain/calendar-day.ts'
import { understandSession } from '../../domain/training/session-time.ts'
import { samplePricePeriods, sampleTrainings } from './sample-content.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../../../public')
const EVERY_DAY_OF_A_YEAR = Array.from({ length: 366 }, (_, n) => addDays('2026-11-20', n))

test('sample trainings start weekly on Thursdays, five weeks or more after the first start', () => {
  for (const firstStart of EVERY_DAY_OF_A_YEAR) {
    const days = sessionDays(firstStart)

    expect(days).toHaveLength(4)
    expect(daysBetween(firstStart, days[0] ?? '')).toBeGreaterThanOrEqual(35)
    for (const [index, day] of days.entries()) {
      expect(day).toBe(addDays(days[0] ?? '', 7 * index))
    }
    expect(sampleTrainings(firstStart)[0]?.date).toMatch(/^Donnerstag, /)
  }
})

test('no sample training falls into the days around Christmas', () => {
  const days = EVERY_DAY_OF_A_YEAR.flatMap(sessionDays)

  expect(days.filter((day) => day >= '2026-12-21' && day <= '2027-01-06')).toEqual([])
})

test('the hero image of every sample training exists', () => {
  for (const { heroImage } of sampleTrainings('2026-11-20')) {
    expect(existsSync(path.join(PUBLIC, heroImage)), heroImage).toBe(true)
  }
})

test('every sample training has four to six objectives and methods', () => {
  for (const { id, objectives, methods } of sampleTrainings('2026-11-20')) {
    for (const list of [objectives, methods]) {
      expect(list.length, id).toBeGreaterThanOrEqual(4)
      expect(list.length, id).toBeLessThanOrEqual(6)
    }
  }
})

test('both sample price periods are in force on the first start', () => {
  for (const { validFrom, validUntil } of samplePricePeriods('2026-11-20')) {
    expect(validFrom <= '2026-11-20' && '2026-11-20' <= validUntil).toBe(true)
  }
})

/** The days of the sessions, parsed from the display strings as the product does. */
function sessionDays(firstStart: CalendarDay): CalendarDay[] {
  return sampleTrainings(firstStart).map(({ date, time }) => {
    const session = understandSession(date, time)
    return session === null ? `not understood: ${date}` : berlinDay(session.startsAt)
  })
}

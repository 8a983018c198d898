import { berlinDay, type CalendarDay, isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { readMoney } from '#platform/basics/domain/money.ts'
import type { ReadSchedule } from './price-schedule.ts'

/** Replaces a missing time of creation, so that any other schedule counts as created later. */
const UNKNOWN_CREATION = new Date(0).toISOString()

/** The readable rows of an answer, and the number of unreadable ones. */
export interface ReadSchedules {
  schedules: ReadSchedule[]
  unreadable: number
}

/**
 * Reads the answer of `GET /api/price-schedules`, which another version of the product may have given: a price is a
 * decimal, as a string or a number, and a type may be unknown (specification, sections 3 and 4: price schedule). An
 * unreadable row is left out and counted; the others are still shown.
 * @throws TypeError when the answer is no list
 */
export function readPriceSchedules(answer: unknown): ReadSchedules {
  if (!Array.isArray(answer)) throw new TypeError('The price schedules are no list')
  const schedules = answer.flatMap((row) => readSchedule(row) ?? [])
  return { schedules, unreadable: answer.length - schedules.length }
}

/** Null for a row without a period, a package or valid days. */
function readSchedule(row: unknown): ReadSchedule | null {
  if (typeof row !== 'object' || row === null) return null
  const { id, periodName, periodType, packageId, price, version, createdAt, ...days } =
    row as Record<string, unknown>
  const validFrom = readDay(days.validFrom)
  const validUntil = readDay(days.validUntil)
  if (typeof periodName !== 'string' || typeof periodType !== 'string') return null
  if (typeof packageId !== 'string' || !validFrom || !validUntil) return null
  return {
    id: String(id ?? JSON.stringify([periodName, periodType, packageId])),
    periodName,
    periodType,
    validFrom,
    validUntil,
    packageId,
    price: readMoney(price),
    version: Number.isInteger(version) ? Number(version) : null,
    createdAt: readMoment(createdAt)?.toISOString() ?? UNKNOWN_CREATION,
  }
}

function readDay(value: unknown): CalendarDay | null {
  if (typeof value === 'string' && isCalendarDay(value)) return value
  // A text without a time is no instant: `Date` would read a day that does not exist as another one.
  const moment = String(value).includes('T') ? readMoment(value) : null
  return moment && berlinDay(moment)
}

function readMoment(value: unknown): Date | null {
  const moment = typeof value === 'string' ? new Date(value) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

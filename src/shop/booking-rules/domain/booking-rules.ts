import * as z from 'zod'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { hasBegun } from '#shop/seats/domain/capacity.ts'
import { lastDayOf } from './last-day.ts'

const DAYS_MAX = 365
const HOURS_MAX = 720
const PAYMENT_DAYS_MAX = 90
const ANSWER_DAYS_MAX = 30

function wholeNumber(max: number, min = 0) {
  const error = `Bitte geben Sie eine ganze Zahl von ${min} bis ${max} ein.`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

/**
 * Until when a booking may be changed by who booked, and what the firm promises about answers, cancellations and its
 * invoice. Staff may change everything at any time. A booking keeps the rules that were in force when it was made (what
 * people were promised is stored with their booking).
 */
export const bookingRulesSchema = z.strictObject({
  /** Hours before the session begins, until which a substitute can be named; 0: until it begins. */
  substituteUntilHours: wholeNumber(HOURS_MAX),
  /** Whole days before the day of the session, until which a seat can be moved to another date. */
  moveUntilDays: wholeNumber(DAYS_MAX),
  /** Whole days before the day of the session, until which cancelling is free. Later it is a request. */
  cancelFreeUntilDays: wholeNumber(DAYS_MAX),
  /** What a later cancellation costs at most, in percent of the share of the seat in the price. Staff may ask for less. */
  lateCancelPercent: wholeNumber(100),
  /** Within how many working days registrations and requests are answered. A promise: nothing counts them. */
  answerWithinDays: wholeNumber(ANSWER_DAYS_MAX, 1),
  /** Days from the invoice until it is due; 0: at once. */
  paymentDays: wholeNumber(PAYMENT_DAYS_MAX),
})
export type BookingRules = z.infer<typeof bookingRulesSchema>

export const DEFAULT_BOOKING_RULES: BookingRules = {
  substituteUntilHours: 0,
  moveUntilDays: 3,
  cancelFreeUntilDays: 14,
  lateCancelPercent: 100,
  answerWithinDays: 2,
  paymentDays: 14,
}

/** A date as far as the rules need it. Where the start is unknown, nothing is too late. */
interface RuledDate {
  startsAt: Date | null
}

const HOUR_MS = 3_600_000

/** Whether another person can still take the seat. */
export function canReplace({ startsAt }: RuledDate, rules: BookingRules, now: Date): boolean {
  return (
    startsAt === null || now.getTime() < startsAt.getTime() - rules.substituteUntilHours * HOUR_MS
  )
}

/** Whether the seat can still be moved to another date. */
export function canMove(date: RuledDate, rules: BookingRules, now: Date): boolean {
  return isInTime(date, rules.moveUntilDays, now)
}

/** What becomes of a wish to cancel: it is done, becomes a request that staff answer, or comes too late. */
export type CancelMode = 'free' | 'request' | 'over'

export function cancelMode(date: RuledDate, rules: BookingRules, now: Date): CancelMode {
  if (isInTime(date, rules.cancelFreeUntilDays, now)) return 'free'
  return hasBegun(date.startsAt, now) ? 'over' : 'request'
}

/**
 * What becomes of a wish to cancel a whole booking. Seats whose session has begun are not cancelled, so they do not
 * count; it is free where each other seat is.
 *
 * @param dates one for each seat that is not cancelled
 */
export function bookingCancelMode(
  dates: readonly RuledDate[],
  rules: BookingRules,
  now: Date,
): CancelMode {
  const modes = dates.map((date) => cancelMode(date, rules, now)).filter((mode) => mode !== 'over')
  if (modes.length === 0) return 'over'
  return modes.includes('request') ? 'request' : 'free'
}

/** Days are calendar days in Europe/Berlin, and the last one counts as a whole, but never beyond the start. */
function isInTime(date: RuledDate, days: number, now: Date): boolean {
  const last = lastDayOf(date, days)
  return last === null || (berlinDay(now) <= last && !hasBegun(date.startsAt, now))
}

import { Temporal } from 'temporal-polyfill'
import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { TRAINING_MINUTES } from './session-facts.ts'

const ZONE = 'Europe/Berlin'

/** Usual German names and abbreviations, Monday first as in ISO 8601. */
const WEEKDAYS = [
  ['montag', 'mo'],
  ['dienstag', 'di'],
  ['mittwoch', 'mi'],
  ['donnerstag', 'do'],
  ['freitag', 'fr'],
  ['samstag', 'sonnabend', 'sa'],
  ['sonntag', 'so'],
]
const MONTHS = [
  ['januar', 'jänner', 'jan'],
  ['februar', 'febr', 'feb'],
  ['märz', 'maerz', 'mär', 'mrz'],
  ['april', 'apr'],
  ['mai'],
  ['juni', 'jun'],
  ['juli', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'okt'],
  ['november', 'nov'],
  ['dezember', 'dez'],
]

/** "Di., 12.1.2027", "Dienstag, den 12. Januar 2027", "12. Jan. 2027" */
const DATE =
  /^(?:(?<weekday>\p{L}+)\.?,?\s*(?:den\s+)?)?(?<day>\d{1,2})\.\s*(?:(?<month>\d{1,2})\.|(?<monthName>\p{L}+)\.?)\s*(?<year>\d{4})$/u

/** "10:00 – 11:30 Uhr", "10–11.30", "10 Uhr bis 11:30 Uhr", "10:00 Uhr" */
const TIME =
  /^(?:von\s+)?(?<start>\d{1,2}(?:[:.]\d{2})?)(?:\s*uhr)?(?:\s*(?:[-‐‑–—−]|bis)\s*(?<end>\d{1,2}(?:[:.]\d{2})?)(?:\s*uhr)?)?$/
/** A lone number such as "10" is ambiguous. */
const LONE_NUMBER = /^\d{1,2}$/

/** The instants at which a session begins and ends. */
export type SessionTime = { startsAt: Date; endsAt: Date }

/** The position of a name in a list, counted from 1; null for an unknown name. */
function numberOf(name: string, names: readonly (readonly string[])[]): number | null {
  return names.findIndex((forms) => forms.includes(name)) + 1 || null
}

function normalised(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

/**
 * The day that the text names, or null for an unknown form.
 * @throws RangeError when the day does not exist
 */
function readDay(text: string): Temporal.PlainDate | null {
  const { weekday, day, month, monthName, year } = DATE.exec(normalised(text))?.groups ?? {}
  const monthNumber = monthName === undefined ? Number(month) : numberOf(monthName, MONTHS)
  if (monthNumber === null || day === undefined || year === undefined) return null
  const date = Temporal.PlainDate.from(
    { year: Number(year), month: monthNumber, day: Number(day) },
    { overflow: 'reject' },
  )
  // Weekday and date contradict each other, and either may be wrong: no time is better than a wrong one.
  if (weekday !== undefined && numberOf(weekday, WEEKDAYS) !== date.dayOfWeek) return null
  return date
}

/**
 * The instant of a clock time in Berlin ("10:00", "10.00", "10").
 * @throws RangeError when it does not exist or exists twice that day
 */
function momentAt(day: Temporal.PlainDate, clock: string): Temporal.ZonedDateTime {
  const [hour, minute = 0] = clock.split(/[:.]/).map(Number)
  return day
    .toPlainDateTime(Temporal.PlainTime.from({ hour: hour ?? 0, minute }, { overflow: 'reject' }))
    .toZonedDateTime(ZONE, { disambiguation: 'reject' })
}

/**
 * The session on a day from one clock time to another ("10:00"), in Europe/Berlin.
 * @returns null for a time that does not exist or exists twice that day, and for an end that is not after the start
 */
export function sessionOn(day: CalendarDay, start: string, end: string): SessionTime | null {
  try {
    const date = Temporal.PlainDate.from(day)
    return sessionBetween(momentAt(date, start), momentAt(date, end))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * Whether a clock time ("02:30") exists on a day in Europe/Berlin: it is skipped on the Sunday on which summer time
 * begins, and exists twice on that on which it ends. Null for any other.
 */
export function clockChangeAt(day: CalendarDay, clock: string): 'skipped' | 'doubled' | null {
  const [hour, minute] = clock.split(':').map(Number)
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime({
    hour: hour ?? 0,
    minute: minute ?? 0,
  })
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    wanted.toZonedDateTime(ZONE, { disambiguation }),
  )
  if (!earlier || !later || earlier.equals(later)) return null
  return earlier.toPlainDateTime().equals(wanted) ? 'doubled' : 'skipped'
}

function sessionBetween(
  startsAt: Temporal.ZonedDateTime,
  endsAt: Temporal.ZonedDateTime,
): SessionTime | null {
  if (Temporal.ZonedDateTime.compare(startsAt, endsAt) >= 0) return null
  return {
    startsAt: new Date(startsAt.epochMilliseconds),
    endsAt: new Date(endsAt.epochMilliseconds),
  }
}

function readSession(date: string, time: string): SessionTime | null {
  const day = readDay(date)
  const { start, end } = TIME.exec(normalised(time))?.groups ?? {}
  if (day === null || start === undefined || LONE_NUMBER.test(normalised(time))) return null
  const startsAt = momentAt(day, start)
  const endsAt =
    end === undefined ? startsAt.add({ minutes: TRAINING_MINUTES }) : momentAt(day, end)
  return sessionBetween(startsAt, endsAt)
}

/**
 * Reads a training's date and time in the usual German forms: "Dienstag, 12. Januar 2027" or "12.01.2027", and "10:00 –
 * 11:30 Uhr" or "10:00 Uhr". Clock times are those of Europe/Berlin; without an end, a session lasts 90 minutes
 * (specification, section 9).
 * @returns null for anything else: an unknown form, a day or time that does not exist, a time that exists twice as
 * summer time ends, a weekday that contradicts the date, or an end that is not after the start
 */
export function understandSession(date: string, time: string): SessionTime | null {
  try {
    return readSession(date, time)
  } catch (error) {
    // Thrown by Temporal for a day or a time that does not exist.
    if (error instanceof RangeError) return null
    throw error
  }
}

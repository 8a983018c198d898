/** A calendar day in Europe/Berlin, "2026-12-31". Sorted as text, days are in order of time. */
export type CalendarDay = string

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Not taken from Intl: server and browser may have different language data. */
export const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

const berlinParts = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Berlin',
  calendar: 'iso8601',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Midnight UTC of the day, in milliseconds since 1970. Days are counted in UTC, where each has 24 hours; in Berlin, two
 * days a year have 23 or 25.
 */
function utcMidnight(day: CalendarDay): number {
  const ms = Date.parse(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(ms) && new Date(ms).toISOString() === `${day}T00:00:00.000Z`
  // JavaScript engines turn 31 February into a day in March. The calendar has no year 0, nor has PostgreSQL.
  if (!exists || day.startsWith('0000')) {
    throw new RangeError(`Not a calendar day of the form 2026-12-31: ${JSON.stringify(day)}`)
  }
  return ms
}

/** True for a day that exists in the calendar, written yyyy-MM-dd. */
export function isCalendarDay(text: string): text is CalendarDay {
  try {
    utcMidnight(text)
    return true
  } catch {
    return false
  }
}

/**
 * The calendar day that an instant falls on in Europe/Berlin, whatever the system's time zone.
 * @throws RangeError for an invalid date
 */
export function berlinDay(instant: Date): CalendarDay {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of berlinParts.formatToParts(instant)) parts[type] = value
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
}

/**
 * The day `n` calendar days later, or earlier when `n` is negative.
 * @throws RangeError when `day` is no calendar day, `n` no integer, or the result lies outside the years 0 to 9999
 */
export function addDays(day: CalendarDay, n: number): CalendarDay {
  if (!Number.isInteger(n)) throw new RangeError(`Not a number of days: ${n}`)
  const result = new Date(utcMidnight(day) + n * DAY_MS).toISOString()
  // Years outside of 0 to 9999 are written with a sign and six digits, which would break sorting by text.
  if (!/^\d{4}-/.test(result)) throw new RangeError(`Outside the calendar: ${day} plus ${n} days`)
  return result.slice(0, 10)
}

/**
 * How many calendar days `to` comes after `from`: 0 for the same day, negative when it comes before.
 * @throws RangeError when either is no calendar day
 */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS
}

/**
 * The Monday of the ISO 8601 week that the day belongs to; for a Monday, the day itself.
 * @throws RangeError when it is no calendar day
 */
export function mondayOf(day: CalendarDay): CalendarDay {
  const daysSinceMonday = (new Date(utcMidnight(day)).getUTCDay() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/**
 * The day in long German form, "1. Dezember 2025" (specification, section 2: price management).
 * @throws RangeError when it is no calendar day
 */
export function formatLongDay(day: CalendarDay): string {
  const date = new Date(utcMidnight(day))
  return `${date.getUTCDate()}. ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

const WEEKDAYS = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const
/** An arbitrary Monday, from which weekdays are counted. */
const SOME_MONDAY = '2024-01-01'

/**
 * Formats a day like a training's date, "Dienstag, 12. Januar 2027" (specification, section 3: display strings).
 * @throws RangeError when it is no calendar day
 */
export function formatSessionDate(day: CalendarDay): string {
  const sinceMonday = daysBetween(SOME_MONDAY, day) % 7
  return `${WEEKDAYS.at(sinceMonday)}, ${formatLongDay(day)}`
}

/**
 * The instant at which the day begins in Europe/Berlin. Correct for the rules of that time zone since 1980.
 * @throws RangeError when it is no calendar day
 */
export function berlinMidnight(day: CalendarDay): Date {
  const inSummer = new Date(utcMidnight(day) - 2 * HOUR_MS)
  // In winter, that instant is still 23:00 of the day before.
  return berlinDay(inSummer) === day ? inSummer : new Date(inSummer.getTime() + HOUR_MS)
}

/**
 * Milliseconds until the next calendar day begins in Europe/Berlin, when prices may change: more than 0, at most 25
 * hours (the longest day of a year). Correct for the rules of that time zone since 1980.
 * @throws RangeError for an invalid date
 */
export function msUntilNextBerlinDay(instant: Date): number {
  return berlinMidnight(addDays(berlinDay(instant), 1)).getTime() - instant.getTime()
}

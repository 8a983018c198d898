import {
  addDays,
  type CalendarDay,
  isCalendarDay,
  MONTHS,
  mondayOf,
} from '#platform/basics/domain/calendar-day.ts'

const GERMAN_WEEKDAYS = 'montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(' ')
const ENGLISH_WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
/** With a capital letter only: "so" and "do" are words too. */
const SHORT_WEEKDAYS = ['Mo Di Mi Do Fr Sa So'.split(' '), 'Mon Tue Wed Thu Fri Sat Sun'.split(' ')]
const ENGLISH_MONTHS =
  'january february march april may june july august september october november december'.split(' ')
const GERMAN_MONTHS = MONTHS.map((month) => month.toLowerCase())
const FRIDAY = 4

const MONTH = '(?<month>\\p{L}{3,9})\\.?'
const YEAR = '(?:,?\\s*(?<year>20\\d\\d))?'
const NEXT = '(?:nächste[nrs]?|next)'

interface Parts {
  readonly [name: string]: string | undefined
}

/** How a day is written, and which day it is. The first one that fits counts. */
const WRITTEN: readonly (readonly [string, (parts: Parts, today: CalendarDay) => string | null])[] =
  [
    ['(?<iso>20\\d\\d-\\d\\d-\\d\\d)', ({ iso }) => iso ?? null],
    ['(?:heute|today)', (_, today) => today],
    ['(?:morgen|tomorrow)', (_, today) => addDays(today, 1)],
    ['(?:übermorgen|(?:the )?day after tomorrow)', (_, today) => addDays(today, 2)],
    [
      `(?:ende|the end of|end of) (?:${NEXT}(?: the)? (?:woche|week))|${NEXT} (?:woche|week)`,
      (_, today) => addDays(mondayOf(today), 7 + FRIDAY),
    ],
    [
      '(?:ende|the end of|end of) (?:(?:der|dieser|the|this) )?(?:woche|week)',
      (_, today) => endOfWeek(today),
    ],
    [
      '(?:ende |the end of |end of )?(?:kw|week) ?(?<week>\\d\\d?)',
      ({ week }, today) => fridayOfWeek(Number(week), today),
    ],
    [
      '(?:(?:ende|the end of|end of) (?:(?:des|dieses|the|this) )?(?:monats|month)|monatsende|zum monatsende)',
      (_, today) => lastOfMonth(today.slice(0, 7)),
    ],
    [
      `(?:ende|the end of|end of) ${MONTH}${YEAR}`,
      ({ month, year }, today) => endOfMonth(monthOf(month), year, today),
    ],
    [
      `(?<day>\\d\\d?)(?:\\. ?|(?:st|nd|rd|th)? (?:of )?)${MONTH}${YEAR}`,
      ({ day, month, year }, today) => dayOf(day, monthOf(month), year, today),
    ],
    [
      `${MONTH} (?<day>\\d\\d?)(?:st|nd|rd|th)?${YEAR}`,
      ({ day, month, year }, today) => dayOf(day, monthOf(month), year, today),
    ],
    [
      '(?<day>\\d\\d?)\\.(?<number>\\d\\d?)(?:\\.(?<year>20\\d\\d|\\d\\d)?)?(?! ?(?:€|euro|uhr|%|prozent|percent|h\\b|mio|kg|km))',
      ({ day, number, year }, today) =>
        dayOf(day, Number(number), year && (year.length === 2 ? `20${year}` : year), today),
    ],
    // "Bis zum 10. Kapitel" names no day.
    [
      '(?:the )?(?<day>\\d\\d?)(?:\\.|st|nd|rd|th)(?=$|[,;)])',
      ({ day }, today) => nextOfMonths(Number(day), today),
    ],
    [
      `(?<how>${NEXT}|diese[nr]?|kommende[nr]?|this|coming|on|am)? ?(?<weekday>\\p{L}{2,10})\\.?`,
      ({ how = '', weekday = '' }, today) => weekdayAfter(weekday, how, today),
    ],
  ]
const PATTERNS = WRITTEN.map(
  ([pattern, day]) => [new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'), day] as const,
)

/**
 * The day that a text begins with, in German or English: "Freitag", "3.12.", "end of next week". A day without a year is
 * the next one; a week ends on its Friday.
 *
 * @param today from which it is counted
 * @returns null where it begins with none
 */
export function readDay(
  text: string,
  today: CalendarDay,
): { day: CalendarDay; length: number } | null {
  for (const [pattern, dayIn] of PATTERNS) {
    const match = pattern.exec(text)
    const day = match && dayIn(match.groups ?? {}, today)
    if (day && isCalendarDay(day)) return { day, length: match[0].length }
  }
  return null
}

/** The Friday of the week; on a Saturday or Sunday, of the next one. */
function endOfWeek(today: CalendarDay): CalendarDay {
  const friday = addDays(mondayOf(today), FRIDAY)
  return friday >= today ? friday : addDays(friday, 7)
}

/** The first such weekday after today; with "next", the one of the week after this one. */
function weekdayAfter(name: string, how: string, today: CalendarDay): CalendarDay | null {
  const index = weekdayOf(name)
  if (index < 0) return null
  const monday = mondayOf(today)
  if (/^n/i.test(how)) return addDays(monday, 7 + index)
  const day = addDays(monday, index)
  return day > today ? day : addDays(day, 7)
}

function weekdayOf(name: string): number {
  const lower = name.toLowerCase()
  const names = [GERMAN_WEEKDAYS.indexOf(lower), ENGLISH_WEEKDAYS.indexOf(lower)]
  return Math.max(...names, ...SHORT_WEEKDAYS.map((days) => days.indexOf(name)))
}

/** From 1; 0 for what is no month. "Dez", "Dec" and "Sept" are months too. */
function monthOf(name = ''): number {
  const lower = name.toLowerCase()
  const isIt = (month: string) => month.startsWith(lower) && lower.length >= 3
  return Math.max(GERMAN_MONTHS.findIndex(isIt), ENGLISH_MONTHS.findIndex(isIt)) + 1
}

function isoDay(year: number | string, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Without a year, this year's day, or next year's where that is over. */
function dayOf(
  day: string | undefined,
  month: number,
  year: string | undefined,
  today: CalendarDay,
): string | null {
  if (month < 1) return null
  if (year) return isoDay(year, month, Number(day))
  const thisYear = Number(today.slice(0, 4))
  const own = isoDay(thisYear, month, Number(day))
  return own >= today ? own : isoDay(thisYear + 1, month, Number(day))
}

/** This month's day of that number, or next month's where it is over. */
function nextOfMonths(day: number, today: CalendarDay): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const own = isoDay(year, month, day)
  if (own >= today) return own
  return month === 12 ? isoDay(year + 1, 1, day) : isoDay(year, month + 1, day)
}

function endOfMonth(
  month: number,
  year: string | undefined,
  today: CalendarDay,
): CalendarDay | null {
  const first = dayOf('1', month, year, `${today.slice(0, 7)}-01`)
  return first && lastOfMonth(first.slice(0, 7))
}

function lastOfMonth(month: string): CalendarDay {
  return addDays(addDays(`${month}-01`, 31).slice(0, 8).concat('01'), -1)
}

/** The Friday of the week by ISO 8601; of the next year's where that is over. */
function fridayOfWeek(week: number, today: CalendarDay): CalendarDay | null {
  if (week < 1 || week > 53) return null
  const year = Number(today.slice(0, 4))
  const fridayIn = (of: number) => addDays(mondayOf(`${of}-01-04`), 7 * (week - 1) + FRIDAY)
  return fridayIn(year) >= today ? fridayIn(year) : fridayIn(year + 1)
}

import { type CalendarDay, daysBetween } from '#platform/basics/domain/calendar-day.ts'

const SHORT_MONTHS = [
  'Jan',
  'Feb',
  'Mär',
  'Apr',
  'Mai',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Okt',
  'Nov',
  'Dez',
] as const

const MAX_TICKS = 12
/** In months. The largest ones are for a period that ends in a year such as 9999. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000] as const

export interface Tick {
  day: CalendarDay
  /** "Jan"; the year where a step is a year or longer. */
  label: string
  /** The year at its first tick, unless it is the label itself. */
  year: string | null
  /** Position in percent of the width. */
  place: number
}

/** Positions of days on a timeline of whole months, in percent of its width. */
export interface TimelineScale {
  ticks: Tick[]
  /** Position of the beginning of the day. */
  startOf: (day: CalendarDay) => number
  /** Position of the end of the day. */
  endOf: (day: CalendarDay) => number
}

/**
 * The scale for all of the given days.
 * @throws RangeError when one of them is not a calendar day
 */
export function timelineScale(days: readonly [CalendarDay, ...CalendarDay[]]): TimelineScale {
  const sorted = [...days].sort()
  const first = monthsOf(sorted[0] ?? days[0])
  const last = monthsOf(sorted.at(-1) ?? days[0])
  const from = firstOfMonth(first)
  const length = daysBetween(from, firstOfMonth(last)) + daysInMonth(last)
  const startOf = (day: CalendarDay) => (100 * daysBetween(from, day)) / length
  return {
    ticks: ticksBetween(first, last, startOf),
    startOf,
    endOf: (day) => (100 * (daysBetween(from, day) + 1)) / length,
  }
}

function ticksBetween(first: number, last: number, startOf: TimelineScale['startOf']): Tick[] {
  const step = STEPS.find((months) => (last - first) / months < MAX_TICKS) ?? 12_000
  const ticks: Tick[] = []
  for (let month = Math.ceil(first / step) * step; month <= last; month += step) {
    const day = firstOfMonth(month)
    const year = String(Math.floor(month / 12))
    const isNewYear = ticks.length === 0 || month % 12 < step
    const label = step < 12 ? (SHORT_MONTHS[month % 12] ?? '') : year
    ticks.push({ day, label, year: step < 12 && isNewYear ? year : null, place: startOf(day) })
  }
  return ticks
}

/** Months since the beginning of year 0. */
function monthsOf(day: CalendarDay): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return 12 * year + month - 1
}

function firstOfMonth(months: number): CalendarDay {
  const year = String(Math.floor(months / 12)).padStart(4, '0')
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

function daysInMonth(months: number): number {
  const year = Math.floor(months / 12)
  // Leap years repeat every 400 years, so the year is mapped to 2000-2399: Date would read 99 as 1999.
  return new Date(Date.UTC(2000 + (year % 400), (months % 12) + 1, 0)).getUTCDate()
}

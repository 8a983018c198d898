import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  berlinDay,
  type CalendarDay,
  formatLongDay,
  formatSessionDate,
} from '#platform/basics/domain/calendar-day.ts'
import {
  addMonths,
  type CalendarMonth,
  formatMonth,
  monthOf,
  weeksOf,
} from '#platform/basics/domain/calendar-month.ts'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import { type DatesByDay, datesByDay, nextMonthWithDates } from './dates-by-day.ts'

const WEEKDAYS = [
  ['Mo', 'Montag'],
  ['Di', 'Dienstag'],
  ['Mi', 'Mittwoch'],
  ['Do', 'Donnerstag'],
  ['Fr', 'Freitag'],
  ['Sa', 'Samstag'],
  ['So', 'Sonntag'],
] as const

interface DatesCalendarProps {
  /** The earliest first. */
  dates: readonly PlannedDate[]
  /** Undefined for the present one. */
  month: CalendarMonth | undefined
  now: Date
}

/** The dates of one month: as a table of weeks, below 1024 px as a list of days. Days are those of Europe/Berlin. */
export function DatesCalendar({ dates, month: chosen, now }: DatesCalendarProps) {
  const today = berlinDay(now)
  const month = chosen ?? monthOf(today)
  const byDay = datesByDay(dates)
  return (
    <section aria-label="Kalender" className="mt-6">
      <MonthBar month={month} present={monthOf(today)} />
      <div className="max-lg:hidden">
        <MonthTable month={month} byDay={byDay} today={today} now={now} />
      </div>
      <div className="lg:hidden">
        <MonthList month={month} byDay={byDay} today={today} now={now} />
      </div>
      <NextMonth month={month} byDay={byDay} />
    </section>
  )
}

function MonthBar({ month, present }: { month: CalendarMonth; present: CalendarMonth }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 aria-live="polite" className="text-h4">
        {formatMonth(month)}
      </h2>
      <nav aria-label="Monat" className="flex flex-wrap gap-2">
        <MonthLink month={addMonths(month, -1)} label="Vorheriger Monat">
          <ArrowLeftIcon />
        </MonthLink>
        <ButtonLink
          to="/admin/termine"
          search={{ ansicht: 'kalender' }}
          resetScroll={false}
          variant="secondary"
          size="small"
          aria-current={month === present ? 'date' : undefined}
        >
          Heute
        </ButtonLink>
        <MonthLink month={addMonths(month, 1)} label="Nächster Monat">
          <ArrowRightIcon />
        </MonthLink>
      </nav>
    </div>
  )
}

interface MonthLinkProps {
  month: CalendarMonth
  label: string
  children: ReactNode
}

function MonthLink({ month, label, children }: MonthLinkProps) {
  return (
    <ButtonLink
      to="/admin/termine"
      search={{ ansicht: 'kalender', monat: month }}
      resetScroll={false}
      variant="secondary"
      size="small"
      aria-label={`${label}: ${formatMonth(month)}`}
    >
      {children}
    </ButtonLink>
  )
}

interface MonthProps {
  month: CalendarMonth
  byDay: DatesByDay
  today: CalendarDay
  now: Date
}

function MonthTable({ month, byDay, today, now }: MonthProps) {
  return (
    <table className="mt-4 w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card bg-white shadow-card">
      <caption className="sr-only">{`Termine im ${formatMonth(month)}, nach Wochentagen`}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map(([short, long]) => (
            <th
              key={short}
              scope="col"
              abbr={long}
              className="bg-section px-2.5 py-2 text-left font-semibold text-[0.8125rem] text-secondary"
            >
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={classes(
                  'h-24 border-section border-t border-l p-1.5 align-top first:border-l-0',
                  monthOf(day) !== month && 'bg-page',
                )}
              >
                <DayNumber day={day} isToday={day === today} isOutside={monthOf(day) !== month} />
                <Entries dates={byDay.get(day) ?? []} day={day} now={now} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayNumberProps {
  day: CalendarDay
  isToday: boolean
  isOutside: boolean
}

function DayNumber({ day, isToday, isOutside }: DayNumberProps) {
  return (
    <time
      dateTime={day}
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'inline-grid size-7 place-items-center rounded-pill text-[0.8125rem] tabular-nums',
        isToday ? 'bg-brand font-semibold text-white' : isOutside ? 'text-muted' : 'font-semibold',
      )}
    >
      <span aria-hidden="true">{Number(day.slice(-2))}</span>
      <span className="sr-only">{formatLongDay(day)}</span>
    </time>
  )
}

/** The days of the month that have dates. */
function MonthList({ month, byDay, today, now }: MonthProps) {
  const days = [...byDay.keys()].filter((day) => monthOf(day) === month)
  if (days.length === 0) {
    return <Card className="mt-4 text-center">{`Im ${formatMonth(month)} ist kein Termin.`}</Card>
  }
  return days.map((day) => (
    <section key={day} aria-label={formatLongDay(day)} className="mt-4">
      <h3 className="mb-1.5 font-semibold text-small">
        {`${formatSessionDate(day)}${day === today ? ' (heute)' : ''}`}
      </h3>
      <Entries dates={byDay.get(day) ?? []} day={day} now={now} />
    </section>
  ))
}

function Entries({
  dates,
  day,
  now,
}: {
  dates: readonly PlannedDate[]
  day: CalendarDay
  now: Date
}) {
  if (dates.length === 0) return null
  return (
    <ul aria-label={`Termine am ${formatLongDay(day)}`} className="mt-1 grid grid-cols-1 gap-1.5">
      {dates.map((date) => (
        <li key={date.id}>
          <CalendarEntry date={date} now={now} />
        </li>
      ))}
    </ul>
  )
}

/** Where a month has no date, the way to the next one that has. */
function NextMonth({ month, byDay }: { month: CalendarMonth; byDay: DatesByDay }) {
  const next = nextMonthWithDates(byDay, month)
  const isEmpty = ![...byDay.keys()].some((day) => monthOf(day) === month)
  if (!isEmpty || next === undefined) return null
  return (
    <p className="mt-4">
      <Link
        to="/admin/termine"
        search={{ ansicht: 'kalender', monat: next }}
        resetScroll={false}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
      >
        {`Zum nächsten Termin im ${formatMonth(next)}`}
      </Link>
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { todoQuery } from '#office/todo/web/todo-query.ts'
import { MEETING_FIELD } from '#shop/dates/web/meeting-field.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { DayAndTime } from '#shop/trainings/web/day-and-time.tsx'

/** Below 1024 px the last of them is hidden. */
const SHOWN = 3
const LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-sm font-semibold underline decoration-line underline-offset-3 hover:decoration-current'

/**
 * The next dates, each with its meeting link or a link to where it is entered, unless that is to do already. Renders
 * nothing where there are none.
 */
export function NextDates() {
  // Somebody may have booked since.
  const { data = [] } = useQuery({ ...datesQuery, refetchOnMount: 'always' })
  const { data: todo } = useQuery(todoQuery)
  const [now] = useState(() => new Date())
  const next = data
    .filter(
      ({ state, endsAt }) => state === 'planned' && endsAt && !hasEnded(new Date(endsAt), now),
    )
    .slice(0, SHOWN)
  if (next.length === 0) return null
  return (
    <section aria-labelledby="next-dates-title" className="mb-4 gap-x-6 lg:flex lg:items-center">
      <h2 id="next-dates-title" className="shrink-0 text-h4 max-lg:mb-3 lg:w-38">
        Nächste Termine
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card bg-section shadow-card lg:flex-1 lg:auto-cols-fr lg:grid-flow-col">
        {next.map((date) => (
          <NextDate
            key={date.id}
            date={date}
            isLinkToDo={todo?.missingLinks.items.some(({ dateId }) => dateId === date.id) ?? false}
          />
        ))}
      </ul>
    </section>
  )
}

interface NextDateProps {
  date: PlannedDate
  /** Whether the missing meeting link is among what is to do, which leads to its field. */
  isLinkToDo: boolean
}

function NextDate({ date: planned, isLinkToDo }: NextDateProps) {
  const { id, trainingTitle, date, time, seatsTaken, capacity } = planned
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 bg-white px-4 py-2.5 text-small max-lg:nth-3:hidden sm:px-5">
      <div className="min-w-0">
        <Link
          to="/admin/termine/$id"
          params={{ id }}
          aria-label={`Termin: ${trainingTitle}, ${date}`}
          className="rounded-sm font-semibold underline decoration-line underline-offset-3 hover:decoration-current"
        >
          {trainingTitle}
        </Link>
        <p className="text-secondary text-[0.8125rem]">
          <DayAndTime date={date} time={time} />
          <span className="block tabular-nums">{`${seatsTaken} von ${capacity} Plätzen vergeben`}</span>
        </p>
      </div>
      {isLinkToDo ? (
        <span className="whitespace-nowrap text-muted">Link fehlt</span>
      ) : (
        <MeetingLink date={planned} />
      )}
    </li>
  )
}

function MeetingLink({ date: { id, trainingTitle, date, meetingUrl } }: { date: PlannedDate }) {
  const name = `${trainingTitle}, ${date}`
  if (meetingUrl) {
    return (
      <a
        href={meetingUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Meeting öffnen: ${name}`}
        className={LINK}
      >
        Meeting öffnen
      </a>
    )
  }
  return (
    <Link
      to="/admin/termine/$id"
      params={{ id }}
      hash={MEETING_FIELD}
      aria-label={`Link eintragen: ${name}`}
      className={LINK}
    >
      Link eintragen
    </Link>
  )
}

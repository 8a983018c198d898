import { Link } from '@tanstack/react-router'
import { classes } from '#platform/design/web/classes.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { type DatePhase, isLinkMissing, phaseOf } from './date-phase.ts'
import { clockTime } from './date-values.ts'
import { SeatsBar, seatsText } from './seats-bar.tsx'

const LOOKS: Readonly<Record<DatePhase, string>> = {
  coming: 'border-brand bg-brand-tint',
  running: 'border-early bg-brand-tint',
  over: 'border-line bg-section text-secondary',
  cancelled: 'border-error bg-section text-secondary',
}

const PHASES: Readonly<Record<DatePhase, string | null>> = {
  coming: null,
  running: 'Läuft gerade',
  over: null,
  cancelled: 'Abgesagt',
}

/** A date in the calendar: its start, its training and its seats, with a link to its page. */
export function CalendarEntry({ date, now }: { date: PlannedDate; now: Date }) {
  const { id, trainingTitle, startsAt, seatsTaken, capacity } = date
  const phase = phaseOf(date, now)
  const note = isLinkMissing(date, now) ? 'Link fehlt' : PHASES[phase]
  return (
    <Link
      to="/admin/termine/$id"
      params={{ id }}
      className={classes(
        'grid grid-cols-1 gap-1 rounded-input border-l-4 px-2 py-1.5 text-[0.8125rem] leading-tight transition-colors hover:bg-sand',
        LOOKS[phase],
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 tabular-nums">
        <span className="font-semibold">{startsAt && clockTime(startsAt)}</span>
        <span aria-hidden="true">{`${seatsTaken}/${capacity}`}</span>
      </span>
      <span className={classes('wrap-anywhere', phase === 'cancelled' && 'line-through')}>
        {trainingTitle}
      </span>
      <span className="sr-only">{seatsText(date)}</span>
      <SeatsBar date={date} className="h-1.5 bg-white" />
      {note && <span className="font-semibold text-orange-text">{note}</span>}
    </Link>
  )
}

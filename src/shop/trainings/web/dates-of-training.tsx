import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import type { Training } from '../domain/training.ts'
import type { ComingDate } from '../domain/training-date.ts'
import { freeSeatsText } from './coming-dates.ts'
import { DayAndTime } from './day-and-time.tsx'

/** Shown instead of day and time of a training without a date to come. */
export const NO_COMING_DATE = 'Neue Termine folgen'

interface FurtherDatesProps {
  training: Training
  /** The date that is shown already; without it, the next one. */
  shown?: ComingDate | null
  /** Whether a full date links to its waiting list: not inside another link. */
  hasLinks?: boolean
  className?: string
}

/** The other dates to come, with the seats left. Renders nothing where there are none. */
export function FurtherDates({
  training: { dates },
  shown = dates[0] ?? null,
  hasLinks = false,
  className,
}: FurtherDatesProps) {
  const further = dates.filter(({ id }) => id !== shown?.id)
  if (further.length === 0) return null
  return (
    <div className={className}>
      <p className="font-semibold">Weitere Termine</p>
      <ul className="mt-1 grid gap-1">
        {further.map(({ id, date, time, startsAt, endsAt, seatsLeft }) => (
          <li key={id}>
            <DayAndTime date={date} time={`${time}:`} />{' '}
            <span className="inline-block">{seatsText(seatsLeft)}</span>{' '}
            <OwnTime addressed="ihr" session={{ startsAt, endsAt }} />
            {hasLinks && seatsLeft === 0 && (
              <span>
                ,{' '}
                <a
                  href={waitingListAddress({ date: id })}
                  className="underline underline-offset-3 hover:decoration-2"
                >
                  zur Warteliste
                  <span className="sr-only">{` für ${date}`}</span>
                </a>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function seatsText(seatsLeft: number): string {
  return seatsLeft === 0 ? 'ausgebucht' : freeSeatsText(seatsLeft)
}

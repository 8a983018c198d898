import { hasBegun } from '#shop/seats/domain/capacity.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'

export type DatePhase = 'coming' | 'running' | 'over' | 'cancelled'

type Session = Pick<PlannedDate, 'state' | 'startsAt' | 'endsAt'>

/** Where a date stands by the clock. One whose instants are unknown is still to come. */
export function phaseOf({ state, startsAt, endsAt }: Session, now: Date): DatePhase {
  if (state === 'cancelled') return 'cancelled'
  if (hasEnded(instant(endsAt), now)) return 'over'
  return hasBegun(instant(startsAt), now) ? 'running' : 'coming'
}

/** Whether people have a seat in a date that is not over, and no link to its meeting. */
export function isLinkMissing(
  date: Session & Pick<PlannedDate, 'meetingUrl' | 'seatsTaken'>,
  now: Date,
): boolean {
  const phase = phaseOf(date, now)
  return (
    (phase === 'coming' || phase === 'running') && date.meetingUrl === null && date.seatsTaken > 0
  )
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

import { Badge } from '#platform/design/web/badge.tsx'
import { seatsNote } from '#shop/seats/domain/capacity.ts'
import type { Training } from '../domain/training.ts'
import { NO_COMING_DATE } from './dates-of-training.tsx'

interface SeatsBadgeProps {
  training: Training
  className?: string
}

/** Renders nothing while many seats are free. */
export function SeatsBadge({ training, className }: SeatsBadgeProps) {
  const note = availabilityNote(training)
  if (note === null) return null
  return (
    <Badge tone={training.bookable ? 'orange' : 'red'} className={className}>
      {note}
    </Badge>
  )
}

/** The note about the seats of the next date. */
export function availabilityNote({ seatsLeft, dates }: Training): string | null {
  return dates.length === 0 ? NO_COMING_DATE : seatsNote(seatsLeft)
}

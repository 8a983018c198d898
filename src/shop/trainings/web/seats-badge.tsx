import { Badge } from '#platform/design/web/badge.tsx'
import { seatsNote } from '#shop/seats/domain/capacity.ts'
import { type Availability, isBookable } from '../domain/availability.ts'
import { NO_COMING_DATE } from './dates-of-training.tsx'

interface SeatsBadgeProps {
  of: Availability
  className?: string
}

/** Renders nothing while many seats are free. */
export function SeatsBadge({ of, className }: SeatsBadgeProps) {
  const note = availabilityNote(of)
  if (note === null) return null
  return (
    <Badge tone={isBookable(of) ? 'orange' : 'red'} className={className}>
      {note}
    </Badge>
  )
}

/** "Noch 3 Plätze", "Ausgebucht" or that no date is to come; null while many seats are free. */
export function availabilityNote({ date }: Availability): string | null {
  return date === null ? NO_COMING_DATE : seatsNote(date.seatsLeft)
}

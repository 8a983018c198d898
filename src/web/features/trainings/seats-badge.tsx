import { seatsNote } from '#domain/registration/capacity.ts'
import type { Training } from '#domain/training/training.ts'
import { Badge } from '../../ui/badge.tsx'

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

/** The note about seats before booking. A training that has begun is closed for registration. */
export function availabilityNote({ seatsLeft, bookable }: Training): string | null {
  if (!bookable && seatsLeft > 0) return 'Anmeldung geschlossen'
  return seatsNote(seatsLeft)
}

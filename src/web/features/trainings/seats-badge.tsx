import { seatsNote } from '#domain/registration/capacity.ts'
import type { Training } from '#domain/training/training.ts'
import { Badge } from '../../ui/badge.tsx'

interface SeatsBadgeProps {
  training: Training
  className?: string
}

/** Nothing while there are plenty of seats. */
export function SeatsBadge({ training, className }: SeatsBadgeProps) {
  const note = availabilityNote(training)
  if (note === null) return null
  return (
    <Badge tone={training.bookable ? 'orange' : 'red'} className={className}>
      {note}
    </Badge>
  )
}

/** What a visitor should know about the seats before booking; a training that has begun sells none. */
export function availabilityNote({ seatsLeft, bookable }: Training): string | null {
  if (!bookable && seatsLeft > 0) return 'Anmeldung geschlossen'
  return seatsNote(seatsLeft)
}

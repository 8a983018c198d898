import type * as z from 'zod'
import {
  type BookingRules,
  type CancelMode,
  cancelMode,
  canMove,
  canReplace,
} from './booking-rules.ts'
import type { possibilitiesSchema } from './booking-view.ts'
import { hasBegun } from './capacity.ts'
import { type RegistrationStatus, takesSeats } from './status.ts'

/** A seat as far as the rules need it. */
interface RuledSeat {
  /** Of the seat, see `seatStatus`. */
  status: RegistrationStatus
  /** Of its date; null where it is unknown. */
  startsAt: Date | null
}

type Possibilities = z.infer<typeof possibilitiesSchema>

/** What the booker may do with a seat now. Nothing can be done with a cancelled one. */
export function possibilitiesOf(seat: RuledSeat, rules: BookingRules, now: Date): Possibilities {
  if (!takesSeats(seat.status)) return { replace: false, move: false, cancel: 'over' }
  return {
    replace: canReplace(seat, rules, now),
    move: canMove(seat, rules, now),
    cancel: cancelMode(seat, rules, now),
  }
}

/**
 * What becomes of the wish to cancel the whole booking, which concerns the seats that are not cancelled and have not
 * begun: it is done at once where each of them can be cancelled freely, and comes too late where there are none.
 */
export function wholeCancelMode(
  seats: readonly RuledSeat[],
  rules: BookingRules,
  now: Date,
): CancelMode {
  const remaining = seats.filter(
    ({ status, startsAt }) => takesSeats(status) && !hasBegun(startsAt, now),
  )
  if (remaining.length === 0) return 'over'
  return remaining.every((seat) => cancelMode(seat, rules, now) === 'free') ? 'free' : 'request'
}

import type * as z from 'zod'
import {
  type BookingRules,
  cancelMode,
  canMove,
  canReplace,
} from '#shop/booking-rules/domain/booking-rules.ts'
import { type RegistrationStatus, takesSeats } from '#shop/seats/domain/status.ts'
import type { possibilitiesSchema } from './booking-view.ts'

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

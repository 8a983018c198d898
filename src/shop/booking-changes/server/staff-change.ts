import { nameOf } from '#platform/persons/domain/split-name.ts'
import type { ChangedValues } from '#shop/booking/domain/booking-change.ts'
import type { BookingChangeRow } from '#shop/booking/server/booking-history.repository.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import type { StaffChange } from './change-mail-data.ts'

/**
 * A line of the history, for a mail to staff.
 *
 * @param seat the seat that it is about; undefined for the whole booking
 */
export function staffChange(
  line: Pick<BookingChangeRow, 'kind' | 'actor' | 'createdAt' | 'before' | 'after'>,
  seat: Pick<SeatRow, 'position' | 'firstName' | 'lastName'> | undefined,
): StaffChange {
  return {
    kind: line.kind,
    before: withWholeName(line.before),
    after: withWholeName(line.after),
    seat: seat ? { position: seat.position, name: nameOf(seat) } : null,
    by: line.actor,
    at: line.createdAt.toISOString(),
  }
}

/** Names whole, as an erasure finds them in mails. */
function withWholeName({ firstName, lastName, ...values }: ChangedValues): ChangedValues {
  if (firstName === undefined || lastName === undefined)
    return { ...values, ...(firstName && { firstName }), ...(lastName && { lastName }) }
  return { ...values, name: nameOf({ firstName, lastName }) }
}

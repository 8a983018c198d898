import type { BookingLink } from '#platform/mail/server/mail-data.ts'
import { isSameAddress } from '#platform/mail/server/recipients.ts'
import { bookingLink } from './mail-facts.ts'
import type { TakenSeat } from './seats.repository.ts'

/**
 * What the links in a mail to everybody with a seat are made of: of the first booking that the reader made, and of each
 * seat that somebody else booked for the reader.
 */
export function ownLinks(
  reader: string,
  seats: readonly TakenSeat[],
): { bookingLink?: BookingLink; linkedSeats?: string[] } {
  const isOwn = ({ booker }: TakenSeat) => isSameAddress(reader, booker.email)
  const booked = seats.find(isOwn)
  const linkedSeats = seats.filter((seat) => !isOwn(seat)).map(({ id }) => id)
  return {
    ...(booked && { bookingLink: bookingLink({ ...booked, id: booked.registrationId }) }),
    ...(linkedSeats.length > 0 && { linkedSeats }),
  }
}

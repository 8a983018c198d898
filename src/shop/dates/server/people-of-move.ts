import { byRecipient } from '#platform/mail/server/recipients.ts'
import type { TakenSeat } from '#shop/booking/server/seats.repository.ts'

/** Somebody who is told of a new date: with seats of their own, or who booked seats for others alone. */
interface MovedReader {
  address: string
  /** Those of the reader; empty for who booked. */
  own: TakenSeat[]
  /** Those that the reader booked; empty for who attends. */
  booked: TakenSeat[]
}

/**
 * Who is told of a new date of these seats, each address once: attendees, and bookers who have none of the seats, since
 * they answer for those who do.
 */
function readersOf(seats: readonly TakenSeat[]): MovedReader[] {
  const attending = byRecipient(seats)
  const known = new Set(attending.map(({ address }) => address.toLowerCase()))
  const bookers = byRecipient(seats.map((seat) => ({ email: seat.booker.email, seat })))
  return [
    ...attending.map(({ address, seats: own }) => ({ address, own, booked: [] })),
    ...bookers
      .filter(({ address }) => !known.has(address.toLowerCase()))
      .map(({ address, seats: booked }) => ({
        address,
        own: [],
        booked: booked.map(({ seat }) => seat),
      })),
  ]
}

/** How many people hear of a new date, and how many do not; each is counted once. */
export function peopleOfMove(seats: readonly TakenSeat[]) {
  const isTold = ({ status, informedAt }: TakenSeat) =>
    status === 'confirmed' || informedAt !== null
  const readers = readersOf(seats.filter(isTold))
  const told = new Set(readers.map(({ address }) => address.toLowerCase()))
  const others = byRecipient(seats.filter((seat) => !isTold(seat)))
  return {
    confirmed: readers.filter(({ own }) => own.length > 0).length,
    bookers: readers.filter(({ booked }) => booked.length > 0).length,
    pending: others.filter(({ address }) => !told.has(address.toLowerCase())).length,
  }
}

import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import { byRecipient, recipientName } from '#platform/mail/server/recipients.ts'
import type { TakenSeat } from '#shop/booking/server/informed-seats.repository.ts'
import { ownLinks } from '#shop/booking/server/own-links.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'

type Session = Pick<DateRow, 'date' | 'time' | 'startsAt' | 'endsAt'>

/**
 * Whether the session takes place at another time than before. Compares the instants, so that another spelling of the
 * same time does not count; where both are unknown, compares the texts.
 */
export function hasSessionMoved(before: Session, after: Session): boolean {
  if (before.startsAt === null && after.startsAt === null) {
    return before.date !== after.date || before.time !== after.time
  }
  return (
    before.startsAt?.getTime() !== after.startsAt?.getTime() ||
    before.endsAt?.getTime() !== after.endsAt?.getTime()
  )
}

/**
 * Whether the attendee must be notified of a new date: where the seat is confirmed, or was earlier, so that the old
 * date is in the attendee's calendar. Where the first confirmation still waits, it contains the new date.
 */
export function countsOnSession(seat: TakenSeat): boolean {
  const { status, informedAt, hasWithdrawableMails, wasInformedBefore } = seat
  return hasWithdrawableMails ? wasInformedBefore : status === 'confirmed' || informedAt !== null
}

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
  const isTold = (seat: TakenSeat) => seat.status === 'confirmed' || countsOnSession(seat)
  const readers = readersOf(seats.filter(isTold))
  const told = new Set(readers.map(({ address }) => address.toLowerCase()))
  const others = byRecipient(seats.filter((seat) => !isTold(seat)))
  return {
    confirmed: readers.filter(({ own }) => own.length > 0).length,
    bookers: readers.filter(({ booked }) => booked.length > 0).length,
    pending: others.filter(({ address }) => !told.has(address.toLowerCase())).length,
  }
}

/**
 * The mails about a moved session: one to each address, whatever its number of seats.
 *
 * @param facts.seats those whose attendees must be notified
 * @param facts.told by seat, the SEQUENCE of its calendar entry
 */
export function sessionChangeMails(facts: {
  before: DateRow
  after: DateRow
  seats: readonly TakenSeat[]
  told: Map<string, number>
}): NewMail[] {
  const { before, after, told } = facts
  return readersOf(facts.seats).map(({ address, own, booked }) => {
    const seats = [...own, ...booked]
    return {
      template: 'session.changed',
      data: {
        name: recipientName(own.length > 0 ? own : booked.map(({ booker }) => booker)),
        references: [...new Set(seats.map(({ reference }) => reference))],
        training: trainingFacts(after),
        dateId: after.id,
        before: trainingFacts(before),
        seats: own.map(({ id, name, isMailboxShared }) => ({
          id,
          sequence: told.get(id) ?? 0,
          ...(isMailboxShared && { attendee: name }),
        })),
        ...(booked.length > 0 && { attendees: booked.map(({ name }) => ({ attendee: name })) }),
        ...ownLinks(address, seats),
      },
      dedupeKey: `session.changed/${after.id}/${after.version}`,
      recipient: address,
      registrationId: seats[0]?.registrationId ?? null,
    }
  })
}

import type { NewMail } from '../mail/mails.repository.ts'
import { byRecipient, recipientName } from '../mail/recipients.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import type { TakenSeat } from '../registrations/informed-seats.repository.ts'
import { ownLinks } from '../registrations/own-links.ts'
import type { DateRow } from '../trainings/training-dates.repository.ts'

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
  return byRecipient(facts.seats).map(({ address, seats }) => ({
    template: 'session.changed',
    data: {
      name: recipientName(seats),
      references: [...new Set(seats.map(({ reference }) => reference))],
      training: trainingFacts(after),
      dateId: after.id,
      before: trainingFacts(before),
      seats: seats.map(({ id }) => ({ id, sequence: told.get(id) ?? 0 })),
      ...ownLinks(address, seats),
    },
    cause: `session.changed/${after.id}/${after.version}`,
    recipient: address,
    registrationId: seats[0].registrationId,
  }))
}

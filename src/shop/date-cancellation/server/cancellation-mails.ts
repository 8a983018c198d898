import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import {
  bookedBy,
  byRecipient,
  isSameAddress,
  recipientName,
} from '#platform/mail/server/recipients.ts'
import { bookedPrice } from '#shop/booking/domain/booked-price.ts'
import type { TakenSeat } from '#shop/booking/server/informed-seats.repository.ts'
import { bookingLink } from '#shop/booking/server/mail-facts.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import type { CountedDate } from '#shop/trainings/server/training-dates.repository.ts'
import type { ConcernedBooking } from './cancellation-plan.service.ts'

interface Cancellation {
  date: CountedDate
  /** Of staff, in their words; '' for none. */
  reason: string
  /** By seat whose attendee is notified, the SEQUENCE of its calendar entry. */
  told: ReadonlyMap<string, number>
}

/**
 * The mails about a cancelled date to the people of one registration: to the booker about all of its seats on the date,
 * to each other attendee about their own. A booker who attends gets the own calendar entries in that same mail.
 */
export function cancellationMails(
  booking: ConcernedBooking,
  cancellation: Cancellation,
): NewMail[] {
  const { registration, seats, packageName, otherSeats } = booking
  const { date, told } = cancellation
  const { id, reference, contactName, contactEmail } = registration
  const common = commonFacts(booking, cancellation)
  const about = { dedupeKey: `date.cancelled/${date.id}/${id}`, registrationId: id }
  const readers = byRecipient(seats.filter((seat) => told.has(seat.id)))
  const entries = (own: readonly TakenSeat[]) =>
    own.map(({ id: seatId, name, isMailboxShared }) => ({
      id: seatId,
      sequence: told.get(seatId) ?? 0,
      ...(isMailboxShared && { attendee: name }),
    }))
  const ownSeats = readers.find(({ address }) => isSameAddress(address, contactEmail))?.seats ?? []
  return [
    {
      template: 'date.cancelled.booker',
      ...about,
      recipient: contactEmail,
      data: {
        ...common,
        bookingLink: bookingLink(registration),
        bookerName: contactName,
        reference,
        packageName,
        ...bookedPrice(registration),
        isConfirmed: registration.status === 'confirmed',
        seats: seats.map(({ name }) => ({ attendee: name, training: common.cancelled })),
        otherSeats,
        ownSeats: entries(ownSeats),
      },
    },
    ...readers
      .filter(({ address }) => !isSameAddress(address, contactEmail))
      .map(
        ({ address, seats: own }): NewMail => ({
          template: 'date.cancelled.attendee',
          ...about,
          recipient: address,
          data: {
            ...common,
            attendeeName: recipientName(own),
            bookedBy: bookedBy(address, { name: contactName, email: contactEmail }),
            reference,
            seats: entries(own),
          },
        }),
      ),
  ]
}

type CommonFacts = Pick<MailDataOf['date.cancelled.attendee'], 'cancelled' | 'reason' | 'outcome'>

function commonFacts(
  { registration, isWhole, target }: ConcernedBooking,
  { date, reason }: Cancellation,
): CommonFacts {
  const { note: _, ...cancelled } = trainingFacts(date)
  if (!target) return { cancelled, reason, outcome: { kind: 'refund', isWhole } }
  const meetingUrl = registration.status === 'confirmed' ? target.meetingUrl : null
  return {
    cancelled,
    reason,
    outcome: { kind: 'move', training: trainingFacts(target), meetingUrl },
  }
}

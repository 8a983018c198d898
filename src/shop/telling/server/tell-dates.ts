import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import { isSameAddress, recipientName } from '#platform/mail/server/recipients.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import { bookedPrice } from '#shop/booking/domain/booked-price.ts'
import { bookingLink, seatFacts } from '#shop/booking/server/mail-facts.ts'
import type { MailTraining } from '#shop/booking/server/seat-facts.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import {
  type BookerDifferences,
  type SeatsOfCancelledDate,
  seatsToCome,
} from './booker-differences.ts'
import type { OwnDifference } from './own-differences.ts'
import type { Plan } from './plan.ts'
import { costOf, dateOf } from './present-booking.ts'
import { calendarSeat, isBookers, personFacts, tellEach } from './seat-entries.ts'

export function tellCancelledDate(
  plan: Plan,
  { date, before, target, seats }: SeatsOfCancelledDate,
): void {
  const { booking, planned, own } = plan
  const { registration, packageName, dates } = booking
  const isOfDate = ({ seat, cause }: OwnDifference) =>
    cause === 'date cancelled' && seats.some(({ id }) => id === seat.id)
  const isConfirmed = registration.status === 'confirmed'
  const common: Pick<MailDataOf['date.cancelled.attendee'], 'reason' | 'outcome'> = {
    reason: date.cancellationReason,
    outcome: target
      ? {
          kind: 'move',
          training: trainingFacts(target),
          meetingUrl: isConfirmed ? target.meetingUrl : null,
        }
      : { kind: 'cancel' },
  }
  const cancelled = withoutNote(before)
  const entries = (differences: readonly OwnDifference[]) =>
    differences.map((one) => calendarSeat(plan, one))
  const { reference, contactEmail } = registration
  const bookersOwn = own.take((one) => isOfDate(one) && isBookers(plan)(one))
  planned.add(
    {
      template: 'date.cancelled.booker',
      data: {
        ...common,
        cancelled,
        bookingLink: bookingLink(registration),
        bookerName: registration.contactName,
        reference,
        packageName,
        ...bookedPrice(registration),
        isConfirmed,
        ...(!target && { cost: costOf(booking, seats) }),
        seats: seats.map((seat) => ({ attendee: nameOf(seat), training: cancelled })),
        otherSeats: seatFacts(
          seatsToCome(booking).filter((seat) => !seats.includes(seat)),
          dates,
        ),
        ownSeats: entries(bookersOwn),
      },
    },
    {
      to: contactEmail,
      own: bookersOwn,
      booked: seats.map(({ id }) => id),
      // Without a seat that is left, the booking is cancelled with the date.
      ...(registration.status === 'cancelled' && { booking: 'present' as const }),
    },
  )
  tellEach(plan, isOfDate, (group) => ({
    template: 'date.cancelled.attendee',
    data: {
      ...common,
      ...personFacts(plan, group),
      cancelled: withoutNote(group[0].before?.training ?? before),
      seats: entries(group),
    },
  }))
}

/** What the note asks for is not needed any more. */
function withoutNote({ note: _, ...training }: MailTraining): MailTraining {
  return training
}

/** One mail about each moved date to everybody with seats on it, and to a booker without one. */
export function tellMovedSessions(plan: Plan): void {
  const { booking, planned, own, booker } = plan
  const { registration } = booking
  const groups = own.takeByRecipient(({ kind }) => kind === 'session moved')
  for (const group of groups) {
    for (const ofDate of Map.groupBy(group, ({ seat }) => seat.dateId).values()) {
      const [first] = ofDate as [OwnDifference]
      const isToBooker = isBookers(plan)(first)
      planned.add(sessionChanged(plan, { differences: ofDate, attendees: [] }), {
        to: first.recipient,
        own: ofDate,
        booked: isToBooker
          ? booker.moved.flatMap(({ seat }) => (seat.dateId === first.seat.dateId ? seat.id : []))
          : [],
      })
    }
  }
  const isTold = (seatId: string) => planned.told.some(({ item }) => item === `booked/${seatId}`)
  // The booker's own seats are told as such, also where the address is new to them.
  const left = booker.moved.filter(
    ({ seat }) => !isTold(seat.id) && !isSameAddress(seat.email, registration.contactEmail),
  )
  for (const ofDate of Map.groupBy(left, ({ seat }) => seat.dateId).values()) {
    const seats = ofDate.map(({ seat }) => seat)
    const [first] = ofDate
    if (!first) continue
    planned.add(sessionChanged(plan, { differences: [], attendees: ofDate }), {
      to: registration.contactEmail,
      booked: seats.map(({ id }) => id),
    })
  }
}

function sessionChanged(
  plan: Plan,
  {
    differences,
    attendees,
  }: { differences: readonly OwnDifference[]; attendees: BookerDifferences['moved'] },
) {
  const { booking } = plan
  const { registration } = booking
  const [first] = [...differences, ...attendees]
  if (!first?.before) throw new Error('A moved session has somebody who is told of it')
  const date = dateOf(booking, first.seat)
  const isBooker =
    attendees.length > 0 ||
    differences.some(({ recipient }) => isSameAddress(recipient, registration.contactEmail))
  return {
    template: 'session.changed' as const,
    data: {
      name:
        isBooker && differences.length === 0
          ? registration.contactName
          : recipientName(differences),
      references: [registration.reference],
      training: trainingFacts(date),
      dateId: date.id,
      before: first.before.training,
      seats: differences.map((one) => calendarSeat(plan, one)),
      ...(attendees.length > 0 && {
        attendees: attendees.map(({ seat }) => ({ attendee: nameOf(seat) })),
      }),
      ...(isBooker
        ? { bookingLink: bookingLink(registration) }
        : { linkedSeats: differences.map(({ seat }) => seat.id) }),
    },
  }
}

import type { MailContent } from '#platform/mail/server/mail-data.ts'
import {
  bookedBy,
  isSameAddress,
  isShared,
  recipientName,
} from '#platform/mail/server/recipients.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import type { LostSeat, OwnSeat } from '#shop/booking/server/seat-facts.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import type { OwnDifference } from './own-differences.ts'
import type { OwnDifferencesOfOne, Plan } from './plan.ts'
import { dateOf } from './present-booking.ts'

export function isBookers({ booking }: Plan) {
  return ({ recipient }: OwnDifference) =>
    isSameAddress(recipient, booking.registration.contactEmail)
}

export function personFacts({ booking }: Plan, own: readonly OwnDifference[]) {
  const { contactName: name, contactEmail: email, reference } = booking.registration
  const reader = own[0]?.recipient ?? ''
  return {
    attendeeName: recipientName(own),
    bookedBy: bookedBy(reader, { name, email }),
    reference,
  }
}

/** The entry of a seat in its reader's calendar; it names the person where the mailbox has seats of several. */
export function calendarSeat({ booking, planned }: Plan, one: OwnDifference) {
  const people = booking.seats
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map((seat) => ({ name: nameOf(seat), email: seat.email }))
  const sharing = [...people, { name: one.name, email: one.recipient }]
  return {
    id: one.seat.id,
    sequence: planned.nextSequence(one.seat.id),
    ...(isShared(one.recipient, sharing) && { attendee: one.name }),
  }
}

export function gainedSeat(plan: Plan, one: OwnDifference): OwnSeat {
  const { booking } = plan
  const date = dateOf(booking, one.seat)
  return {
    ...calendarSeat(plan, one),
    training: trainingFacts(date),
    meetingUrl: booking.registration.status === 'confirmed' ? date.meetingUrl : null,
  }
}

/** The seat as its reader knows it. */
export function lostSeat(plan: Plan, one: OwnDifference): LostSeat {
  const known = one.before ?? { training: trainingFacts(dateOf(plan.booking, one.seat)) }
  return { ...calendarSeat(plan, one), training: known.training }
}

/** Whether the seat has another date whose instant is unknown, so that the old entry goes. */
export function isUndated({ booking }: Plan, { kind, seat }: OwnDifference): boolean {
  return kind !== 'gained' && dateOf(booking, seat).startsAt === null
}

/** One mail to each person of whom a difference matches. */
export function tellEach(
  { own, planned }: Plan,
  matches: (difference: OwnDifference) => boolean,
  contentFor: (own: OwnDifferencesOfOne) => MailContent,
): void {
  for (const group of own.takeByRecipient(matches))
    planned.add(contentFor(group), { to: group[0].recipient, own: group })
}

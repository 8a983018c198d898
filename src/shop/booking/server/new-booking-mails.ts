import { randomUUID } from 'node:crypto'
import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'
import { bookingFacts, bookingLink, type MailedSeat } from './mail-facts.ts'
import type { NewRegistration } from './registrations.repository.ts'

export interface NewBooking {
  registration: NewRegistration
  seats: readonly MailedSeat[]
  packageName: string
  /** The rules under which the booking is made. */
  rules: BookingRules
  /** The VAT in its price, in percent; undefined where that is not known. */
  vatRate: number | undefined
  /** The dates of its seats. */
  dates: readonly DateRow[]
  /** The firm's address for new registrations; undefined for none. */
  staff: string | undefined
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
}

/** The mails about a new registration: a receipt to the booker, a notification to staff. */
export function bookingMails(facts: NewBooking): (NewMail & { id: string })[] {
  const { registration, staff, unconfirmedPerHour } = facts
  const { id, contactEmail, company } = registration
  const toBooker = {
    id: randomUUID(),
    template: 'registration.received' as const,
    data: {
      ...bookingFacts('registration.received', facts),
      bookingLink: bookingLink(facts.registration),
      rules: facts.rules,
    },
    dedupeKey: `registration.received/${id}`,
    recipient: contactEmail,
    registrationId: id,
    unconfirmedPerHour,
  }
  if (!staff) return [toBooker]
  return [
    toBooker,
    {
      id: randomUUID(),
      template: 'registration.received.staff',
      data: {
        ...bookingFacts('registration.received.staff', facts),
        registrationId: id,
        bookerEmail: contactEmail,
        company,
      },
      dedupeKey: `registration.received.staff/${id}`,
      recipient: staff,
      registrationId: id,
    },
  ]
}

import type { Booking } from '#domain/registration/booking.ts'
import type { NewMail } from '../mail/mails.repository.ts'
import type { TrainingRow } from '../trainings/trainings.repository.ts'
import { bookingFacts } from './mail-facts.ts'
import type { NewRegistration } from './registrations.repository.ts'

interface NewBooking {
  registration: NewRegistration
  booking: Booking
  packageName: string
  /** The trainings of its seats. */
  trainings: readonly TrainingRow[]
  /** The firm's address for new registrations; undefined for none. */
  staff: string | undefined
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
}

/** The mails about a new registration: a receipt to the booker, a notification to staff. */
export function bookingMails(facts: NewBooking): NewMail[] {
  const { registration, booking, staff, unconfirmedPerHour } = facts
  const { id, contactEmail, company } = registration
  const mailed = { ...facts, seats: booking.attendees }
  const toBooker: NewMail = {
    template: 'registration.received',
    data: bookingFacts('registration.received', mailed),
    cause: `registration.received/${id}`,
    recipient: contactEmail,
    registrationId: id,
    unconfirmedPerHour,
  }
  if (!staff) return [toBooker]
  return [
    toBooker,
    {
      template: 'registration.received.staff',
      data: {
        ...bookingFacts('registration.received.staff', mailed),
        registrationId: id,
        bookerEmail: contactEmail,
        company,
      },
      cause: `registration.received.staff/${id}`,
      recipient: staff,
      registrationId: id,
    },
  ]
}

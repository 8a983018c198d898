import type { Booking } from '#domain/registration/booking.ts'
import type { SeatFacts } from '../mail/mail-data.ts'
import type { NewMail } from '../mail/mails.repository.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import type { TrainingRow } from '../trainings/trainings.repository.ts'
import type { NewRegistration } from './registrations.repository.ts'

interface BookingFacts {
  registration: NewRegistration
  booking: Booking
  packageName: string
  trainings: Map<string, TrainingRow>
  /** The firm's address for new registrations; undefined for none. */
  staff: string | undefined
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
}

/** The mails about a new registration: a receipt to the booker, a notification to staff. */
export function bookingMails(facts: BookingFacts): NewMail[] {
  const { registration, packageName, staff, unconfirmedPerHour } = facts
  const { id, contactName, contactEmail, company, reference, price, priceType } = registration
  const seats = seatFacts(facts)
  const data = { bookerName: contactName, reference, packageName, price, priceType, seats }
  const toBooker: NewMail = {
    template: 'registration.received',
    data,
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
      data: { ...data, registrationId: id, bookerEmail: contactEmail, company },
      cause: `registration.received.staff/${id}`,
      recipient: staff,
      registrationId: id,
    },
  ]
}

function seatFacts({ booking, trainings }: BookingFacts): SeatFacts[] {
  return booking.attendees.flatMap(({ firstName, lastName, trainingId }) => {
    const training = trainings.get(trainingId)
    return training
      ? { attendee: `${firstName} ${lastName}`, training: trainingFacts(training) }
      : []
  })
}

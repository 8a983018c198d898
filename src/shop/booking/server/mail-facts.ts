import type { BookingLink } from '#platform/mail/server/mail-data.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import { type RegistrationMail, textsShownIn } from '#shop/seats/domain/registration-fields.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'
import { bookedPrice } from '../domain/booked-price.ts'
import type { BookingFacts } from './booking-mail-data.ts'
import type { NewRegistration } from './registrations.repository.ts'
import type { SeatFacts } from './seat-facts.ts'
import { trainingFacts } from './training-facts.ts'

export interface MailedSeat {
  firstName: string
  lastName: string
  dateId: string
}

type LinkedRegistration = Pick<NewRegistration, 'id' | 'reference'> & { linkCounter?: number }

/** What the booker's link in a mail is made of. A new registration has the counter 0. */
export function bookingLink({ id, reference, linkCounter = 0 }: LinkedRegistration): BookingLink {
  return { registrationId: id, reference, linkCounter }
}

interface MailedRegistration {
  registration: NewRegistration & LinkedRegistration
  packageName: string
  seats: readonly MailedSeat[]
  /** The dates of the seats. */
  dates: readonly DateRow[]
  /** The VAT in its price, in percent; undefined where that is not known. */
  vatRate: number | undefined
}

/** The facts for a mail about a whole registration, to its booker or to staff. */
export function bookingFacts(mail: RegistrationMail, facts: MailedRegistration): BookingFacts {
  const { contactName, reference } = facts.registration
  return {
    bookerName: contactName,
    reference,
    packageName: facts.packageName,
    ...bookedPrice(facts.registration),
    ...(facts.vatRate !== undefined && { vatRate: facts.vatRate }),
    ...textsShownIn(mail, facts.registration),
    seats: seatFacts(facts.seats, facts.dates),
  }
}

/** Each seat's attendee and training. A seat of another date is left out. */
export function seatFacts(seats: readonly MailedSeat[], dates: readonly DateRow[]): SeatFacts[] {
  return seats.flatMap((seat) => {
    const date = dates.find(({ id }) => id === seat.dateId)
    return date ? { attendee: nameOf(seat), training: trainingFacts(date) } : []
  })
}

import { type RegistrationMail, textsShownIn } from '#domain/registration/registration-fields.ts'
import type { BookingFacts, SeatFacts } from '../mail/mail-data.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import type { TrainingRow } from '../trainings/trainings.repository.ts'
import type { NewRegistration } from './registrations.repository.ts'

interface MailedSeat {
  firstName: string
  lastName: string
  trainingId: string
}

interface MailedRegistration {
  registration: NewRegistration
  packageName: string
  seats: readonly MailedSeat[]
  /** The trainings of the seats. */
  trainings: readonly TrainingRow[]
}

/** The facts for a mail about a whole registration, to its booker or to staff. */
export function bookingFacts(mail: RegistrationMail, facts: MailedRegistration): BookingFacts {
  const { contactName, reference, price, priceType } = facts.registration
  return {
    bookerName: contactName,
    reference,
    packageName: facts.packageName,
    price,
    priceType,
    ...textsShownIn(mail, facts.registration),
    seats: seatFacts(facts.seats, facts.trainings),
  }
}

/** Each seat's attendee and training. A seat of another training is left out. */
export function seatFacts(
  seats: readonly MailedSeat[],
  trainings: readonly TrainingRow[],
): SeatFacts[] {
  return seats.flatMap(({ firstName, lastName, trainingId }) => {
    const training = trainings.find(({ id }) => id === trainingId)
    return training
      ? { attendee: `${firstName} ${lastName}`, training: trainingFacts(training) }
      : []
  })
}

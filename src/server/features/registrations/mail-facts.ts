import type { BookingFacts, SeatFacts } from '../mail/mail-data.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import type { TrainingRow } from '../trainings/trainings.repository.ts'
import type { NewRegistration } from './registrations.repository.ts'

interface MailedSeat {
  firstName: string
  lastName: string
  trainingId: string
}

/** The facts that every mail about a whole registration contains, to its booker and to staff. */
export function bookingFacts(facts: {
  registration: NewRegistration
  packageName: string
  seats: readonly MailedSeat[]
  /** The trainings of the seats. */
  trainings: readonly TrainingRow[]
}): BookingFacts {
  const { contactName, reference, price, priceType } = facts.registration
  return {
    bookerName: contactName,
    reference,
    packageName: facts.packageName,
    price,
    priceType,
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

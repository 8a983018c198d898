import type { Booking } from '#domain/registration/booking.ts'
import type { Training } from '#domain/training/training.ts'

/** A training that was booked, and who takes part in it. */
export interface BookedTraining {
  id: string
  title: string
  date: string
  time: string
  /** True when its instant is known, so that there is a calendar file. */
  inCalendar: boolean
  /** Names, one for each seat. */
  attendees: string[]
}

/** What a visitor is told after a booking. */
export interface Confirmation {
  reference: string
  /** Where the mail about it goes. */
  email: string
  /** True when that mail does not leave by itself; a version before told nothing of it. */
  isMailHeld?: boolean | undefined
  trainings: BookedTraining[]
}

/** What was booked, by training: those of the booking that are known, in the given order. */
export function confirmationOf(
  { reference, isMailHeld }: Pick<Confirmation, 'reference' | 'isMailHeld'>,
  { contactEmail, attendees }: Pick<Booking, 'contactEmail' | 'attendees'>,
  trainings: readonly Pick<Training, 'id' | 'title' | 'date' | 'time' | 'startsAt'>[],
): Confirmation {
  return {
    reference,
    email: contactEmail,
    isMailHeld,
    trainings: trainings.flatMap(({ id, title, date, time, startsAt }) => {
      const names = attendees
        .filter(({ trainingId }) => trainingId === id)
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      if (names.length === 0) return []
      return [{ id, title, date, time, inCalendar: startsAt !== null, attendees: names }]
    }),
  }
}

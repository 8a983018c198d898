import type { Training } from '#shop/trainings/domain/training.ts'
import type { ComingDate } from '#shop/trainings/domain/training-date.ts'

/** A date that a slot can have, with what the form shows of its training. */
export interface OfferedDate
  extends Pick<ComingDate, 'id' | 'date' | 'time' | 'startsAt' | 'endsAt' | 'seatsLeft'> {
  trainingId: string
  title: string
  heroImage: string
  /** False when every seat is taken or the date has begun. */
  bookable: boolean
  /** The seats that the waiting list holds for this visitor, where it does. */
  heldSeats?: number
}

/**
 * The dates of all trainings, in the order of the trainings and then by start: those to come, and for a training
 * without one its last date, which cannot be booked.
 */
export function offeredDates(trainings: readonly Training[]): OfferedDate[] {
  return trainings.flatMap((training): OfferedDate[] => {
    const { id: trainingId, title, heroImage, dates } = training
    const ofTraining = { trainingId, title, heroImage }
    if (dates.length > 0)
      return dates.map((date) => ({ ...date, ...ofTraining, bookable: date.seatsLeft > 0 }))
    const { dateId, date, time, startsAt, endsAt, seatsLeft } = training
    if (dateId === null) return []
    return [{ id: dateId, date, time, startsAt, endsAt, seatsLeft, ...ofTraining, bookable: false }]
  })
}

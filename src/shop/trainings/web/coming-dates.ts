import { nextFreeDate } from '../domain/availability.ts'
import type { Training } from '../domain/training.ts'

type WithDates = Pick<Training, 'dates'>

/** Whether a training has a date to come, full or not. */
export function isAnyComing(trainings: readonly WithDates[]): boolean {
  return trainings.some(({ dates }) => dates.length > 0)
}

/** Whether a date to come has a free seat. */
export function isAnyFree(trainings: readonly WithDates[]): boolean {
  return trainings.some((training) => nextFreeDate(training) !== undefined)
}

/** "1 Platz frei", "12 Plätze frei" */
export function freeSeatsText(seatsLeft: number): string {
  return seatsLeft === 1 ? '1 Platz frei' : `${seatsLeft} Plätze frei`
}

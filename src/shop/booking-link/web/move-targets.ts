import type { Training } from '#shop/trainings/domain/training.ts'
import type { ComingDate } from '#shop/trainings/domain/training-date.ts'

/** The dates of one training that a seat can be moved to. */
export interface MoveTargets {
  trainingId: string
  title: string
  dates: ComingDate[]
}

/** Where a seat can go: other dates to come with a free seat, first those of its own training. */
export function moveTargets(
  trainings: readonly Pick<Training, 'id' | 'title' | 'dates'>[],
  seat: { trainingId: string; dateId: string },
): MoveTargets[] {
  return trainings
    .map(({ id, title, dates }) => ({
      trainingId: id,
      title,
      dates: dates.filter((date) => date.id !== seat.dateId && date.seatsLeft > 0),
    }))
    .filter(({ dates }) => dates.length > 0)
    .toSorted(
      (one, other) =>
        Number(other.trainingId === seat.trainingId) - Number(one.trainingId === seat.trainingId),
    )
}

import { hasBegun } from '#shop/seats/domain/capacity.ts'
import type { PlannedDate } from '../domain/date-edit.ts'
import type { StaffTraining } from '../domain/staff-training.ts'
import { freeSeatsText } from './coming-dates.ts'

/** A date that staff can book. */
export interface BookableDate
  extends Pick<PlannedDate, 'id' | 'trainingId' | 'trainingTitle' | 'date' | 'time'> {
  /** Seats that are neither taken nor held by an offer. */
  seatsLeft: number
  /** How many seats the waiting list waits for. The server keeps free seats for it where it has to. */
  waiting: number
  /** Whether visitors see the training. */
  isHidden: boolean
}

/** The planned dates that have not begun, of trainings that are not archived: in the order of the trainings. */
export function bookableDates(
  dates: readonly PlannedDate[],
  trainings: readonly StaffTraining[],
  now: Date,
): BookableDate[] {
  return trainings
    .filter(({ archivedAt }) => archivedAt === null)
    .flatMap(({ id: trainingId, visible }) =>
      dates
        .filter(
          (date) =>
            date.trainingId === trainingId &&
            date.state === 'planned' &&
            !hasBegun(date.startsAt === null ? null : new Date(date.startsAt), now),
        )
        .map(({ id, trainingTitle, date, time, capacity, seatsTaken, seatsHeld, waiting }) => ({
          id,
          trainingId,
          trainingTitle,
          date,
          time,
          seatsLeft: Math.max(0, capacity - seatsTaken - seatsHeld),
          waiting,
          isHidden: !visible,
        })),
    )
}

/** "Uhren & Zeit: Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr (3 Plätze frei, 2 auf der Warteliste)" */
export function dateOption(bookable: BookableDate): string {
  const { trainingTitle, date, time, seatsLeft, waiting } = bookable
  const seats = seatsLeft === 0 ? 'ausgebucht' : freeSeatsText(seatsLeft)
  const list = waiting === 0 ? [] : [`${waiting} auf der Warteliste`]
  return `${trainingTitle}: ${date}, ${time} (${[seats, ...list].join(', ')})`
}

import type { Training } from '#shop/trainings/domain/training.ts'
import type { ComingDate } from '#shop/trainings/domain/training-date.ts'

export interface JoinSearch {
  /** Id of the date to wait for. */
  termin?: string | undefined
  /** Id of the training whose new dates to wait for. */
  training?: string | undefined
}

/** What somebody can wait for. */
export interface Subject {
  /** The id of the date, else that of the training. */
  id: string
  training: Pick<Training, 'id' | 'title' | 'heroImage'>
  /** Null where somebody wants to be told of new dates. */
  date: ComingDate | null
}

/** Reads the search parameters; invalid values count as absent. */
export function parseJoinSearch({ termin, training }: Record<string, unknown>): JoinSearch {
  return { termin: idIn(termin), training: idIn(training) }
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What the select offers: of each training its full dates, and its new dates. */
export function offeredSubjects(trainings: readonly Training[]): Subject[] {
  return trainings.flatMap((training) => [
    ...training.dates.filter(({ seatsLeft }) => seatsLeft === 0).map(dateSubject(training)),
    { id: training.id, training, date: null },
  ])
}

/**
 * What a link asks for. A date need not be full: fewer seats may be free than a group needs. Undefined for a date that
 * is over or does not exist, and for an unknown training.
 */
export function requestedSubject(
  trainings: readonly Training[],
  search: JoinSearch,
): Subject | undefined {
  if (search.termin !== undefined) {
    return trainings
      .flatMap((training) => training.dates.map(dateSubject(training)))
      .find(({ id }) => id === search.termin)
  }
  const training = trainings.find(({ id }) => id === search.training)
  return training && { id: training.id, training, date: null }
}

function dateSubject(training: Training) {
  return (date: ComingDate): Subject => ({ id: date.id, training, date })
}

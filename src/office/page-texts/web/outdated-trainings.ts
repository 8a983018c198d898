import type { Training } from '#shop/trainings/domain/training.ts'

type TrainingSession = Pick<
  Training,
  'id' | 'title' | 'dateId' | 'date' | 'time' | 'startsAt' | 'endsAt'
>

export interface OutdatedTraining extends TrainingSession {
  /** `no-date`: it never had one; `passed`: the last is over; `not-understood`: the date could not be parsed. */
  reason: 'no-date' | 'passed' | 'not-understood'
}

/** The trainings whose date staff should check, in the order given. */
export function outdatedTrainings(
  trainings: readonly TrainingSession[],
  now: Date,
): OutdatedTraining[] {
  return trainings.flatMap((training) => {
    if (training.dateId === null) return { ...training, reason: 'no-date' as const }
    if (training.endsAt === null) return { ...training, reason: 'not-understood' as const }
    return Date.parse(training.endsAt) <= now.getTime()
      ? { ...training, reason: 'passed' as const }
      : []
  })
}

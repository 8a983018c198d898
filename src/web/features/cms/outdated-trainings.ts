import type { Training } from '#domain/training/training.ts'

type TrainingSession = Pick<Training, 'id' | 'title' | 'date' | 'time' | 'startsAt' | 'endsAt'>

export interface OutdatedTraining extends TrainingSession {
  /** `passed`: the session is over; `not-understood`: the date could not be parsed. */
  reason: 'passed' | 'not-understood'
}

/** The trainings whose date staff should check, in the order given. */
export function outdatedTrainings(
  trainings: readonly TrainingSession[],
  now: Date,
): OutdatedTraining[] {
  return trainings.flatMap((training) => {
    if (training.endsAt === null) return { ...training, reason: 'not-understood' as const }
    return Date.parse(training.endsAt) <= now.getTime()
      ? { ...training, reason: 'passed' as const }
      : []
  })
}

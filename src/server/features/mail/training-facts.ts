import type { TrainingRow } from '../trainings/trainings.repository.ts'
import type { MailTraining } from './mail-data.ts'

/** What mails tell of a training, as it is now. */
export function trainingFacts({
  id,
  title,
  subtitle,
  date,
  time,
  startsAt,
  endsAt,
}: TrainingRow): MailTraining {
  return {
    id,
    title,
    subtitle,
    date,
    time,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

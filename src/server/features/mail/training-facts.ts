import type { MailTraining } from './mail-data.ts'

type TrainingRow = Omit<MailTraining, 'startsAt' | 'endsAt'> & {
  startsAt: Date | null
  endsAt: Date | null
}

/** The present facts of a training for a mail. */
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

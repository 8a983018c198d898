import type { MailTraining } from './mail-data.ts'

type TrainingRow = Omit<MailTraining, 'startsAt' | 'endsAt'> & {
  startsAt: Date | null
  endsAt: Date | null
}

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

import type { MailTraining } from './seat-facts.ts'

type DateRow = Omit<MailTraining, 'id' | 'startsAt' | 'endsAt'> & {
  trainingId: string
  startsAt: Date | null
  endsAt: Date | null
}

/** The present facts of a training and one of its dates for a mail. */
export function trainingFacts({
  trainingId,
  title,
  subtitle,
  date,
  time,
  startsAt,
  endsAt,
  note,
}: DateRow): MailTraining {
  return {
    id: trainingId,
    title,
    subtitle,
    date,
    time,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    ...(note && { note }),
  }
}

import { berlinDay, daysBetween } from '#platform/basics/domain/calendar-day.ts'
import type { MailDataOf } from '#platform/mail/server/mail-data.ts'

type Reminder = Pick<MailDataOf['session.reminder.day'], 'training' | 'remindedAt'>

/** With at least this many minutes left, a reminder says "in an hour". */
const ABOUT_AN_HOUR = 45

/** Usually "Morgen"; another word for a delayed reminder, or a session at night. */
export function dayWord({ training, remindedAt }: Reminder): string {
  const start = new Date(training.startsAt ?? remindedAt)
  const days = daysBetween(berlinDay(new Date(remindedAt)), berlinDay(start))
  return ['Heute', 'Morgen', 'Übermorgen'][days] ?? 'Bald'
}

/** Usually "In einer Stunde"; "Gleich" in a delayed reminder. */
export function hourWord({ training, remindedAt }: Reminder): string {
  const start = Date.parse(training.startsAt ?? remindedAt)
  const minutes = (start - Date.parse(remindedAt)) / 60_000
  return minutes >= ABOUT_AN_HOUR ? 'In einer Stunde' : 'Gleich'
}

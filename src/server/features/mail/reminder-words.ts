import { berlinDay, daysBetween } from '#domain/calendar-day.ts'
import type { MailDataOf } from './mail-data.ts'

type Reminder = Pick<MailDataOf['session.reminder.day'], 'training' | 'remindedAt'>

/** From so many minutes on, what is left is about an hour. */
const ABOUT_AN_HOUR = 45

/** "Morgen", as a rule; a reminder that comes late, or a session in the night, has another word. */
export function dayWord({ training, remindedAt }: Reminder): string {
  const start = new Date(training.startsAt ?? remindedAt)
  const days = daysBetween(berlinDay(new Date(remindedAt)), berlinDay(start))
  return ['Heute', 'Morgen', 'Übermorgen'][days] ?? 'Bald'
}

/** "In einer Stunde", as a rule; "Gleich" in a reminder that comes late. */
export function hourWord({ training, remindedAt }: Reminder): string {
  const start = Date.parse(training.startsAt ?? remindedAt)
  const minutes = (start - Date.parse(remindedAt)) / 60_000
  return minutes >= ABOUT_AN_HOUR ? 'In einer Stunde' : 'Gleich'
}

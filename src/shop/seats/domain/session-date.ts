import { berlinDay, formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import type { SessionTime } from './session-time.ts'

const CLOCK = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

/** The display texts of a date: "Dienstag, 12. Januar 2027" and "10:00 – 11:30 Uhr", in Europe/Berlin. */
export function sessionTexts({ startsAt, endsAt }: SessionTime): { date: string; time: string } {
  return {
    date: formatSessionDate(berlinDay(startsAt)),
    time: `${CLOCK.format(startsAt)} – ${CLOCK.format(endsAt)} Uhr`,
  }
}

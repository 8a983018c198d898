import { berlinDay, formatSessionDate } from '#platform/basics/domain/calendar-day.ts'

const CLOCK = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

/** "Mittwoch, 25. November 2026, 10:00 Uhr" in Europe/Berlin, of an ISO 8601 instant. */
export function formatLongMoment(instant: string): string {
  const moment = new Date(instant)
  return `${formatSessionDate(berlinDay(moment))}, ${CLOCK.format(moment)} Uhr`
}

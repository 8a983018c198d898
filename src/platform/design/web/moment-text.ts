import { formatMoment as formatInstant } from '#platform/basics/domain/moment.ts'

/** "05.01.2027 09:30" in Europe/Berlin, of an ISO 8601 instant. */
export function formatMoment(instant: string): string {
  return formatInstant(new Date(instant))
}

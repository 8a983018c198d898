import { formatMoment as formatInstant } from '#domain/moment.ts'

/** "05.01.2027 09:30", the time of Berlin wherever the reader is, of an instant as the server tells it. */
export function formatMoment(instant: string): string {
  return formatInstant(new Date(instant))
}

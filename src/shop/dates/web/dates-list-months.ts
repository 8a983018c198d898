import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'

export type DatesPeriod = 'coming' | 'past'

const MONTH = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  month: 'long',
  year: 'numeric',
})
const WITHOUT_MONTH = 'Ohne genauen Zeitpunkt'

/**
 * The dates that are not over, the next one first, or those that are, the last one first; by month in Europe/Berlin.
 * Dates whose instants are unknown are never over and come last.
 *
 * @param dates the earliest first
 */
export function datesByMonth(
  dates: readonly PlannedDate[],
  period: DatesPeriod,
  now: Date,
): { month: string; dates: PlannedDate[] }[] {
  const isOver = ({ endsAt }: PlannedDate) => endsAt !== null && new Date(endsAt) <= now
  const shown =
    period === 'coming' ? dates.filter((date) => !isOver(date)) : dates.filter(isOver).toReversed()
  const months = Map.groupBy(shown, ({ startsAt }) =>
    startsAt === null ? WITHOUT_MONTH : MONTH.format(new Date(startsAt)),
  )
  return [...months].map(([month, ofMonth]) => ({ month, dates: ofMonth }))
}

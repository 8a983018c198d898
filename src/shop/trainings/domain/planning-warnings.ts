import {
  berlinDay,
  type CalendarDay,
  formatSessionDate,
} from '#platform/basics/domain/calendar-day.ts'
import { minutesBetween, TRAINING_MINUTES } from '#shop/seats/domain/session-facts.ts'
import type { SessionTime } from '#shop/seats/domain/session-time.ts'

/** A date that is about to be planned, or one that is planned already. */
export interface PlannedSession extends SessionTime {
  trainingId: string
  title: string
}

interface PlanningFacts {
  now: Date
  /** The dates that are planned already, and the others of the same round. */
  others: readonly PlannedSession[]
  /** The name of the public holiday on a day in Europe/Berlin; null for none. */
  holidayOn: (day: CalendarDay) => string | null
}

/**
 * What staff should know before they plan a date: that it has begun, falls on a weekend or a public holiday, has
 * another length than the shop promises, or takes place at the same time as another one. One short German sentence each, without a full stop; empty for nothing. Nothing
 * of it is forbidden: a firm may teach on a Saturday, and two people may teach at once.
 */
export function planningWarnings(
  session: PlannedSession,
  { now, others, holidayOn }: PlanningFacts,
): string[] {
  const day = berlinDay(session.startsAt)
  const [weekday] = formatSessionDate(day).split(',')
  const isWeekend = weekday === 'Samstag' || weekday === 'Sonntag'
  const holiday = holidayOn(day)
  const minutes = minutesBetween(session.startsAt, session.endsAt)
  return [
    ...(session.startsAt <= now ? ['Liegt in der Vergangenheit'] : []),
    ...(isWeekend ? [`Fällt auf einen ${weekday}`] : []),
    ...(holiday === null ? [] : [`Feiertag: ${holiday}`]),
    ...(minutes === TRAINING_MINUTES
      ? []
      : [`Dauert ${minutes} statt ${TRAINING_MINUTES} Minuten`]),
    ...others.filter((other) => overlaps(session, other)).map((other) => clash(session, other)),
  ]
}

function overlaps(one: SessionTime, other: SessionTime): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}

function clash(session: PlannedSession, other: PlannedSession): string {
  return session.trainingId === other.trainingId
    ? 'Dieses Training ist zu dieser Zeit schon geplant'
    : `Gleichzeitig mit „${other.title}“`
}

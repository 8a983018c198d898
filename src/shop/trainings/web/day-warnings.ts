import type { PlannedDate } from '../domain/date-edit.ts'
import { type PlannedSession, planningWarnings } from '../domain/planning-warnings.ts'
import { publicHolidayOn } from './public-holidays.ts'

type KnownDate = Pick<
  PlannedDate,
  'id' | 'state' | 'startsAt' | 'endsAt' | 'trainingId' | 'trainingTitle'
>

interface WarningFacts {
  /** All dates, as far as they are read. */
  dates: readonly KnownDate[]
  /** The date that gets the day; null for a new one. */
  ownId: string | null
  now: Date
}

/** What staff should know of the day and time that a dialog is about to set. */
export function dayWarnings(session: PlannedSession, facts: WarningFacts): string[] {
  const others = plannedSessions(facts.dates.filter(({ id }) => id !== facts.ownId))
  return planningWarnings(session, { now: facts.now, others, holidayOn: publicHolidayOn })
}

/** What staff should know of a planned date that seats are moved to; nothing where its instants are not known. */
export function dateWarnings(target: KnownDate, facts: Omit<WarningFacts, 'ownId'>): string[] {
  const [session] = plannedSessions([target])
  return session ? dayWarnings(session, { ...facts, ownId: target.id }) : []
}

/** The dates that take place, with their instants. */
export function plannedSessions(dates: readonly KnownDate[]): PlannedSession[] {
  return dates.flatMap(({ state, startsAt, endsAt, trainingId, trainingTitle: title }) =>
    state === 'planned' && startsAt && endsAt
      ? { trainingId, title, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
      : [],
  )
}

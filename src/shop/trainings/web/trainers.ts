import type { FirmMember } from '#site/pages/domain/firm-of-values.ts'
import { firm } from '#site/pages/web/firm.ts'
import type { ComingDate } from '../domain/training-date.ts'

/** Who teaches dates to come. */
export interface Trainer {
  name: string
  /** The person of the team of that name; undefined where there is none. */
  member: FirmMember | undefined
  /** The dates that this person teaches; empty where these are all dates. */
  onlyDates: readonly ComingDate[]
}

/** Who teaches the dates, in their order. A date without a trainer says nothing. */
export function trainersOf(dates: readonly ComingDate[]): Trainer[] {
  const names = new Set(dates.flatMap(({ trainer }) => trainer ?? []))
  return [...names].map((name) => {
    const own = dates.filter(({ trainer }) => trainer === name)
    return {
      name,
      member: firm().team.find((member) => member.name === name),
      onlyDates: own.length === dates.length ? [] : own,
    }
  })
}

import { addDays, type CalendarDay, daysBetween } from '#platform/basics/domain/calendar-day.ts'
import { type PricedPackage, type ScheduledPrice, scheduleInForce } from './price-phase.ts'
import { shownPriceType } from './price-type.ts'

/** The fields of a price period that the warnings need. Both days are included. An unknown type counts as normal. */
export interface CheckedPeriod {
  periodName: string
  periodType: string
  validFrom: CalendarDay
  validUntil: CalendarDay
  /** One for each package that the period has a price for, with the period's days. */
  schedules: readonly ScheduledPrice[]
}

interface Days {
  from: CalendarDay
  until: CalendarDay
}

/** Two periods include the same days. */
export interface OverlapWarning<P = CheckedPeriod> extends Days {
  kind: 'overlap'
  periods: readonly [P, P]
  /** The period whose prices are in force on these days; null where that differs between packages. */
  winner: P | null
  /** True for an early or late bird over a normal period, whose price is then struck through: often intended. */
  isPhaseOverNormal: boolean
}

/** No period includes these days between two periods, so the base prices apply. */
export interface GapWarning extends Days {
  kind: 'gap'
}

/** An early bird price is higher than the package's normal price on the same days. Amounts in cents. */
export interface DearerWarning<P = CheckedPeriod> extends Days {
  kind: 'dearer'
  period: P
  packageId: string
  earlyCents: number
  normalCents: number
}

export type PriceWarning<P = CheckedPeriod> = OverlapWarning<P> | GapWarning | DearerWarning<P>

/**
 * Possible mistakes in a set of price periods that concern `today` or a later day. They are for information only:
 * periods may overlap, leave gaps, and have any price.
 * @param today a calendar day in Europe/Berlin
 * @throws RangeError when a day is no calendar day
 */
export function priceWarnings<P extends CheckedPeriod>(
  periods: readonly P[],
  packages: readonly PricedPackage[],
  today: CalendarDay,
): PriceWarning<P>[] {
  return [
    ...periods.flatMap((period) => dearerThanNormal(period, periods, packages)),
    ...periods.flatMap((period, place) => overlapsWith(period, periods.slice(place + 1))),
    ...gapsBetween(periods),
  ].filter(({ until }) => until >= today)
}

/**
 * The warnings about one period that is being edited: those that involve it, and those that storing it would cause.
 * @param stored all stored periods
 * @param replaced the stored period that the draft replaces; null for a new period
 */
export function warningsOfDraft<P extends CheckedPeriod>(
  draft: P,
  stored: readonly P[],
  replaced: P | null,
  packages: readonly PricedPackage[],
  today: CalendarDay,
): PriceWarning<P>[] {
  const warningsOf = (periods: readonly P[]) => priceWarnings(periods, packages, today)
  const others = stored.filter((period) => period !== replaced)
  const [withoutIt, sofar] = [warningsOf(others), warningsOf(stored)].map(
    (warnings) => new Set(warnings.map((warning) => JSON.stringify(warning))),
  )
  return warningsOf([draft, ...others]).filter((warning) => {
    const text = JSON.stringify(warning)
    return !(withoutIt?.has(text) && sofar?.has(text))
  })
}

function overlapsWith<P extends CheckedPeriod>(
  period: P,
  others: readonly P[],
): OverlapWarning<P>[] {
  return others.flatMap((other) => {
    const from = later(period.validFrom, other.validFrom)
    const until = earlier(period.validUntil, other.validUntil)
    if (from > until || !haveAPackageInCommon(period, other)) return []
    const isPhaseOverNormal = isNormal(period) !== isNormal(other)
    const winner = winnerOn(from, period, other)
    return [{ kind: 'overlap', from, until, periods: [period, other], winner, isPhaseOverNormal }]
  })
}

function isNormal({ periodType }: CheckedPeriod): boolean {
  return shownPriceType(periodType) === 'normal'
}

function haveAPackageInCommon(a: CheckedPeriod, b: CheckedPeriod): boolean {
  return a.schedules.some((one) => b.schedules.some(({ packageId }) => packageId === one.packageId))
}

/** Applies the rule of {@link scheduleInForce} to each package. Null where the packages differ. */
function winnerOn<P extends CheckedPeriod>(day: CalendarDay, a: P, b: P): P | null {
  const winners = new Set(
    a.schedules.flatMap((ofA) => {
      const ofB = b.schedules.find(({ packageId }) => packageId === ofA.packageId)
      return ofB ? [scheduleInForce(day, [ofA, ofB]) === ofA ? a : b] : []
    }),
  )
  const [winner = null] = winners
  return winners.size === 1 ? winner : null
}

function gapsBetween(periods: readonly CheckedPeriod[]): GapWarning[] {
  const inOrder = [...periods].sort((a, b) => daysBetween(b.validFrom, a.validFrom))
  const gaps: GapWarning[] = []
  let coveredUntil: CalendarDay | null = null
  for (const { validFrom, validUntil } of inOrder) {
    const dayBefore = addDays(validFrom, -1)
    if (coveredUntil !== null && coveredUntil < dayBefore) {
      gaps.push({ kind: 'gap', from: addDays(coveredUntil, 1), until: dayBefore })
    }
    coveredUntil = coveredUntil === null ? validUntil : later(coveredUntil, validUntil)
  }
  return gaps
}

function dearerThanNormal<P extends CheckedPeriod>(
  period: P,
  periods: readonly P[],
  packages: readonly PricedPackage[],
): DearerWarning<P>[] {
  if (period.periodType !== 'early_bird') return []
  return packages.flatMap(({ id, basePriceCents }) => {
    const early = period.schedules.find(({ packageId }) => packageId === id)
    if (!early) return []
    const normals = periods
      .filter(isNormal)
      .flatMap(({ schedules }) => schedules.filter(({ packageId }) => packageId === id))
    return intervalsOf(period, normals).flatMap(({ from, until }) => {
      const normalCents = scheduleInForce(from, normals)?.priceCents ?? basePriceCents
      if (early.priceCents <= normalCents) return []
      const cents = { earlyCents: early.priceCents, normalCents }
      return [{ kind: 'dearer' as const, period, packageId: id, from, until, ...cents }]
    })
  })
}

/**
 * A period's days, split wherever one of the schedules begins or ends: within a part, the same schedules are active.
 */
function intervalsOf(
  { validFrom, validUntil }: CheckedPeriod,
  schedules: readonly ScheduledPrice[],
): Days[] {
  const inside = schedules
    .flatMap((schedule) => {
      const endsInside = schedule.validUntil < validUntil
      return [schedule.validFrom, ...(endsInside ? [addDays(schedule.validUntil, 1)] : [])]
    })
    .filter((day) => validFrom < day && day <= validUntil)
  const starts = [...new Set([validFrom, ...inside])].sort()
  return starts.map((from, place) => {
    const next = starts[place + 1]
    return { from, until: next === undefined ? validUntil : addDays(next, -1) }
  })
}

function later(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a > b ? a : b
}

function earlier(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a < b ? a : b
}

import type { CalendarDay } from '#domain/calendar-day.ts'
import { typedCents } from '#domain/money.ts'
import {
  PERIOD_PACKAGES,
  type PeriodGroup,
  type PeriodPackage,
  type PricePeriod,
} from '#domain/pricing/price-period.ts'
import { type ReadSchedule, scheduledPrices } from '#domain/pricing/price-schedule.ts'
import { type PriceType, shownPriceType } from '#domain/pricing/price-type.ts'
import type { CheckedPeriod } from '#domain/pricing/price-warnings.ts'

/** What the form holds: prices as typed, and no day until one was chosen. */
export interface PeriodValues {
  periodName: string
  periodType: PriceType
  validFrom: CalendarDay | null
  validUntil: CalendarDay | null
  prices: Record<PeriodPackage, string>
}

export const EMPTY_PERIOD: PeriodValues = {
  periodName: '',
  periodType: 'normal',
  validFrom: null,
  validUntil: null,
  prices: { single: '', double: '', complete: '' },
}

type StoredValues = Omit<PricePeriod, 'version' | 'periodType'> & { periodType: string }

/**
 * What the form begins with for a period that is there. A package without a price there has none here, and a type that
 * is not known is the one that it is shown as.
 */
export function valuesOf({ prices, ...period }: StoredValues): PeriodValues {
  const { single = '', double = '', complete = '' } = prices
  const periodType = shownPriceType(period.periodType)
  return { ...period, periodType, prices: { single, double, complete } }
}

export function storedValuesOf({ schedules, version: _, ...period }: PeriodGroup): StoredValues {
  return {
    ...period,
    prices: Object.fromEntries(schedules.map(({ packageId, price }) => [packageId, price ?? ''])),
  }
}

/** The body of a request. A day that was not chosen is an empty one. */
export function payloadOf(values: PeriodValues) {
  return {
    ...values,
    periodName: values.periodName.trim(),
    validFrom: values.validFrom ?? '',
    validUntil: values.validUntil ?? '',
  }
}

/** A stored period as the warnings read it. */
export function checkedPeriod(period: PeriodGroup): CheckedPeriod {
  return { ...period, schedules: scheduledPrices<ReadSchedule>(period.schedules) }
}

/** Whatever is created now is created after everything that is there. */
const CREATED_LAST = '9999-12-31T23:59:59.999Z'

/**
 * The period that is being typed as the warnings read it, as soon as its days are known; null before.
 * @param replaced the stored period that it is a new version of
 */
export function draftPeriod(
  { periodName, periodType, validFrom, validUntil, prices }: PeriodValues,
  replaced: PeriodGroup | null,
): CheckedPeriod | null {
  if (!validFrom || !validUntil || validUntil < validFrom) return null
  const createdAt = replaced?.schedules[0].createdAt ?? CREATED_LAST
  const common = { periodType, validFrom, validUntil }
  const schedules = PERIOD_PACKAGES.map((packageId) => ({
    ...common,
    packageId,
    createdAt,
    // A price that is still to be typed is too dear for nobody.
    priceCents: typedCents(prices[packageId]) ?? 0,
  }))
  return { ...common, periodName: periodName.trim(), schedules }
}

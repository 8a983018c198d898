import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { typedCents } from '#platform/basics/domain/money.ts'
import {
  PERIOD_PACKAGES,
  type PeriodGroup,
  type PeriodPackage,
  type PricePeriod,
} from '../domain/price-period.ts'
import { type ReadSchedule, scheduledPrices } from '../domain/price-schedule.ts'
import { type PriceType, shownPriceType } from '../domain/price-type.ts'
import type { CheckedPeriod } from '../domain/price-warnings.ts'

/** Values of the form: prices as typed, and null for a day until one is chosen. */
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
 * Initial values of the form for a stored period. A package without a price is empty, and an unknown type becomes the
 * one that it is shown as.
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

/** The body of the request. A day that was not chosen is an empty string. */
export function payloadOf(values: PeriodValues) {
  return {
    ...values,
    periodName: values.periodName.trim(),
    validFrom: values.validFrom ?? '',
    validUntil: values.validUntil ?? '',
  }
}

/** A stored period in the shape that the warnings need. */
export function checkedPeriod(period: PeriodGroup): CheckedPeriod {
  return { ...period, schedules: scheduledPrices<ReadSchedule>(period.schedules) }
}

/** Later than every stored date of creation: a new period is the latest. */
const CREATED_LAST = '9999-12-31T23:59:59.999Z'

/**
 * The typed period in the shape that the warnings need; null until its days are valid.
 * @param replaced the stored period that it replaces; null for a new one
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
    // A price that is not typed yet counts as 0, so that it causes no warning.
    priceCents: typedCents(prices[packageId]) ?? 0,
  }))
  return { ...common, periodName: periodName.trim(), schedules }
}

import * as z from 'zod'
import { type CalendarDay, isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { typedCents } from '#platform/basics/domain/money.ts'
import { requiredLine } from '#platform/basics/domain/text.ts'
import type { ReadSchedule } from './price-schedule.ts'
import { PRICE_TYPES } from './price-type.ts'
import { priceTypeSchema } from './price-type-schema.ts'

/** The packages that a price period has a price for (specification, section 3: price period). */
export const PERIOD_PACKAGES = ['single', 'double', 'complete'] as const
export type PeriodPackage = (typeof PERIOD_PACKAGES)[number]

/** In UTF-16 units. */
export const PERIOD_NAME_MAX_LENGTH = 100

/** Messages about the form as a whole (specification, section 5: price period). */
export const FIELDS_MISSING = 'Bitte füllen Sie alle Felder aus'
export const END_BEFORE_START = 'Enddatum muss nach dem Startdatum liegen'

const NAME_MISSING = 'Bitte geben Sie einen Namen ein.'
const TYPE_MISSING = 'Bitte wählen Sie einen Preistyp.'
const DAY_MISSING = 'Bitte wählen Sie ein Datum.'
const PRICE_MISSING = 'Bitte geben Sie einen Preis ein.'
const DAY_TOO_EARLY = 'Bitte wählen Sie den Starttag oder einen späteren Tag.'
const PRICE_WRONG =
  'Bitte geben Sie einen Betrag von 0 bis 99999999,99 mit höchstens zwei Nachkommastellen ein.'

/** Browsers resolve "." and ".." at the end of a URL, even encoded, so a period of that name would have no address. */
const NOT_ADDRESSABLE = ['.', '..']

/** The message for a missing value. A value of the wrong type keeps the default message. */
function missing(sentence: string) {
  return { error: ({ input }: { input?: unknown }) => (input === undefined ? sentence : undefined) }
}

/** A period's name: any characters of one line. It is part of the period's URL. */
export const periodNameSchema = z
  .string(missing(NAME_MISSING))
  .pipe(requiredLine(PERIOD_NAME_MAX_LENGTH, NAME_MISSING))
  .refine((name) => !NOT_ADDRESSABLE.includes(name), {
    error: 'Ein Name, der nur aus Punkten besteht, geht leider nicht.',
  })

const day = z
  .string(missing(DAY_MISSING))
  .min(1, { error: DAY_MISSING, abort: true })
  .refine(isCalendarDay, { error: 'Dieses Datum gibt es nicht.' })

/** Reads euros as typed; returns cents. */
export const typedPrice = z
  .string(missing(PRICE_MISSING))
  .refine((text) => text.trim().length > 0, { error: PRICE_MISSING, abort: true })
  .transform((text, context) => {
    const cents = typedCents(text)
    if (cents !== null) return cents
    context.addIssue({ code: 'custom', message: PRICE_WRONG })
    return z.NEVER
  })

/**
 * The request that creates or changes a price period: days as yyyy-MM-dd, both included, and prices as typed ("149",
 * "149.5", "149,50"), which are returned as integer cents (specification, section 7).
 */
export const pricePeriodEditSchema = z
  .object({
    periodName: periodNameSchema,
    periodType: z
      .string(missing(TYPE_MISSING))
      .pipe(z.enum(PRICE_TYPES, { error: 'Diesen Preistyp gibt es nicht.' })),
    validFrom: day,
    validUntil: day,
    prices: z.object(
      { single: typedPrice, double: typedPrice, complete: typedPrice },
      missing(PRICE_MISSING),
    ),
  })
  .refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
    path: ['validUntil'],
    error: DAY_TOO_EARLY,
    // Reported together with other errors, as soon as there are two days to compare.
    when: ({ value }) => z.object({ validFrom: day, validUntil: day }).safeParse(value).success,
  })
export type PricePeriodEdit = z.infer<typeof pricePeriodEditSchema>

/** The messages about empty fields. */
const MISSING: readonly string[] = [NAME_MISSING, TYPE_MISSING, DAY_MISSING, PRICE_MISSING]

/**
 * The one message for a period that {@link pricePeriodEditSchema} refused: missing fields first, then days in the wrong
 * order, then the message of the first wrong field.
 */
export function refusalSentence({ issues }: Pick<z.ZodError, 'issues'>): string {
  const messages = issues.map(({ message }) => message)
  if (messages.some((message) => MISSING.includes(message))) return FIELDS_MISSING
  return messages.includes(DAY_TOO_EARLY) ? END_BEFORE_START : (messages[0] ?? FIELDS_MISSING)
}

/** A price period in an API answer: days as yyyy-MM-dd, both included; prices by package, "149.00". */
export const pricePeriodSchema = z.object({
  periodName: z.string(),
  periodType: priceTypeSchema,
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  prices: z.record(z.string(), z.string()),
  version: z.int(),
})
export type PricePeriod = z.infer<typeof pricePeriodSchema>

/** The schedules of one period, ordered by package id. The period's type may be unknown. */
export interface PeriodGroup<S extends ReadSchedule = ReadSchedule> {
  periodName: string
  periodType: string
  validFrom: CalendarDay
  validUntil: CalendarDay
  version: number | null
  schedules: [S, ...S[]]
}

/**
 * Groups schedules by name and type; the common fields are those of the group's first schedule. The period that begins
 * last comes first (specification, section 3: price period).
 */
export function groupPeriods<S extends ReadSchedule>(schedules: readonly S[]): PeriodGroup<S>[] {
  const groups = new Map<string, PeriodGroup<S>>()
  for (const schedule of schedules) {
    const { periodName, periodType, validFrom, validUntil, version } = schedule
    const key = JSON.stringify([periodName, periodType])
    const group = groups.get(key)
    if (group) group.schedules.push(schedule)
    else {
      const common = { periodName, periodType, validFrom, validUntil, version }
      groups.set(key, { ...common, schedules: [schedule] })
    }
  }
  const found = [...groups.values()]
  for (const group of found) group.schedules.sort((a, b) => compare(a.packageId, b.packageId))
  return found.sort((a, b) => compare(b.validFrom, a.validFrom))
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

import * as z from 'zod'
import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { optionalText, requiredLine } from '#platform/basics/domain/text.ts'
import { DISCOUNT_KINDS } from './discount.ts'
import { isCode, storedCode } from './discount-code.ts'

export const CODE_NOTE_MAX_LENGTH = 500
const MOST_USES = 100_000
/** 99,999.99 euros: more than any package costs. */
const MOST_CENTS = 9_999_999
/** A typed code may have spaces. */
const TYPED_MAX_LENGTH = 100

function code(error: string) {
  return z
    .string()
    .max(TYPED_MAX_LENGTH, { error })
    .refine((typed) => typed.isWellFormed() && isCode(storedCode(typed)), { error })
    .transform(storedCode)
}

/** A code as a visitor types it. */
export const typedCodeSchema = code('Diesen Code gibt es nicht oder nicht mehr.')

const day = z.string().refine(isCalendarDay, { error: 'Bitte geben Sie einen Tag an.' }).nullable()

const values = z.object({
  code: code('Ein Code hat 3 bis 30 Buchstaben, Ziffern oder Bindestriche.'),
  /** Of staff and for staff: whom it is for; '' for none. */
  note: optionalText(CODE_NOTE_MAX_LENGTH),
  kind: z.enum(DISCOUNT_KINDS),
  /** Percent from 1 to 100, or cents with VAT. */
  value: z
    .int({ error: 'Bitte geben Sie an, was der Code abzieht.' })
    .min(1, { error: 'Bitte geben Sie an, was der Code abzieht.' })
    .max(MOST_CENTS, { error: 'Höchstens 99.999,99 €.' }),
  /** Calendar days in Europe/Berlin, both included; null for no limit. */
  firstDay: day,
  lastDay: day,
  /** None means all. */
  packageIds: z.array(requiredLine(100)).max(50),
  /** How many bookings may redeem it; null for no limit. */
  maxUses: z
    .int({ error: 'Bitte geben Sie eine Zahl an.' })
    .min(1, { error: 'Mindestens 1.' })
    .max(MOST_USES, { error: 'Höchstens 100.000.' })
    .nullable(),
  isOncePerCompany: z.boolean(),
  isActive: z.boolean(),
})

/** The values of a code that staff create or change. */
export const discountCodeEditSchema = values
  .refine(({ kind, value }) => kind === 'amount' || value <= 100, {
    path: ['value'],
    error: 'Höchstens 100 %.',
  })
  .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'Der letzte Tag liegt vor dem ersten.',
  })
export type DiscountCodeEdit = z.infer<typeof discountCodeEditSchema>

export const codeIdSchema = z.uuid()

/** A code in the list for staff. */
export const discountCodeSchema = values.extend({
  id: codeIdSchema,
  version: z.int(),
  /** How many bookings that are not cancelled have redeemed it. */
  uses: z.int(),
  /** Whether any booking has, a cancelled one too: then it can be switched off, and not be deleted. */
  isUsed: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type StaffDiscountCode = z.infer<typeof discountCodeSchema>

/** The question of a visitor what a code takes off. */
export const codeCheckSchema = z.object({
  code: typedCodeSchema,
  /** The chosen package; without one, it is not checked whether the code is for it. */
  packageId: requiredLine(100).optional(),
  /** Without one, it is not checked whether the company has redeemed it. */
  company: z.string().max(1000).optional(),
})
export type CodeCheck = z.infer<typeof codeCheckSchema>

/** What a code takes off. */
export const discountSchema = z.object({
  code: z.string(),
  kind: z.enum(DISCOUNT_KINDS),
  value: z.int(),
  packageIds: z.array(z.string()),
})

/** What a code took off a booking. */
export const reductionSchema = z.object({ code: z.string(), cents: z.int() })

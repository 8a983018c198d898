import * as z from 'zod'
import { storedEmail } from '#platform/basics/domain/email-address.ts'
import { lineSchema } from '#platform/basics/domain/text.ts'
import {
  BILLING_TEXT_NAMES,
  BILLING_TICK_NAMES,
  type BillingTextName,
  type BillingTickName,
} from './billing.ts'
import { BILLING_FIELDS, storedBillingText } from './billing-fields.ts'

function byName<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

function typedText(name: BillingTextName) {
  return lineSchema(BILLING_FIELDS[name].rule)
    .transform((text) => (name === 'invoiceEmail' ? storedEmail(text) : text))
    .transform((text) => storedBillingText(name, text))
    .optional()
}

/** Some of the values, as a booking brings them. */
export const givenBillingSchema = z.strictObject({
  ...byName<BillingTextName, ReturnType<typeof typedText>>(BILLING_TEXT_NAMES, typedText),
  ...byName<BillingTickName, z.ZodOptional<z.ZodBoolean>>(BILLING_TICK_NAMES, () =>
    z.boolean().optional(),
  ),
})

/** A change of some fields; at least one. */
export const billingChangeSchema = givenBillingSchema.refine(
  (change) => Object.values(change).some((value) => value !== undefined),
  { error: 'Es fehlt ein Feld.' },
)
export type BillingChange = z.infer<typeof billingChangeSchema>

export const billingDetailsSchema = z.object({
  ...byName(BILLING_TEXT_NAMES, () => z.string()),
  ...byName(BILLING_TICK_NAMES, () => z.boolean()),
})

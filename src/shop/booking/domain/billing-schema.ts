import * as z from 'zod'
import { storedEmail } from '#platform/basics/domain/email-address.ts'
import { lineSchema } from '#platform/basics/domain/text.ts'
import { BILLING_FIELDS, byBillingField } from './billing.ts'

/** A change of some fields; at least one. */
export const billingChangeSchema = z
  .strictObject({
    ...byBillingField((name) => lineSchema(BILLING_FIELDS[name].rule).optional()),
    invoiceEmail: lineSchema(BILLING_FIELDS.invoiceEmail.rule).transform(storedEmail).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'Es fehlt ein Feld.',
  })
export type BillingChange = z.infer<typeof billingChangeSchema>

export const billingDetailsSchema = z.object(byBillingField(() => z.string()))

import * as z from 'zod'
import { dayInQuery } from '#office/figures/domain/figures.ts'

/** Which calendar days in Europe/Berlin are exported, both included. */
export const accountingQuerySchema = z.object({ from: dayInQuery, to: dayInQuery })

/** What the documents and payments of a period add up to. Amounts are in cents; those of cancellations are taken off. */
export const accountingSummarySchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  invoices: z.int(),
  cancellations: z.int(),
  net: z.int(),
  vat: z.int(),
  gross: z.int(),
  /** Money that came or went back in the period, whenever its invoice was issued. */
  payments: z.int(),
  received: z.int(),
  refunded: z.int(),
  /** Why there is no booking batch, in a sentence for staff; null where there is one. */
  datevProblem: z.string().nullable(),
})
export type AccountingSummary = z.infer<typeof accountingSummarySchema>

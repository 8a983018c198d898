import * as z from 'zod'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'

/** Who issues invoices: staff, or the product once a booking is confirmed. */
const INVOICING_MODES = ['by_hand', 'on_confirmation'] as const

export const invoicingEditSchema = z.strictObject({ issue: z.enum(INVOICING_MODES) })
export type InvoicingEdit = z.infer<typeof invoicingEditSchema>

export const storedInvoicingSchema = z.strictObject({
  ...invoicingEditSchema.shape,
  /** From when on confirmed bookings get their invoice by themselves; null where staff issue them. */
  since: z.iso.datetime().nullable(),
})
export type StoredInvoicing = z.infer<typeof storedInvoicingSchema>

/** Of a new installation. */
export const DEFAULT_INVOICING: StoredInvoicing = { issue: 'by_hand', since: null }

/**
 * The minutes from a confirmation until the invoice is issued by itself: what was confirmed by mistake is undone by then,
 * without a cancellation.
 */
export const ISSUED_AFTER_MINUTES = 5

/** The setting as staff see it. */
export const invoicingSettingSchema = storedInvoicingSchema.extend({
  ...lastEditShape,
})

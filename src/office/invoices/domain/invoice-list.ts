import * as z from 'zod'
import { pageLimit } from '#platform/basics/domain/page-limit.ts'
import { PAYMENT_STATES } from '#shop/payments/domain/payment-state.ts'

/**
 * What staff look for: something is open; something is open and due; paid; given up; money has to go back; taken back by
 * a cancellation.
 */
export const INVOICE_FILTERS = [
  'open',
  'overdue',
  'paid',
  'written_off',
  'to_refund',
  'cancelled',
] as const
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number]

/** How long something has been due, in days: not yet; 1 to 30; 31 to 60; more. */
export const INVOICE_AGES = ['not_due', 'to_30', 'to_60', 'over_60'] as const

const SEARCH_MAX_LENGTH = 200

/** Which invoices. Days are calendar days in Europe/Berlin of their issue, both included. */
export const invoiceFilterSchema = z.object({
  status: z.enum(INVOICE_FILTERS).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Words of the number, the company, or the number of a booking. */
  q: z.string().max(SEARCH_MAX_LENGTH).optional(),
})
export type InvoiceListFilter = z.infer<typeof invoiceFilterSchema>

export const invoiceListQuerySchema = invoiceFilterSchema.extend({
  limit: pageLimit(100).default(30),
  /** From the header Next-Cursor of the page before. */
  cursor: z.string().max(200).optional(),
})
export type InvoiceListQuery = z.infer<typeof invoiceListQuerySchema>

/** An invoice of the list. */
export const listedInvoiceSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  company: z.string(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  /** In cents, with VAT. */
  gross: z.int(),
  /** In cents; negative where money has to go back. */
  open: z.int(),
  state: z.enum(PAYMENT_STATES),
  isOverdue: z.boolean(),
  /** The number of the cancellation that took it back; null where it is in force. */
  cancelledBy: z.string().nullable(),
  /** Of a deleted booking the number alone is left. */
  bookings: z.array(z.object({ reference: z.string(), registrationId: z.uuid().nullable() })),
})
export type ListedInvoice = z.infer<typeof listedInvoiceSchema>

/** The sums of all invoices that a filter finds, in cents with VAT. */
export const invoiceSumsSchema = z.object({
  count: z.int(),
  /** Without cancelled ones. */
  gross: z.int(),
  cancelledGross: z.int(),
  open: z.int(),
  toRefund: z.int(),
  /** What is open, by how long it has been due. */
  ages: z.array(z.object({ age: z.enum(INVOICE_AGES), count: z.int(), cents: z.int() })),
})
export type InvoiceSums = z.infer<typeof invoiceSumsSchema>

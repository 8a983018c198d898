import * as z from 'zod'
import { optionalText } from '#platform/basics/domain/text.ts'
import { PAYMENT_KINDS, PAYMENT_SOURCES, PAYMENT_STATES } from './payment-state.ts'

export const PAYMENT_NOTE_MAX_LENGTH = 500
/** A hundred million euros, in cents: what an amount of the product holds at most. */
const PAYMENT_MAX_CENTS = 9_999_999_999

/** What staff type: money that came, money that went back, or what the firm gives up. */
export const newPaymentSchema = z.object({
  kind: z.enum(PAYMENT_KINDS),
  cents: z
    .int('Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 103 oder 51,50.')
    .min(1, 'Bitte geben Sie einen Betrag über 0 € ein.')
    .max(PAYMENT_MAX_CENTS, 'So hoch ist keine Rechnung.'),
  /** A calendar day in Europe/Berlin, not after today. */
  day: z.iso.date('Bitte wählen Sie einen Tag.'),
  note: optionalText(PAYMENT_NOTE_MAX_LENGTH),
  /** What was open when staff typed it, in cents: an entry that came meanwhile refuses this one. */
  seenOpen: z.int(),
})
export type NewPayment = z.infer<typeof newPaymentSchema>

/** An entry of an invoice's account. */
const paymentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(PAYMENT_KINDS),
  cents: z.int(),
  day: z.iso.date(),
  source: z.enum(PAYMENT_SOURCES),
  /** Who paid by the bank statement; '' where it does not say, and for what was typed. */
  party: z.string(),
  note: z.string(),
  /** The administrator's e-mail. */
  recordedBy: z.string(),
})
export type Payment = z.infer<typeof paymentSchema>

/** An invoice with what was paid of it. */
export const invoiceAccountSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  company: z.string(),
  /** In cents, with VAT. */
  gross: z.int(),
  dueOn: z.iso.date().nullable(),
  /** The number of the cancellation that took it back; null where it is in force. */
  cancelledBy: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
  /** In cents; negative where money has to go back. */
  open: z.int(),
  /** What was received and has not gone back, in cents. */
  balance: z.int(),
  /** By day, the oldest first. */
  payments: z.array(paymentSchema),
  /** Open invoices of the same buyer or booking, where money of this one has to go back. */
  movableTo: z.array(z.object({ id: z.uuid(), number: z.string(), open: z.int() })),
})
export type InvoiceAccountDetails = z.infer<typeof invoiceAccountSchema>

/** The accounts of a booking's invoices, the newest first. */
export const bookingAccountsSchema = z.array(invoiceAccountSchema)

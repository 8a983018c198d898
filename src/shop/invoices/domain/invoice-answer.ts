import * as z from 'zod'
import { mailStatusSchema } from '#platform/basics/domain/mail-status.ts'
import { DUE_DOCUMENTS } from './due-documents.ts'
import { INVOICE_KINDS, INVOICE_PROFILES } from './invoice-content.ts'

/** An issued invoice, or a cancellation of one, as staff see it in the list of a booking. */
const issuedInvoiceSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  profile: z.enum(INVOICE_PROFILES),
  /** Calendar days in Europe/Berlin. */
  issuedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  /** What it says of this booking, in cents with VAT. */
  cents: z.int(),
  /** The number of the cancellation that took it back; null where it is in force, and for a cancellation. */
  cancelledBy: z.string().nullable(),
  /** The administrator's e-mail. */
  issuedBy: z.string(),
  /** The mails with it, the newest first; without those whose content was erased with a person's data. */
  mails: z.array(
    z.object({
      id: z.uuid(),
      recipient: z.string(),
      status: mailStatusSchema,
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type IssuedInvoice = z.infer<typeof issuedInvoiceSchema>

/** The invoices of a booking, and which are missing so that they say what is owed. */
export const bookingInvoicesSchema = z.object({
  /** The newest first. */
  invoices: z.array(issuedInvoiceSchema),
  /** In cents, with VAT unless the buyer owes that. */
  owed: z.int(),
  /** What the invoice in force says, in cents; null where there is none. */
  invoiced: z.int().nullable(),
  due: z.enum(DUE_DOCUMENTS),
  /** The numbers of the other bookings that the invoice in force is about. */
  alsoOn: z.array(z.string()),
  /** Where its documents are sent; null where that person's data was erased. */
  recipient: z.string().nullable(),
  /** What an invoice would lack, as labels; it is issued once there is nothing. */
  missing: z.array(z.string()),
  /** How the next invoice would be written. */
  profile: z.enum(INVOICE_PROFILES),
  /** Whether it would leave the VAT to the buyer. */
  isReverseCharge: z.boolean(),
})
export type BookingInvoices = z.infer<typeof bookingInvoicesSchema>

/** Whether what is issued is sent as a mail, too. */
export const issuingSchema = z.strictObject({ send: z.boolean().default(false) })

/** How many mails with the document the sender has seen: a second click sends nothing. */
export const sendingSchema = z.strictObject({ mailsBefore: z.int().min(0) })

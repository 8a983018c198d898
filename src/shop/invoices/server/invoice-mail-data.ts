import type { BookingLink } from '#platform/mail/server/mail-data.ts'
import type { InvoiceProfile } from '../domain/invoice-content.ts'

/** What the mails with an invoice or its cancellation say. The files are read from the invoice when they are sent. */
export interface InvoiceMailFacts {
  /** Of the attached document. */
  invoiceId: string
  number: string
  profile: InvoiceProfile
  /** In cents, with VAT. */
  cents: number
  /** In percent; null where the document shows no VAT. */
  vatRate: number | null
  /** What it is about, each package as it was sold with the number of its booking. */
  bookings: { packageName: string; reference: string }[]
  /** Where the mail goes to who booked; '' and null for another mailbox, which opens no booking. */
  bookerName: string
  bookingLink: BookingLink | null
  /** Whether the document was sent before. */
  isAgain: boolean
}

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    'invoice.sent': InvoiceMailFacts & {
      /** The calendar day in Europe/Berlin. */
      dueOn: string | null
      /** Where to transfer it. */
      bank: { holder: string; iban: string; bic: string }
    }
    'invoice.cancelled': InvoiceMailFacts & {
      cancels: { number: string; issuedOn: string }
      /** The number of the invoice that was issued with it, which comes in a mail of its own; null for none. */
      replacedBy: string | null
    }
  }
}

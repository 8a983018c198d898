import * as z from 'zod'
import { TAX_CATEGORIES } from './invoice-amounts.ts'

const cents = z.int().min(0)
/** A calendar day in Europe/Berlin. */
const day = z.iso.date()

const address = {
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
}

/** The firm, as it was when the invoice was issued. */
const sellerSchema = z.object({
  name: z.string(),
  ...address,
  /** '' where the firm has none; one of both is there. */
  vatId: z.string(),
  taxNumber: z.string(),
  /** "Amtsgericht Berlin, HRB 123456"; '' for none. */
  register: z.string(),
  /** "Geschäftsführung: …"; '' for none. */
  representedBy: z.string(),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  bank: z.object({ holder: z.string(), iban: z.string(), bic: z.string(), name: z.string() }),
})

export const buyerSchema = z.object({
  /** The company, or the authority. */
  name: z.string(),
  ...address,
  /** '' for none. */
  vatId: z.string(),
  /** Where the invoice is sent. */
  email: z.string(),
})

const lineSchema = z.object({
  /** The package as sold: "2er Paket: 2 Live-Trainings". */
  name: z.string(),
  /** One line for each seat below it, or for several: training and day, and the persons where the booker wants that. */
  details: z.array(z.string()),
  /** Of the booking. */
  reference: z.string(),
  net: cents,
  vat: cents,
  gross: cents,
})
export type InvoiceLine = z.infer<typeof lineSchema>

export const INVOICE_KINDS = ['invoice', 'cancellation'] as const

/** Which rules the XML follows: EN 16931 alone, inside a PDF (ZUGFeRD), or those of German authorities, as a file. */
export const INVOICE_PROFILES = ['zugferd', 'xrechnung'] as const
export type InvoiceProfile = (typeof INVOICE_PROFILES)[number]

/**
 * All that an invoice says, as it is stored when it is issued. Nothing of it is read anew afterwards. Amounts are in
 * cents and positive; those of a "Stornorechnung" are taken back.
 */
export const invoiceContentSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  profile: z.enum(INVOICE_PROFILES),
  number: z.string(),
  issuedOn: day,
  /** The days of the first and of the last session; null where none has taken place or is planned. */
  service: z.object({ first: day, last: day }).nullable(),
  /** Null for a cancellation. */
  dueOn: day.nullable(),
  /** The invoice that a cancellation takes back. */
  cancels: z.object({ number: z.string(), issuedOn: day }).nullable(),
  seller: sellerSchema,
  buyer: buyerSchema,
  /** Of the buyer; '' for none. */
  orderNumber: z.string(),
  /** Of an authority; '' for none. */
  leitwegId: z.string(),
  tax: z.object({ category: z.enum(TAX_CATEGORIES), rate: z.number() }),
  lines: z.array(lineSchema).min(1),
  total: z.object({ net: cents, vat: cents, gross: cents }),
  /** A text of the firm above the lines; '' for none. */
  intro: z.string(),
  /** A text of the firm below them; '' for none. */
  closing: z.string(),
})
export type InvoiceContent = z.infer<typeof invoiceContentSchema>

/** What the law wants said where no VAT is shown; '' otherwise. */
export function taxNote({ category }: InvoiceContent['tax']): string {
  switch (category) {
    case 'E':
      return 'Ohne Umsatzsteuer: Es gilt die Steuerbefreiung für Kleinunternehmer (§ 19 UStG).'
    case 'AE':
      return 'Steuerschuldnerschaft des Leistungsempfängers (Reverse charge).'
    case 'S':
      return ''
  }
}

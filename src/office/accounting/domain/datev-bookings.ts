import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import type { PaymentKind } from '#shop/payments/domain/payment-state.ts'
import type { DatevBooking } from './datev-batch.ts'
import type { DatevSettings } from './datev-settings.ts'

/** An issued document, as far as it is booked. */
export interface BookedDocument {
  number: string
  kind: InvoiceContent['kind']
  issuedOn: CalendarDay
  dueOn: CalendarDay | null
  /** With VAT, in cents; also those of a cancellation are positive. */
  grossCents: number
  buyerName: string
  buyerVatId: string
  tax: InvoiceContent['tax']
  /** The number of the invoice that a cancellation takes back; null for an invoice. */
  cancelled: string | null
}

/** Money that came for an invoice, or went back. */
export interface BookedPayment {
  kind: Exclude<PaymentKind, 'written_off'>
  cents: number
  day: CalendarDay
  /** Of the invoice. */
  number: string
  buyerName: string
}

/**
 * An invoice is debited to the customers and credited to its revenue; a cancellation the other way round.
 * @returns null for a document over nothing, which the format cannot hold
 */
export function documentBooking(
  document: BookedDocument,
  settings: DatevSettings,
): DatevBooking | null {
  if (document.grossCents === 0) return null
  const { number, kind, cancelled, buyerName } = document
  const words = kind === 'invoice' ? `Rechnung ${number}` : `Storno ${number} zu ${cancelled}`
  return {
    cents: document.grossCents,
    side: kind === 'invoice' ? 'S' : 'H',
    account: settings.debtorAccount,
    contraAccount: revenueAccount(document.tax, settings),
    key: document.tax.category === 'S' ? settings.revenueKey : '',
    day: document.issuedOn,
    document: number,
    text: `${words} ${buyerName}`,
    buyerVatId: document.tax.category === 'AE' ? document.buyerVatId : '',
    dueOn: document.dueOn,
  }
}

/** What came is debited to the bank and credited to the customers; what went back the other way round. */
export function paymentBooking(payment: BookedPayment, settings: DatevSettings): DatevBooking {
  const { kind, cents, day, number, buyerName } = payment
  const isReceived = kind === 'received'
  return {
    cents,
    side: isReceived ? 'S' : 'H',
    account: settings.bankAccount,
    contraAccount: settings.debtorAccount,
    key: '',
    day,
    document: number,
    text: `${isReceived ? 'Zahlung' : 'Rückzahlung'} ${number} ${buyerName}`,
    buyerVatId: '',
    dueOn: null,
  }
}

function revenueAccount({ category }: InvoiceContent['tax'], settings: DatevSettings): string {
  const { revenueAccount: taxed, smallBusinessAccount, reverseChargeAccount } = settings
  return { S: taxed, E: smallBusinessAccount, AE: reverseChargeAccount }[category]
}

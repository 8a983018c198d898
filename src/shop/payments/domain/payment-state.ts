/**
 * What an entry of an invoice's account is: money that came; money that went back; what the firm gives up of what is owed.
 */
export const PAYMENT_KINDS = ['received', 'refunded', 'written_off'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** What staff call an entry. */
export const PAYMENT_KIND_LABELS: Readonly<Record<PaymentKind, string>> = {
  received: 'Zahlung',
  refunded: 'Rückzahlung',
  written_off: 'Ausgebucht',
}

/** Where an entry comes from: typed by staff, or a line of a bank statement. */
export const PAYMENT_SOURCES = ['manual', 'statement'] as const

/** Where a line of a bank statement stands: nobody has said what it is; entered as a payment; none of ours. */
export const BANK_LINE_STATES = ['open', 'entered', 'ignored'] as const
export type BankLineState = (typeof BANK_LINE_STATES)[number]

/**
 * How an invoice stands with its payments. `cancelled` is one that was taken back before anything was paid; `refunded`
 * one that was taken back and whose money went back.
 */
export const PAYMENT_STATES = [
  'open',
  'partly_paid',
  'paid',
  'overpaid',
  'to_refund',
  'refunded',
  'written_off',
  'cancelled',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What staff, and the list for the tax adviser, call where an invoice stands. */
export const PAYMENT_STATE_NAMES: Readonly<Record<PaymentState, string>> = {
  open: 'Offen',
  partly_paid: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overpaid: 'Überzahlt',
  to_refund: 'Zu erstatten',
  refunded: 'Erstattet',
  written_off: 'Ausgebucht',
  cancelled: 'Storniert',
}

/** An invoice with the sums of its account, in cents, each from 0. */
export interface InvoiceAccount {
  /** With VAT. */
  gross: number
  isCancelled: boolean
  received: number
  refunded: number
  writtenOff: number
}

/** What the invoice asks for: its amount, or nothing once it was taken back. */
function asked({ gross, isCancelled }: InvoiceAccount): number {
  return isCancelled ? 0 : gross
}

/**
 * What is still to be paid, in cents; negative where money has to go back. What was written off is asked of nobody.
 */
export function openAmount(account: InvoiceAccount): number {
  const left = asked(account) - (account.received - account.refunded)
  return left > 0 ? Math.max(0, left - account.writtenOff) : left
}

/** Where the invoice stands. */
export function paymentState(account: InvoiceAccount): PaymentState {
  const { received, refunded, writtenOff, isCancelled } = account
  const open = openAmount(account)
  if (isCancelled) {
    if (open < 0) return 'to_refund'
    return refunded > 0 ? 'refunded' : 'cancelled'
  }
  if (open < 0) return 'overpaid'
  if (open === 0)
    return writtenOff > 0 && received - refunded < account.gross ? 'written_off' : 'paid'
  return received - refunded > 0 || writtenOff > 0 ? 'partly_paid' : 'open'
}

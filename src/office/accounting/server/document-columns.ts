import type { CsvColumns } from '#office/registrations/server/csv.ts'
import {
  openAmount,
  PAYMENT_STATE_NAMES,
  paymentState,
} from '#shop/payments/domain/payment-state.ts'
import type { ListedDocument } from './accounting.repository.ts'

/**
 * The list of documents for spreadsheets. Amounts of a cancellation are negative, so that columns add up; it has no
 * account of its own, because what was paid belongs to the invoice.
 */
export const DOCUMENT_COLUMNS: CsvColumns<ListedDocument> = {
  Nummer: ({ number }) => number,
  Art: ({ kind }) => (kind === 'invoice' ? 'Rechnung' : 'Stornorechnung'),
  Datum: ({ issuedOn }) => numeric(issuedOn),
  'Fällig am': ({ dueOn }) => (dueOn ? numeric(dueOn) : ''),
  Kunde: ({ buyerName }) => buyerName,
  Buchungsnummern: ({ references }) => references.join(', '),
  'Storniert durch': ({ cancelledBy }) => cancelledBy ?? '',
  'Storno zu': ({ cancelled }) => cancelled ?? '',
  'Steuersatz in Prozent': ({ tax }) =>
    (tax.category === 'S' ? String(tax.rate) : '0').replace('.', ','),
  'Netto in Euro': (document) => signed(document, document.netCents),
  'Umsatzsteuer in Euro': (document) => signed(document, document.vatCents),
  'Brutto in Euro': (document) => signed(document, document.grossCents),
  'Bezahlt in Euro': ({ kind, account }) =>
    kind === 'invoice' ? euros(account.received - account.refunded) : '',
  'Offen in Euro': ({ kind, account }) => (kind === 'invoice' ? euros(openAmount(account)) : ''),
  Stand: ({ kind, account }) =>
    kind === 'invoice' ? PAYMENT_STATE_NAMES[paymentState(account)] : '',
}

function signed({ kind }: ListedDocument, cents: number): string {
  return euros(kind === 'invoice' ? cents : -cents)
}

/** Cents as a German spreadsheet reads a number: "-149,00". */
function euros(cents: number): string {
  const amount = Math.abs(cents)
  const sign = cents < 0 ? '-' : ''
  return `${sign}${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
}

/** "27.11.2026" */
function numeric(day: string): string {
  return day.split('-').toReversed().join('.')
}

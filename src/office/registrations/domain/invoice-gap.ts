/** What staff find bookings by: an invoice is missing, or says something else than what they owe. */
export const INVOICE_GAPS = ['missing', 'unfit'] as const
export type InvoiceGap = (typeof INVOICE_GAPS)[number]

export const INVOICE_GAP_LABELS: Readonly<Record<InvoiceGap, string>> = {
  missing: 'Fehlt',
  unfit: 'Passt nicht',
}

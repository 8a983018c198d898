import {
  BILLING_FIELD_NAMES,
  type BillingDetails,
  type BillingFieldName,
  billingTexts,
} from './billing.ts'

export const BILLING_LABELS: Readonly<Record<BillingFieldName, string>> = {
  recipient: 'Rechnungsempfänger',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  vatId: 'USt-IdNr.',
  orderNumber: 'Bestellnummer',
  leitwegId: 'Leitweg-ID',
  invoiceEmail: 'E-Mail für Rechnungen',
  namesOnInvoice: 'Namen der Teilnehmenden auf der Rechnung',
  wantsXRechnung: 'Als XRechnung (Datei statt PDF)',
}

/** The values that are given, with their labels. */
export function billingFacts(
  billing: BillingDetails,
): { name: BillingFieldName; label: string; value: string }[] {
  const texts = billingTexts(billing)
  return BILLING_FIELD_NAMES.filter((name) => texts[name] !== '').map((name) => ({
    name,
    label: BILLING_LABELS[name],
    value: texts[name],
  }))
}

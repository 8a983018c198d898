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

const IN_ADDRESS: readonly BillingFieldName[] = [
  'recipient',
  'street',
  'postalCode',
  'city',
  'country',
]

/** What is given, with its labels; the address in lines, as on an envelope. */
export function billingFacts(billing: BillingDetails): { label: string; value: string }[] {
  const texts = billingTexts(billing)
  const { recipient, street, postalCode, city, country } = texts
  const address = [recipient, street, `${postalCode} ${city}`.trim(), country].filter(Boolean)
  const others = BILLING_FIELD_NAMES.filter((name) => !IN_ADDRESS.includes(name))
  return [
    { label: 'Rechnung an', value: address.join('\n') },
    ...others.map((name) => ({ label: BILLING_LABELS[name], value: texts[name] })),
  ].filter(({ value }) => value !== '')
}

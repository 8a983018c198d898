import { EMAIL_MAX_LENGTH, emailRule } from '#platform/basics/domain/email-address.ts'
import { type LineRule, lineRule } from '#platform/basics/domain/line-rule.ts'

interface BillingField {
  label: string
  rule: LineRule
  maxLength: number
  /** As HTML's attribute of that name. */
  autoComplete: string
}

const optionalEmail: LineRule = (typed) => (typed.trim() === '' ? null : emailRule(typed))

function field(label: string, maxLength: number, autoComplete: string): BillingField {
  return { label, rule: lineRule(maxLength), maxLength, autoComplete }
}

/** Where the invoice goes and what it names, in the order in which it is shown. Every field is optional: '' for none. */
const FIELDS = {
  recipient: field('Rechnungsempfänger', 200, 'billing organization'),
  street: field('Straße und Hausnummer', 200, 'billing street-address'),
  postalCode: field('Postleitzahl', 20, 'billing postal-code'),
  city: field('Ort', 100, 'billing address-level2'),
  country: field('Land', 100, 'billing country-name'),
  vatId: field('USt-IdNr.', 30, 'off'),
  orderNumber: field('Bestellnummer', 100, 'off'),
  invoiceEmail: {
    label: 'E-Mail für Rechnungen',
    rule: optionalEmail,
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'billing email',
  },
} satisfies Record<string, BillingField>

export type BillingFieldName = keyof typeof FIELDS
export type BillingDetails = Record<BillingFieldName, string>

export const BILLING_FIELDS: Readonly<Record<BillingFieldName, BillingField>> = FIELDS
export const BILLING_FIELD_NAMES = Object.keys(FIELDS) as BillingFieldName[]

export const NO_BILLING_DETAILS: BillingDetails = byBillingField(() => '')

/** An object with one value for each field, under the field's name. */
export function byBillingField<Value>(
  value: (name: BillingFieldName) => Value,
): Record<BillingFieldName, Value> {
  return Object.fromEntries(BILLING_FIELD_NAMES.map((name) => [name, value(name)])) as Record<
    BillingFieldName,
    Value
  >
}

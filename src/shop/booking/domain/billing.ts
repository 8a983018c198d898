import { countryCode, countryName } from '#platform/basics/domain/country-code.ts'
import { EMAIL_MAX_LENGTH, emailRule } from '#platform/basics/domain/email-address.ts'
import { type LineRule, lineRule } from '#platform/basics/domain/line-rule.ts'
import { vatIdProblem } from '#site/pages/domain/vat-id.ts'
import { compactLeitwegId, isLeitwegId } from './leitweg-id.ts'

interface BillingField {
  label: string
  /** How it is explained to whoever fills it in. */
  hint?: string
  rule: LineRule
  maxLength: number
  /** As HTML's attribute of that name. */
  autoComplete: string
}

function field(label: string, maxLength: number, autoComplete: string): BillingField {
  return { label, rule: lineRule(maxLength), maxLength, autoComplete }
}

/** A rule for what is not empty. */
function ifGiven(rule: LineRule): LineRule {
  return (typed) => (typed.trim() === '' ? null : rule(typed))
}

function tick(label: string, hint?: string): BillingField {
  return { ...field(label, TICKED.length, 'off'), ...(hint !== undefined && { hint }) }
}

/** Longest note of staff on how they checked the VAT ID of a buyer who owes the VAT. */
export const REVERSE_CHARGE_NOTE_MAX_LENGTH = 300

/** The value of a tick where values are texts, as in forms and histories; '' where it is not set. */
export const TICKED = 'ja'

const TEXTS = {
  recipient: field('Rechnungsempfänger', 200, 'billing organization'),
  street: field('Straße und Hausnummer', 200, 'billing street-address'),
  postalCode: field('Postleitzahl', 20, 'billing postal-code'),
  city: field('Ort', 100, 'billing address-level2'),
  country: field('Land', 100, 'billing country'),
  vatId: {
    label: 'USt-IdNr.',
    hint: 'Geprüft wird nur die Form, nicht, ob das Finanzamt sie vergeben hat.',
    rule: ifGiven((typed) => lineRule(30)(typed) ?? vatIdProblem(typed)),
    maxLength: 30,
    autoComplete: 'off',
  },
  orderNumber: field('Bestellnummer', 100, 'off'),
  leitwegId: {
    label: 'Leitweg-ID',
    hint: 'Haben nur Behörden. Die Rechnung kommt dann als XRechnung.',
    rule: ifGiven((typed) =>
      isLeitwegId(typed)
        ? null
        : 'Diese Leitweg-ID hat einen Tippfehler: Form oder Prüfziffern stimmen nicht.',
    ),
    maxLength: 50,
    autoComplete: 'off',
  },
  invoiceEmail: {
    label: 'E-Mail für Rechnungen',
    rule: ifGiven(emailRule),
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'billing email',
  },
} satisfies Record<string, BillingField>

const TICKS = {
  namesOnInvoice: tick('Namen der Teilnehmenden auf der Rechnung'),
  wantsXRechnung: tick('Als XRechnung (Datei statt PDF)'),
} satisfies Record<string, BillingField>

export type BillingTextName = keyof typeof TEXTS
export type BillingTickName = keyof typeof TICKS
export type BillingFieldName = BillingTextName | BillingTickName

/** Where the invoice goes, what it names and how it is written. Everything is optional: '' for none. */
export type BillingDetails = Record<BillingTextName, string> & Record<BillingTickName, boolean>
/** Some of them. */
export type GivenBilling = {
  [Name in BillingFieldName]?: BillingDetails[Name] | undefined
}
/** The same as texts, as forms and histories have them. */
export type BillingTexts = Record<BillingFieldName, string>

/** In the order in which they are shown. */
export const BILLING_FIELDS: Readonly<Record<BillingFieldName, BillingField>> = {
  ...TEXTS,
  ...TICKS,
}
export const BILLING_FIELD_NAMES = Object.keys(BILLING_FIELDS) as BillingFieldName[]
export const BILLING_TEXT_NAMES = Object.keys(TEXTS) as BillingTextName[]
export const BILLING_TICK_NAMES = Object.keys(TICKS) as BillingTickName[]

export function isBillingTick(name: BillingFieldName): name is BillingTickName {
  return name in TICKS
}

/** An object with one value for each field, under the field's name. */
export function byBillingField<Value>(
  value: (name: BillingFieldName) => Value,
): Record<BillingFieldName, Value> {
  return Object.fromEntries(BILLING_FIELD_NAMES.map((name) => [name, value(name)])) as Record<
    BillingFieldName,
    Value
  >
}

export const NO_BILLING_TEXTS: BillingTexts = byBillingField(() => '')
export const NO_BILLING_DETAILS = byBillingField((name) =>
  isBillingTick(name) ? false : '',
) as BillingDetails

/** The billing data with those values that are given. */
export function withGiven(billing: BillingDetails, given: GivenBilling): BillingDetails {
  const values = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...billing, ...Object.fromEntries(values) }
}

/** The values as texts, of all fields or of some. */
export function billingTexts(billing: BillingDetails): BillingTexts
export function billingTexts(billing: GivenBilling): Partial<BillingTexts>
export function billingTexts(billing: GivenBilling): Partial<BillingTexts> {
  return Object.fromEntries(
    Object.entries(billing)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : value ? TICKED : '']),
  )
}

/** What a form begins with. Its country is a code where it is known, and '' for Germany. */
export function billingFormTexts(billing: BillingDetails): BillingTexts {
  const code = countryCode(billing.country)
  return { ...billingTexts(billing), country: code === 'DE' ? '' : (code ?? billing.country) }
}

/** The values that a form has as texts, as they are sent. */
export function billingOfTexts(texts: Partial<BillingTexts>): GivenBilling {
  return Object.fromEntries(
    (Object.entries(texts) as [BillingFieldName, string][]).map(([name, text]) => [
      name,
      isBillingTick(name) ? text !== '' : text,
    ]),
  )
}

/** A typed value as it is stored: a country that is known by its German name. */
export function storedBillingText(name: BillingTextName, text: string): string {
  if (name === 'leitwegId') return compactLeitwegId(text)
  if (name !== 'country' || text === '') return text
  const code = countryCode(text)
  return code === null ? text : countryName(code)
}

/** Whether any of the values is given. */
export function hasBilling(billing: BillingDetails): boolean {
  return Object.values(billing).some(Boolean)
}

/** The values that are given, with their labels; the address first. */
export function billingFacts(
  billing: BillingDetails,
): { name: BillingFieldName; label: string; value: string }[] {
  const texts = billingTexts(billing)
  return BILLING_FIELD_NAMES.filter((name) => texts[name] !== '').map((name) => ({
    name,
    label: BILLING_FIELDS[name].label,
    value: texts[name],
  }))
}

/** Whether the buyer gets an XRechnung, which is a file of its own, and not a PDF with the file inside. */
export function getsXRechnung({
  leitwegId,
  wantsXRechnung,
}: Pick<BillingDetails, 'leitwegId' | 'wantsXRechnung'>): boolean {
  return leitwegId !== '' || wantsXRechnung
}

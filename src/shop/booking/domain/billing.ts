const TEXT_NAMES = [
  'recipient',
  'street',
  'postalCode',
  'city',
  'country',
  'vatId',
  'orderNumber',
  'leitwegId',
  'invoiceEmail',
] as const
const TICK_NAMES = ['namesOnInvoice', 'wantsXRechnung'] as const

export type BillingTextName = (typeof TEXT_NAMES)[number]
export type BillingTickName = (typeof TICK_NAMES)[number]
export type BillingFieldName = BillingTextName | BillingTickName

/** Where the invoice goes, what it names and how it is written. Everything is optional: '' for none. */
export type BillingDetails = Record<BillingTextName, string> & Record<BillingTickName, boolean>
/** Some of them. */
export type GivenBilling = {
  [Name in BillingFieldName]?: BillingDetails[Name] | undefined
}
/** The same as texts, as forms and histories have them. */
export type BillingTexts = Record<BillingFieldName, string>

export const BILLING_TEXT_NAMES: readonly BillingTextName[] = TEXT_NAMES
export const BILLING_TICK_NAMES: readonly BillingTickName[] = TICK_NAMES
/** In the order in which they are shown. */
export const BILLING_FIELD_NAMES: readonly BillingFieldName[] = [...TEXT_NAMES, ...TICK_NAMES]

/** The value of a tick where values are texts, as in forms and histories; '' where it is not set. */
export const TICKED = 'ja'

/** Longest note of staff on how they checked the VAT ID of a buyer who owes the VAT. */
export const REVERSE_CHARGE_NOTE_MAX_LENGTH = 300

export function isBillingTick(name: BillingFieldName): name is BillingTickName {
  return BILLING_TICK_NAMES.some((tick) => tick === name)
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

/** The values that a form has as texts, as they are sent. */
export function billingOfTexts(texts: Partial<BillingTexts>): GivenBilling {
  return Object.fromEntries(
    (Object.entries(texts) as [BillingFieldName, string][]).map(([name, text]) => [
      name,
      isBillingTick(name) ? text !== '' : text,
    ]),
  )
}

/** Whether any of the values is given. */
export function hasBilling(billing: BillingDetails): boolean {
  return Object.values(billing).some(Boolean)
}

/** Whether the buyer gets an XRechnung, which is a file of its own, and not a PDF with the file inside. */
export function getsXRechnung({
  leitwegId,
  wantsXRechnung,
}: Pick<BillingDetails, 'leitwegId' | 'wantsXRechnung'>): boolean {
  return leitwegId !== '' || wantsXRechnung
}

import { countryCode, countryName } from '#platform/basics/domain/country-code.ts'
import { EMAIL_MAX_LENGTH, emailRule } from '#platform/basics/domain/email-address.ts'
import { type LineRule, lineRule } from '#platform/basics/domain/line-rule.ts'
import { vatIdProblem } from '#site/pages/domain/vat-id.ts'
import {
  type BillingDetails,
  type BillingFieldName,
  type BillingTextName,
  type BillingTexts,
  billingTexts,
  TICKED,
} from './billing.ts'
import { compactLeitwegId, isLeitwegId } from './leitweg-id.ts'

interface BillingField {
  /** How it is explained to whoever fills it in. */
  hint?: string
  rule: LineRule
  maxLength: number
  /** As HTML's attribute of that name. */
  autoComplete: string
}

function field(maxLength: number, autoComplete: string): BillingField {
  return { rule: lineRule(maxLength), maxLength, autoComplete }
}

/** A rule for what is not empty. */
export function ifGiven(rule: LineRule): LineRule {
  return (typed) => (typed.trim() === '' ? null : rule(typed))
}

export const BILLING_FIELDS: Readonly<Record<BillingFieldName, BillingField>> = {
  recipient: field(200, 'billing organization'),
  street: field(200, 'billing street-address'),
  postalCode: field(20, 'billing postal-code'),
  city: field(100, 'billing address-level2'),
  country: field(100, 'billing country'),
  vatId: {
    hint: 'Geprüft wird nur die Form, nicht, ob das Finanzamt sie vergeben hat.',
    rule: ifGiven((typed) => lineRule(30)(typed) ?? vatIdProblem(typed)),
    maxLength: 30,
    autoComplete: 'off',
  },
  orderNumber: field(100, 'off'),
  leitwegId: {
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
    rule: ifGiven(emailRule),
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'billing email',
  },
  namesOnInvoice: field(TICKED.length, 'off'),
  wantsXRechnung: field(TICKED.length, 'off'),
}

/** What a form begins with. Its country is a code where it is known, and '' for Germany. */
export function billingFormTexts(billing: BillingDetails): BillingTexts {
  const code = countryCode(billing.country)
  return { ...billingTexts(billing), country: code === 'DE' ? '' : (code ?? billing.country) }
}

/** A typed value as it is stored: a country that is known by its German name. */
export function storedBillingText(name: BillingTextName, text: string): string {
  if (name === 'leitwegId') return compactLeitwegId(text)
  if (name !== 'country' || text === '') return text
  const code = countryCode(text)
  return code === null ? text : countryName(code)
}

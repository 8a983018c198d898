import { COUNTRY_CODES, countryName } from '#platform/basics/domain/country-code.ts'
import type { FieldOption, FormField } from '#platform/design/web/text-form.tsx'
import {
  BILLING_FIELD_NAMES,
  type BillingFieldName,
  isBillingTick,
  TICKED,
} from '../domain/billing.ts'
import { BILLING_FIELDS } from '../domain/billing-fields.ts'
import { BILLING_LABELS } from '../domain/billing-labels.ts'

/** The fields of billing data, the same in every form. Every one is optional. */
export const BILLING_FORM_FIELDS: readonly FormField<BillingFieldName>[] = BILLING_FIELD_NAMES.map(
  (name) => ({
    name,
    label: BILLING_LABELS[name],
    ...BILLING_FIELDS[name],
    missing: null,
    ...(name === 'invoiceEmail' && { isEmail: true }),
    ...(isBillingTick(name) && { ticked: TICKED }),
    ...(name === 'country' && { options: countryOptions }),
  }),
)

/** Shown before all others, because most customers are there. */
const FIRST = ['DE', 'AT', 'CH']
let options: readonly FieldOption[] | null = null

/** Germany first, which is meant where nothing is chosen. */
function countryOptions(): readonly FieldOption[] {
  options ??= allOptions()
  return options
}

function allOptions(): FieldOption[] {
  const option = (code: string) => ({
    value: code === 'DE' ? '' : code,
    label: countryName(code),
  })
  const others = COUNTRY_CODES.filter((code) => !FIRST.includes(code)).map(option)
  const { compare } = new Intl.Collator('de')
  return [...FIRST.map(option), ...others.toSorted((one, other) => compare(one.label, other.label))]
}

import { EMAIL_MAX_LENGTH, emailRule } from '#platform/basics/domain/email-address.ts'
import { type LineRule, lineRule } from '#platform/basics/domain/line-rule.ts'
import type { FormField } from '#platform/design/web/text-form.tsx'
import {
  containsAddress,
  FULL_NAME_MAX_LENGTH,
  firstNameRule,
  fullNameRule,
  lastNameRule,
  NAME_MAX_LENGTH,
} from '#platform/persons/domain/person-name.ts'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
  type RegistrationFieldName,
} from '#shop/seats/domain/registration-fields.ts'
import type { BillingFieldName } from '../../domain/billing.ts'
import { ifGiven } from '../../domain/billing-fields.ts'
import { BILLING_FORM_FIELDS } from '../billing-form-fields.ts'
import { OTHER_COMPANY_FIELD, OTHER_SELF_FIELDS, type SelfFieldName } from '../person-fields.ts'
import type { Person } from '../slot-values.ts'

/*
 * The fields that forms of staff have for a person: as in the shop, in words for staff, who are addressed formally.
 * Autofill is off: the browser knows the administrator, not the person.
 */

/** Accepts what the rule accepts, with a message of its own. */
function inWords(rule: LineRule, wordsFor: (typed: string) => string): LineRule {
  return (typed) => (rule(typed) === null ? null : wordsFor(typed))
}

function nameInWords(rule: LineRule, maxLength: number, name: string): LineRule {
  const line = lineRule(maxLength)
  return inWords(
    rule,
    (typed) =>
      line(typed) ??
      (containsAddress(typed)
        ? `Bitte geben Sie als ${name} keine Web- oder E-Mail-Adresse an.`
        : 'Bitte geben Sie einen Namen ein.'),
  )
}

/** First and last name together. */
export const staffFullNameRule = nameInWords(fullNameRule, FULL_NAME_MAX_LENGTH, 'Namen')

const emailLine = lineRule(EMAIL_MAX_LENGTH)

export const staffEmailRule = inWords(
  emailRule,
  (typed) => emailLine(typed) ?? 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
)

const WORDS: Record<SelfFieldName, { rule: LineRule; missing: string }> = {
  firstName: {
    rule: nameInWords(firstNameRule, NAME_MAX_LENGTH, 'Vornamen'),
    missing: 'Bitte geben Sie den Vornamen ein.',
  },
  lastName: {
    rule: nameInWords(lastNameRule, NAME_MAX_LENGTH, 'Nachnamen'),
    missing: 'Bitte geben Sie den Nachnamen ein.',
  },
  email: { rule: staffEmailRule, missing: 'Bitte geben Sie die E-Mail-Adresse ein.' },
}

const SELF_FIELDS = OTHER_SELF_FIELDS.map((field) => ({ ...field, ...WORDS[field.name] }))

/** The texts that a booker adds to a registration. */
export const STAFF_TEXT_FIELDS: readonly FormField<RegistrationFieldName>[] =
  REGISTRATION_FIELD_NAMES.map((name) => {
    const { label, rule, maxLength, missing } = REGISTRATION_FIELDS[name]
    const words = missing === null ? null : `Bitte füllen Sie „${label}“ aus.`
    return { name, label, rule, maxLength, missing: words, autoComplete: 'off' }
  })

/** Of the booker. */
export const STAFF_BOOKER_FIELDS: readonly FormField<SelfFieldName | RegistrationFieldName>[] = [
  ...SELF_FIELDS,
  ...STAFF_TEXT_FIELDS,
]

/** Of a person who has a seat. */
export const STAFF_PERSON_FIELDS: readonly FormField<keyof Person>[] = [
  ...SELF_FIELDS,
  { ...OTHER_COMPANY_FIELD, label: 'Firma' },
]

/** Where an invoice goes and what it names. */
export const STAFF_BILLING_FIELDS: readonly FormField<BillingFieldName>[] = BILLING_FORM_FIELDS.map(
  (field) => (field.isEmail ? { ...field, rule: ifGiven(staffEmailRule) } : field),
)

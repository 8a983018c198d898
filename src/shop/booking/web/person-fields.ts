import { EMAIL_MAX_LENGTH, emailRule } from '#platform/basics/domain/email-address.ts'
import { lineRule } from '#platform/basics/domain/line-rule.ts'
import type { FormField } from '#platform/design/web/text-form.tsx'
import {
  firstNameRule,
  lastNameRule,
  NAME_MAX_LENGTH,
} from '#platform/persons/domain/person-name.ts'
import {
  COMPANY_MAX_LENGTH,
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
  type RegistrationFieldName,
} from '#shop/seats/domain/registration-fields.ts'
import type { Person } from './slot-values.ts'

/*
 * The fields that forms of the shop have for a person. Those of staff are in `staff-fields.ts`.
 */

export type SelfFieldName = Exclude<keyof Person, 'company'>

const FIRST_NAME = {
  name: 'firstName',
  label: 'Vorname',
  rule: firstNameRule,
  maxLength: NAME_MAX_LENGTH,
} as const
const LAST_NAME = {
  name: 'lastName',
  label: 'Nachname',
  rule: lastNameRule,
  maxLength: NAME_MAX_LENGTH,
} as const
const EMAIL = {
  name: 'email',
  label: 'E-Mail',
  rule: emailRule,
  maxLength: EMAIL_MAX_LENGTH,
  isEmail: true,
} as const

/** Of the person who fills in the form. */
export const SELF_FIELDS: readonly FormField<SelfFieldName>[] = [
  { ...FIRST_NAME, missing: 'Gib deinen Vornamen ein.', autoComplete: 'given-name' },
  { ...LAST_NAME, missing: 'Gib deinen Nachnamen ein.', autoComplete: 'family-name' },
  { ...EMAIL, missing: 'Gib deine E-Mail-Adresse ein.', autoComplete: 'email' },
]

/** The texts that the booker adds to a registration. */
export const TEXT_FIELDS: readonly FormField<RegistrationFieldName>[] =
  REGISTRATION_FIELD_NAMES.map((name) => {
    const { bookerLabel, rule, maxLength, missing, autoComplete } = REGISTRATION_FIELDS[name]
    const label = missing === null ? `${bookerLabel} (optional)` : bookerLabel
    return { name, label, rule, maxLength, missing, autoComplete }
  })

/** Of the booker, or of somebody who waits to become one. */
export const BOOKER_FIELDS: readonly FormField<SelfFieldName | RegistrationFieldName>[] = [
  ...SELF_FIELDS,
  ...TEXT_FIELDS,
]

/** Of another person, without the company. Autofill is off, because the browser would fill in who types. */
export const OTHER_SELF_FIELDS: readonly FormField<SelfFieldName>[] = [
  { ...FIRST_NAME, missing: 'Gib den Vornamen ein.', autoComplete: 'off' },
  { ...LAST_NAME, missing: 'Gib den Nachnamen ein.', autoComplete: 'off' },
  { ...EMAIL, missing: 'Gib die E-Mail-Adresse ein.', autoComplete: 'off' },
]

export const OTHER_COMPANY_FIELD: FormField<'company'> = {
  name: 'company',
  label: 'Firma (optional)',
  rule: lineRule(COMPANY_MAX_LENGTH),
  maxLength: COMPANY_MAX_LENGTH,
  missing: null,
  autoComplete: 'off',
}

/** Of another person who has a seat. */
export const OTHER_FIELDS: readonly FormField<keyof Person>[] = [
  ...OTHER_SELF_FIELDS,
  OTHER_COMPANY_FIELD,
]

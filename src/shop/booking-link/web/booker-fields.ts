import { EMAIL_MAX_LENGTH, emailRule } from '#platform/basics/domain/email-address.ts'
import type { FormField } from '#platform/design/web/text-form.tsx'
import { FULL_NAME_MAX_LENGTH, fullNameRule } from '#platform/persons/domain/person-name.ts'
import { TEXT_FIELDS } from '#shop/booking/web/person-fields.ts'
import type { RegistrationFieldName } from '#shop/seats/domain/registration-fields.ts'

export type ContactFieldName = 'contactName' | 'contactEmail' | RegistrationFieldName

export const CONTACT_FIELDS: readonly FormField<ContactFieldName>[] = [
  {
    name: 'contactName',
    label: 'Vor- und Nachname',
    rule: fullNameRule,
    missing: 'Gib deinen Namen ein.',
    maxLength: FULL_NAME_MAX_LENGTH,
    autoComplete: 'name',
  },
  {
    name: 'contactEmail',
    label: 'E-Mail',
    rule: emailRule,
    missing: 'Gib deine E-Mail-Adresse ein.',
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'email',
    isEmail: true,
    hint: 'Eine neue Adresse gilt erst, wenn du sie über den Link bestätigst, den wir dorthin schicken.',
  },
  ...TEXT_FIELDS,
]

/** The values that differ from the stored ones; null where none does. */
export function changedValues<Name extends string>(
  before: Readonly<Record<Name, string>>,
  typed: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> | null {
  const changed = (Object.keys(typed) as Name[]).filter((name) => typed[name] !== before[name])
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<
    Record<Name, string>
  >
}

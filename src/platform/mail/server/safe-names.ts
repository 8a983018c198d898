import { storedLine } from '#platform/basics/domain/line-rule.ts'
import { fullNameRule } from '#platform/persons/domain/person-name.ts'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
  type RegistrationFieldName,
} from '#shop/seats/domain/registration-fields.ts'
import {
  CHANGES_FOR_STAFF,
  type MailContent,
  type MailTemplate,
  TEXTS_OF_STAFF,
  withoutPerson,
} from './mail-data.ts'
import { NAMES_JOINED_BY, namesOf } from './recipients.ts'

/** Mails to the firm itself. They show staff what was typed, unchanged. */
const TO_THE_FIRM: readonly MailTemplate[] = [
  'registration.received.staff',
  'request.received.staff',
  ...CHANGES_FOR_STAFF,
  'test',
]

/**
 * Removes unsafe names from a mail. The product writes to mailboxes before their owners have proved that they are
 * theirs, so a mail to anybody but the firm contains nothing that a stranger typed, except valid names and the fields
 * that are declared for it. A stored text that is invalid, from a version without that rule, becomes empty; templates
 * work without it.
 */
export function withSafeNames(content: MailContent): MailContent {
  const { template, data } = content
  if (TO_THE_FIRM.includes(template)) return content
  const safe = withoutPerson(data, (text, key) => {
    if (TEXTS_OF_STAFF.includes(key)) return text
    const field = REGISTRATION_FIELD_NAMES.find((name) => name === key)
    return field ? safeText(field, template, text) : safeNames(text)
  })
  return { template, data: safe } as MailContent
}

/** One name, or several of people who share an address. Each must be valid. */
function safeNames(text: string): string {
  const names = namesOf(text)
  const areValid = names.every((name) => fullNameRule(name) === null)
  return areValid ? names.map(storedLine).join(NAMES_JOINED_BY) : ''
}

/** The text of a field that is declared for this mail; empty where it is invalid, and for any other field. */
function safeText(name: RegistrationFieldName, template: MailTemplate, text: string): string {
  const { rule, shownIn } = REGISTRATION_FIELDS[name]
  if (!shownIn.some((place) => place === template)) return ''
  return rule(text) === null ? storedLine(text) : ''
}

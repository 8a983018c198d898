import { storedLine } from '#platform/basics/domain/line-rule.ts'
import { fullNameRule } from '#platform/persons/domain/person-name.ts'
import type { MailContent } from './mail-data.ts'
import { NAMES_JOINED_BY, namesOf } from './recipients.ts'
import { registeredMails } from './registered-mails.ts'
import { TEXTS_OF_STAFF, withoutPerson } from './without-person.ts'

/**
 * Removes unsafe names from a mail. The product writes to mailboxes before their owners have proved that they are
 * theirs, so a mail to anybody but the firm contains nothing that a stranger typed, except valid names and the fields
 * that are declared for it. A stored text that is invalid, from a version without that rule, becomes empty; templates
 * work without it.
 */
export function withSafeNames(content: MailContent): MailContent {
  const { template, data } = content
  const { toTheFirm, typedTexts } = registeredMails()
  if (toTheFirm.includes(template)) return content
  const safe = withoutPerson(data, (text, key) => {
    if (TEXTS_OF_STAFF.includes(key)) return text
    return typedTexts[key]?.(text, template) ?? safeNames(text)
  })
  return { template, data: safe } as MailContent
}

/** One name, or several of people who share an address. Each must be valid. */
function safeNames(text: string): string {
  const names = namesOf(text)
  const areValid = names.every((name) => fullNameRule(name) === null)
  return areValid ? names.map(storedLine).join(NAMES_JOINED_BY) : ''
}

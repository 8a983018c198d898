import { fullName } from '#domain/person/person-name.ts'
import { type MailContent, type MailTemplate, withoutPerson } from './mail-data.ts'
import { NAMES_JOINED_BY } from './readers.ts'

/** Mails that go to the firm itself. They show staff what was typed, whatever it is. */
const TO_THE_FIRM: readonly MailTemplate[] = ['registration.received.staff', 'test']

/**
 * The facts of a mail as its reader may be told them. Nobody proves that a mailbox is theirs before the product writes to
 * it, so a mail to anybody but the firm says nothing that a stranger wrote, except names that pass the rule for names.
 * A stored name that does not pass, from before there was the rule, becomes an empty text; templates do without it.
 */
export function withSafeNames(content: MailContent): MailContent {
  const { template, data } = content
  if (TO_THE_FIRM.includes(template)) return content
  const safe = withoutPerson(data, (text, key) => (key === 'company' ? '' : safeNames(text)))
  return { template, data: safe } as MailContent
}

/** One name, or several of people who share an address. Each has to pass. */
function safeNames(text: string): string {
  const names = text.split(NAMES_JOINED_BY).map((name) => fullName.safeParse(name).data)
  return names.every((name) => name !== undefined) ? names.join(NAMES_JOINED_BY) : ''
}

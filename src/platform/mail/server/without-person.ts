import type { MailDataOf, MailTemplate } from './mail-data.ts'
import { registeredMails } from './registered-mails.ts'

/** The keys of a message's data that staff wrote. A name may be among the words. */
export const TEXTS_OF_STAFF: readonly string[] = ['subject', 'text']

/** The keys of a mail's data that contain personal data, at any depth. */
const PERSONAL_FACTS: readonly string[] = [
  'attendee',
  'attendeeName',
  'bookerEmail',
  'bookerName',
  'firstName',
  'formerAttendee',
  'name',
  'requestedBy',
  'wish',
  ...TEXTS_OF_STAFF,
]

/** A copy of the data with personal data and what bookers typed replaced. Ids, amounts and instants are unchanged. */
export function withoutPerson<T extends MailDataOf[MailTemplate]>(
  data: T,
  replace: (text: string, key: string) => string,
): T {
  const { typedTexts } = registeredMails()
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && (PERSONAL_FACTS.includes(key) || Object.hasOwn(typedTexts, key))
      ? replace(value, key)
      : value,
  )
}

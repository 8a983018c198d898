import type { MailContent } from '#platform/mail/server/mail-data.ts'
import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import type { MessageRecipient } from './message-recipients.ts'

interface Written {
  subject: string
  text: string
}

/** What the message says to one reader. */
export function messageContent(
  { subject, text }: Written,
  { name, firstName, isBooker, sessions }: MessageRecipient,
): Extract<MailContent, { template: 'message' }> {
  return { template: 'message', data: { name, firstName, subject, text, isBooker, sessions } }
}

/** One mail for each recipient, with nobody else's name or address in it. */
export function messageMails(
  id: string,
  written: Written,
  recipients: readonly MessageRecipient[],
): NewMail[] {
  return recipients.map((recipient) => ({
    ...messageContent(written, recipient),
    dedupeKey: `message/${id}`,
    recipient: recipient.address,
    registrationId: recipient.registrationId,
    staffMessageId: id,
  }))
}

import type * as z from 'zod'
import type { Database } from '#platform/database/server/database.ts'
import { composeMail } from '#platform/mail/server/compose-mail.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { subjectOf } from '#platform/mail/server/mail-subjects.ts'
import type { MessagePreview, messagePreviewQuerySchema } from '../domain/message.ts'
import { messageContent } from './message-mails.ts'
import { fingerprintOf, type MessageRecipient, noLinkReason } from './message-recipients.ts'
import { chosenRecipient, findRecipients } from './messages.service.ts'

type Query = z.infer<typeof messagePreviewQuerySchema>

/**
 * Who would get a message, who would not and why, and the mail as one reader would get it. Nothing is stored.
 *
 * @throws ProblemError 422 message.unknown_date, .unknown_recipient, .too_many_recipients
 */
export async function previewMessage(
  db: Database,
  query: Query,
  { now, settings }: { now: Date; settings: MailSettings },
): Promise<MessagePreview> {
  const { recipients, leftOut } = await findRecipients(db, query)
  const reader = chosenRecipient(recipients, query.recipient)
  const isWritten = query.subject !== '' && query.text !== ''
  return {
    fingerprint: fingerprintOf(recipients),
    recipients: recipients.map((one) => {
      const { address, name, seats, isBooker, isConfirmed } = one
      return { address, name, seats, isBooker, isConfirmed, noLink: noLinkReason(one) }
    }),
    leftOut,
    mail: reader && isWritten ? await composeFor(reader, query, { now, settings }) : null,
  }
}

async function composeFor(
  reader: MessageRecipient,
  query: Query,
  { now, settings }: { now: Date; settings: MailSettings },
) {
  const content = messageContent(query, reader)
  const recipient = reader.address
  const { subject, html, text } = await composeMail(
    { ...content, recipient, subject: subjectOf(content), createdAt: now },
    settings,
  )
  return { recipient, subject, html, text }
}

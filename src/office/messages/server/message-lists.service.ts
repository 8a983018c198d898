import { toMail } from '#office/mails/server/mail-list.service.ts'
import { pageOf, readPosition } from '#platform/basics/server/newest-first.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { ListedMessage, MessageDetails, MessageListQuery } from '../domain/message.ts'
import { messageErrors } from './messages.errors.ts'
import {
  countMails,
  findMessage,
  listMailsOf,
  listMessages,
  type MailCounts,
  messageIdSchema,
} from './messages.repository.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/**
 * The messages that staff sent, the newest first, with the numbers of their mails.
 *
 * @returns a page, and the cursor of the next one; null when there is none
 * @throws ProblemError 422 message.bad_cursor
 */
export async function getMessages(
  db: Connection,
  { limit, cursor }: MessageListQuery,
): Promise<{ messages: ListedMessage[]; nextCursor: string | null }> {
  const rows = await listMessages(db, {
    before: readPosition(cursor, messageErrors.badCursor),
    limit: limit + 1,
  })
  const { page, nextCursor } = pageOf(
    rows.map((row) => ({ ...row, ...row.message })),
    limit,
  )
  const countsOf = await countMails(
    db,
    page.map(({ id }) => id),
  )
  return { messages: page.map((row) => toListed(row, countsOf(row.id))), nextCursor }
}

/**
 * A message with each of its mails and what became of it.
 *
 * @throws ProblemError 404 message.not_found
 */
export async function getMessage(db: Connection, id: string): Promise<MessageDetails> {
  const found = messageIdSchema.safeParse(id).success ? await findMessage(db, id) : undefined
  if (!found) throw messageErrors.notFound()
  const countsOf = await countMails(db, [id])
  const mails = await listMailsOf(db, id)
  return {
    ...toListed(found, countsOf(id)),
    deliveries: mails.map(({ name, ...mail }) => ({
      ...toMail(mail),
      name: isErasedAddress(mail.recipient) ? null : name,
    })),
  }
}

function toListed({ message, date }: Found, mails: MailCounts): ListedMessage {
  const { id, subject, text, dateId, recipients, sentBy, createdAt } = message
  return {
    id,
    subject,
    text,
    date: dateId
      ? {
          id: dateId,
          trainingTitle: date?.trainingTitle ?? '',
          date: date?.date ?? '',
          time: date?.time ?? '',
        }
      : null,
    recipients,
    mails,
    sentBy,
    createdAt: createdAt.toISOString(),
  }
}

import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { LISTED_MAIL } from '#office/mails/server/mail-list.repository.ts'
import type { RowPosition } from '#platform/basics/server/newest-first.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { behind } from '#platform/database/server/list-conditions.ts'
import type { MailRow } from '#platform/mail/server/mails.repository.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'
import { messages } from './messages.schema.ts'

export const messageIdSchema = z.uuid()

export type MessageRow = typeof messages.$inferSelect
export type MailCounts = Record<MailRow['status'], number>

export async function insertMessage(
  tx: Transaction,
  message: Omit<MessageRow, 'createdAt'>,
): Promise<void> {
  await tx.insert(messages).values(message)
}

export async function setRecipients(
  tx: Transaction,
  id: string,
  recipients: number,
): Promise<void> {
  await tx.update(messages).set({ recipients }).where(eq(messages.id, id))
}

const LISTED = {
  message: messages,
  date: {
    id: trainingDates.id,
    trainingTitle: trainings.title,
    date: trainingDates.date,
    time: trainingDates.time,
  },
}

/**
 * Messages with the date that they went to, the newest first.
 *
 * @param before the last message of the previous page; only older ones are returned
 */
export function listMessages(
  db: Connection,
  { before, limit }: { before: RowPosition | null; limit: number },
) {
  return selectMessages(db)
    .where(behind(messages, before))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
}

export async function findMessage(db: Connection, id: string) {
  const [row] = await selectMessages(db).where(eq(messages.id, id))
  return row
}

function selectMessages(db: Connection) {
  return db
    .select(LISTED)
    .from(messages)
    .leftJoin(trainingDates, eq(trainingDates.id, messages.dateId))
    .leftJoin(trainings, eq(trainings.id, trainingDates.trainingId))
}

/** How many mails of each message are in which state. */
export async function countMails(
  db: Connection,
  messageIds: readonly string[],
): Promise<(id: string) => MailCounts> {
  const rows =
    messageIds.length === 0
      ? []
      : await db
          .select({ id: mails.staffMessageId, status: mails.status, mails: count() })
          .from(mails)
          .where(inArray(mails.staffMessageId, [...messageIds]))
          .groupBy(mails.staffMessageId, mails.status)
  const countOf = (id: string, status: MailRow['status']) =>
    rows.find((row) => row.id === id && row.status === status)?.mails ?? 0
  return (id) => ({
    waiting: countOf(id, 'waiting'),
    sent: countOf(id, 'sent'),
    failed: countOf(id, 'failed'),
  })
}

/** The mails of a message: those that failed first, then those that wait, then by address. */
export function listMailsOf(db: Connection, messageId: string) {
  return db
    .select({ ...LISTED_MAIL, name: sql<string | null>`${mails.data} ->> 'name'` })
    .from(mails)
    .where(eq(mails.staffMessageId, messageId))
    .orderBy(
      sql`array_position(array['failed', 'waiting', 'sent']::mail_status[], ${mails.status})`,
      asc(mails.recipient),
    )
}

/** Locks the mails of a message that failed and can be sent again. */
export function lockFailedMails(tx: Transaction, messageId: string): Promise<MailRow[]> {
  return tx
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.staffMessageId, messageId),
        eq(mails.status, 'failed'),
        // The content of an erased mail is gone.
        sql`${mails.template} is not null`,
      ),
    )
    .orderBy(asc(mails.id))
    .for('update')
}

/** The subjects of those messages that exist, by id. */
export async function findMessageSubjects(
  db: Connection,
  ids: string[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => messageIdSchema.safeParse(id).success)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: messages.id, subject: messages.subject })
    .from(messages)
    .where(inArray(messages.id, known))
  return new Map(rows.map(({ id, subject }) => [id, subject]))
}

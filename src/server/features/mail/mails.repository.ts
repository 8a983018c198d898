import { and, eq, sql } from 'drizzle-orm'
import { isErasedAddress } from '#domain/registration/erased-person.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'

export type MailRow = typeof mails.$inferSelect
export type NewMail = Pick<
  MailRow,
  'cause' | 'recipient' | 'subject' | 'textBody' | 'registrationId'
>

/**
 * Writes mails and the jobs that send them, in the transaction of what causes them: after a rollback there is neither.
 * A recipient who has a mail of the same cause already gets no second one, and an erased person none at all.
 */
export async function queueMails(tx: Transaction, newMails: NewMail[]): Promise<void> {
  const values = newMails.filter(({ recipient }) => !isErasedAddress(recipient))
  if (values.length === 0) return
  const rows = await tx
    .insert(mails)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: mails.id })
  for (const { id } of rows) {
    await tx.execute(
      sql`select graphile_worker.add_job('send-mail', json_build_object('mailId', ${id}::text), job_key := ${`mail/${id}`})`,
    )
  }
}

export async function findMail(db: Connection, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}

export async function recordMailSent(db: Connection, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt, lastError: null, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id))
}

/**
 * Keeps why a mail did not go out, unless it was given up meanwhile.
 *
 * @param final true when it will not be tried again
 */
export async function recordMailFailure(
  db: Connection,
  id: string,
  error: string,
  final: boolean,
): Promise<void> {
  await db
    .update(mails)
    .set({
      status: final ? 'failed' : 'waiting',
      lastError: error,
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')))
}

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isErasedAddress } from '#domain/registration/erased-person.ts'
import type { Connection, Database, Transaction } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'
import { inOneFlight, inTransaction } from '../../database/transaction.ts'
import type { MailContent } from './mail-data.ts'
import { subjectOf } from './mail-subjects.ts'
import { mailIdSchema } from './stored-mail.ts'

export type MailRow = typeof mails.$inferSelect
export type NewMail = MailContent &
  Pick<MailRow, 'cause' | 'recipient' | 'registrationId'> & {
    /**
     * Of a mail about a registration that nobody has confirmed: how many mails of its kinds may leave for one mailbox in
     * an hour. What is beyond it waits for staff.
     */
    unconfirmedPerHour?: number | undefined
  }

/** The task of old jobs has another name: a process of the version before could not send what has a template. */
export const DELIVER_MAIL = 'deliver-mail'

/**
 * The task of mails that wait for staff. No worker does it, of this version or the one before; but that there is a job
 * keeps the rescue of the version before, which knows nothing of such mails, from queueing them.
 */
const HOLD_MAIL = 'hold-mail'

/**
 * Writes mails and the jobs that send them, in the transaction of what causes them: after a rollback there is neither.
 * A recipient who has a mail of the same cause already, whatever the capitals of the address, gets no second one, and
 * an erased person none at all.
 *
 * @param pauseMs until they are sent, by the database's clock; until then they can be withdrawn
 * @returns the ids of the mails that are new
 */
export async function queueMails(
  tx: Transaction,
  newMails: NewMail[],
  pauseMs = 0,
): Promise<string[]> {
  const [, inserted] = await inOneFlight(queueing(tx, newMails, pauseMs))
  return inserted?.map(({ id }) => id) ?? []
}

/**
 * The statements of {@link queueMails}, of which the second returns the ids, and since when a mail waits for staff; null
 * where one is not needed.
 */
export function queueing(tx: Transaction, newMails: NewMail[], pauseMs = 0) {
  const writable = newMails.filter(({ recipient }) => !isErasedAddress(recipient))
  if (writable.length === 0) return [null, null, null] as const
  const notBefore = pauseMs > 0 ? inMs(pauseMs) : null
  const rows = writable.map(({ unconfirmedPerHour, ...mail }) => ({
    ...mail,
    id: randomUUID(),
    subject: subjectOf(mail),
    notBefore,
    heldAt: unconfirmedPerHour ? heldBeyond(unconfirmedPerHour, mail.recipient) : null,
  }))
  const limited = writable.filter(({ unconfirmedPerHour }) => unconfirmedPerHour)
  return [
    limited.length > 0
      ? lockMailboxes(
          tx,
          limited.map(({ recipient }) => recipient),
        )
      : null,
    tx
      .insert(mails)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: mails.id, heldAt: mails.heldAt }),
    addJobs(
      tx,
      rows.map(({ id }) => id),
      pauseMs,
    ),
  ] as const
}

function inMs(pauseMs: number) {
  return sql`now() + ${pauseMs} * interval '1 millisecond'`
}

/**
 * Holds the mailboxes until the end of the transaction, so that no other one counts their mails meanwhile. Whoever holds a
 * mailbox takes no further locks that somebody else may have taken before it.
 */
function lockMailboxes(tx: Transaction, recipients: string[]) {
  return tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('mailbox/' || mailbox))
    from (select distinct mailbox_of(unnest(${sql.param(recipients)}::text[])) as mailbox) as wanted order by mailbox`)
}

/**
 * Now, where as many receipts and cancellations as are allowed have left for the mailbox within the hour; else null. By
 * the database's clock, like all moments of mails; one that ran ahead by more than an hour holds nothing up.
 */
function heldBeyond(perHour: number, recipient: string) {
  return sql<Date | null>`case when ${perHour}::int <= (
    select count(*) from ${mails}
    where mailbox_of(${mails.recipient}) = mailbox_of(${recipient}::text) and ${mails.heldAt} is null
      and ${mails.template} in ('registration.received', 'registration.cancelled.booker')
      and ${mails.createdAt} between now() - interval '1 hour' and now() + interval '1 hour'
  ) then now() end`
}

/**
 * One job per mail that is there, which takes the place of an earlier one.
 *
 * @param pauseMs until it is to be done, by the database's clock, as graphile-worker's own
 */
export function addJobs(tx: Transaction, ids: string[], pauseMs = 0) {
  return tx.execute(sql`
    select graphile_worker.add_job(
      case when ${mails.heldAt} is null then ${DELIVER_MAIL} else ${HOLD_MAIL} end,
      json_build_object('mailId', ${mails.id}), job_key := 'mail/' || ${mails.id},
      run_at := ${inMs(pauseMs)})
    from ${mails} where ${inArray(mails.id, ids)}`)
}

/** Takes the jobs of these mails away. */
export function removeJobs(tx: Transaction, ids: string[]) {
  return tx.execute(sql`
    select graphile_worker.remove_job('mail/' || id) from unnest(${sql.param(ids)}::text[]) as id`)
}

/** The subjects of those mails that there are, by id. */
export async function findMailSubjects(
  db: Connection,
  ids: string[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => mailIdSchema.safeParse(id).success)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: mails.id, subject: mails.subject })
    .from(mails)
    .where(inArray(mails.id, known))
  return new Map(rows.map(({ id, subject }) => [id, subject]))
}

/** Holds the mail for the rest of the transaction. */
export async function lockMail(tx: Transaction, id: string): Promise<MailRow | undefined> {
  const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
  return row
}

/**
 * Counts an attempt and gives the mail its Message-ID at the first one.
 *
 * @returns undefined when the mail is not waiting to be sent (any more), or waits for staff
 */
export async function beginAttempt(
  db: Connection,
  id: string,
  host: string,
): Promise<(MailRow & { messageId: string }) | undefined> {
  const [row] = await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      messageId: sql`coalesce(${mails.messageId}, '<' || gen_random_uuid() || '@' || ${host}::text || '>')`,
      notBefore: null,
    })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting'), isNull(mails.heldAt)))
    .returning()
  return row && { ...row, messageId: row.messageId ?? '' }
}

/** @param smtpResponse what the mail server said as it took the mail */
export async function recordMailSent(
  db: Connection,
  id: string,
  { sentAt, smtpResponse }: { sentAt: Date; smtpResponse: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt, smtpResponse, lastError: null, notBefore: null })
    .where(eq(mails.id, id))
}

/** Keeps why a mail will not go out, unless it was given up meanwhile. */
export async function recordMailFailure(db: Connection, id: string, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'failed', lastError: error })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')))
}

/** Keeps why an attempt failed and queues the next one, unless the mail was given up meanwhile. */
export async function postponeMail(
  db: Database,
  id: string,
  error: string,
  pauseMs: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .update(mails)
      .set({ lastError: error, notBefore: inMs(pauseMs) })
      .where(and(eq(mails.id, id), eq(mails.status, 'waiting')))
      .returning({ id: mails.id })
    await addJobs(
      tx,
      rows.map((row) => row.id),
      pauseMs,
    )
  })
}

/**
 * Queues a mail again that was sent or given up, or one that waits for staff. One that was sent gets another Message-ID:
 * mail programs would hide what they take for a copy of a mail they have.
 */
export async function queueAgain(tx: Transaction, { id, status, messageId }: MailRow) {
  await tx
    .update(mails)
    .set({
      status: 'waiting',
      attempts: 0,
      messageId: status === 'sent' ? null : messageId,
      sentAt: null,
      lastError: null,
      smtpResponse: null,
      notBefore: null,
      heldAt: null,
    })
    .where(eq(mails.id, id))
  await addJobs(tx, [id])
}

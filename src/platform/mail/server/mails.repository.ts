import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { MailContent } from './mail-data.ts'
import { subjectOf } from './mail-subjects.ts'
import { mails } from './mails.schema.ts'
import { withOwnTexts } from './own-texts.repository.ts'
import { mailIdSchema } from './stored-mail.ts'

export type MailRow = typeof mails.$inferSelect
export type NewMail = MailContent &
  Pick<MailRow, 'dedupeKey' | 'recipient' | 'registrationId'> & {
    /** Where the caller stores it as well; drawn otherwise. */
    id?: string
    /** By the database's clock; now otherwise. */
    createdAt?: Date
    /** The message of staff that it belongs to. */
    staffMessageId?: string | undefined
    /**
     * For a mail about an unconfirmed registration: how many mails of its kinds may be sent to one mailbox in an hour.
     * Further ones are held for staff.
     */
    unconfirmedPerHour?: number | undefined
  }

export const DELIVER_MAIL = 'deliver-mail'

/** The task of mails that are held for staff. No worker runs it. */
const HOLD_MAIL = 'hold-mail'

/**
 * Inserts mails and the jobs that send them, in the transaction of their dedupeKey: a rollback removes both. A recipient
 * with an earlier mail of the same key, ignoring case, gets no second one, and an erased person gets none. A mail keeps
 * the texts that staff have written for it by now.
 *
 * @param pauseMs milliseconds until they are sent, by the database's clock; until then they can be withdrawn
 * @returns the new mails: their ids, and since when they are held
 */
export async function queueMails(
  tx: Transaction,
  newMails: NewMail[],
  pauseMs = 0,
): Promise<Pick<MailRow, 'id' | 'heldAt'>[]> {
  const writable = newMails.filter(({ recipient }) => !isErasedAddress(recipient))
  if (writable.length === 0) return []
  const notBefore = pauseMs > 0 ? inMs(pauseMs) : null
  const written = await withOwnTexts(tx, writable)
  const rows = written.map(({ unconfirmedPerHour, ...mail }) => ({
    id: randomUUID(),
    ...mail,
    subject: subjectOf(mail),
    notBefore,
    heldAt: unconfirmedPerHour ? heldBeyondLimit(unconfirmedPerHour, mail.recipient) : null,
  }))
  const limited = writable.filter(({ unconfirmedPerHour }) => unconfirmedPerHour)
  if (limited.length > 0) {
    await lockMailboxes(
      tx,
      limited.map(({ recipient }) => recipient),
    )
  }
  const inserted = await tx
    .insert(mails)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: mails.id, heldAt: mails.heldAt })
  await addJobs(
    tx,
    inserted.map(({ id }) => id),
    pauseMs,
  )
  return inserted
}

function inMs(pauseMs: number) {
  return sql`now() + ${pauseMs} * interval '1 millisecond'`
}

/**
 * Locks the mailboxes until the end of the transaction, so that no other transaction counts their mails meanwhile. To
 * prevent deadlocks, a transaction takes no further contested locks after this one.
 */
function lockMailboxes(tx: Transaction, recipients: string[]) {
  return tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('mailbox/' || mailbox))
    from (select distinct mailbox_of(unnest(${sql.param(recipients)}::text[])) as mailbox) as wanted order by mailbox`)
}

/**
 * Whether the mailbox of that address has a mail of that template and key, in whatever spelling. Other transactions
 * that ask about the mailbox wait until the end of this one.
 */
export async function hasMailboxMail(
  tx: Transaction,
  { recipient, template, dedupeKey }: Pick<NewMail, 'recipient' | 'template' | 'dedupeKey'>,
): Promise<boolean> {
  await lockMailboxes(tx, [recipient])
  const rows = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(isToMailbox(recipient), eq(mails.template, template), eq(mails.dedupeKey, dedupeKey)),
    )
    .limit(1)
  return rows.length > 0
}

/** What one mailbox is, the database's function `mailbox_of` says, for every mail that is limited. */
function isToMailbox(recipient: string) {
  return sql`mailbox_of(${mails.recipient}) = mailbox_of(${recipient}::text)`
}

/**
 * Now, where the hourly limit of receipts, cancellations, lost links, and requests to confirm an address or a place on
 * a waiting list is reached for the mailbox; else null. By the database's clock, like all instants of mails. Mails
 * dated more than an hour ahead, by a wrong clock, do not count.
 */
function heldBeyondLimit(perHour: number, recipient: string) {
  return sql<Date | null>`case when ${perHour}::int <= (
    select count(*) from ${mails}
    where ${isToMailbox(recipient)} and ${mails.heldAt} is null
      and ${mails.template} in ('registration.received', 'registration.cancelled.booker', 'waiting.confirm', 'contact.confirm', 'booking.links')
      and ${mails.createdAt} between now() - interval '1 hour' and now() + interval '1 hour'
  ) then now() end`
}

/**
 * Adds a job for each of these mails; it replaces an earlier one.
 *
 * @param pauseMs milliseconds until it runs, by the database's clock, which graphile-worker uses as well
 */
export function addJobs(tx: Transaction, ids: string[], pauseMs = 0) {
  return tx.execute(sql`
    select graphile_worker.add_job(
      case when ${mails.heldAt} is null then ${DELIVER_MAIL} else ${HOLD_MAIL} end,
      json_build_object('mailId', ${mails.id}), job_key := 'mail/' || ${mails.id},
      run_at := ${inMs(pauseMs)})
    from ${mails} where ${inArray(mails.id, ids)}`)
}

/** Removes the jobs of these mails. */
export function removeJobs(tx: Transaction, ids: string[]) {
  return tx.execute(sql`
    select graphile_worker.remove_job('mail/' || id) from unnest(${sql.param(ids)}::text[]) as id`)
}

/** The subjects of those mails that exist, by id. */
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

/** All mails about the registration, by recipient. */
export function listMailsAbout(db: Connection, registrationId: string): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(eq(mails.registrationId, registrationId))
    .orderBy(asc(mails.recipient), asc(mails.subject))
}

/** Locks the mail until the end of the transaction. */
export async function lockMail(tx: Transaction, id: string): Promise<MailRow | undefined> {
  const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
  return row
}

/**
 * Counts an attempt, and sets the mail's Message-ID at the first one.
 *
 * @returns undefined when the mail is not waiting to be sent (any longer), or is held for staff
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

/** @param smtpResponse the mail server's response when it accepted the mail */
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

/** Records why a mail will not be sent, unless it was cancelled meanwhile. */
export async function recordMailFailure(db: Connection, id: string, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'failed', lastError: error })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')))
}

/** Records why an attempt failed and queues the next one, unless the mail was cancelled meanwhile. */
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
 * Queues a mail again that was sent, has failed or is held for staff. A mail that was sent gets a new Message-ID: mail
 * programs would hide it as a copy of the first.
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

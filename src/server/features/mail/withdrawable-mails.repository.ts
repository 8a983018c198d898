import { and, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'
import { registrations } from '../../database/schema/registrations.ts'
import { subjectOf } from './mail-subjects.ts'
import { type MailRow, type NewMail, removeJobs } from './mails.repository.ts'

/**
 * A mail about a status that was queued with a pause, and that no worker has begun to send. One that is sent again by
 * hand has no pause.
 */
export function isWithdrawable(): SQL | undefined {
  return and(
    eq(mails.status, 'waiting'),
    eq(mails.attempts, 0),
    isNotNull(mails.notBefore),
    or(
      like(mails.template, 'registration.confirmed.%'),
      like(mails.template, 'registration.cancelled.%'),
    ),
  )
}

/**
 * Takes back the mails of these causes that wait. One that no worker has begun to send is deleted: it never existed for
 * its reader. One that is being tried again may have arrived, so it stays, as one that is not sent any more.
 *
 * @returns the mails that were deleted, and those of which a reader may know
 */
export async function withdrawMails(
  tx: Transaction,
  causes: string[],
): Promise<{ withdrawn: MailRow[]; left: MailRow[] }> {
  if (causes.length === 0) return { withdrawn: [], left: [] }
  const withdrawn = await tx
    .delete(mails)
    .where(and(inArray(mails.cause, causes), isWithdrawable()))
    .returning()
  // The job of one that waits for staff is done by no worker: it would stay.
  await removeJobs(
    tx,
    withdrawn.filter(({ heldAt }) => heldAt !== null).map(({ id }) => id),
  )
  await tx
    .update(mails)
    .set({
      status: 'failed',
      lastError: 'Nicht gesendet, weil sich der Status der Anmeldung geändert hat.',
    })
    .where(and(inArray(mails.cause, causes), eq(mails.status, 'waiting')))
  const left = await tx.select().from(mails).where(inArray(mails.cause, causes))
  return { withdrawn, left }
}

/** Gives mails that can still be withdrawn the facts of now. Those of the same cause and recipient are meant. */
export async function renewMails(tx: Transaction, renewed: NewMail[]): Promise<void> {
  for (const mail of renewed) {
    await tx
      .update(mails)
      .set({ data: mail.data, subject: subjectOf(mail) })
      .where(
        and(
          eq(mails.cause, mail.cause),
          sql`lower(${mails.recipient}) = lower(${mail.recipient})`,
          isWithdrawable(),
        ),
      )
  }
}

/**
 * False for a mail about a status that its registration does not have any more, as after a change by a version that
 * withdraws nothing, or when an old mail is sent again by hand.
 */
export async function doesMailHold(
  db: Connection,
  { template, registrationId }: MailRow,
): Promise<boolean> {
  const told = toldStatus(template)
  if (told === null || registrationId === null) return true
  const [row] = await db
    .select({ status: registrations.status })
    .from(registrations)
    .where(eq(registrations.id, registrationId))
  return row === undefined || row.status === told
}

function toldStatus(template: MailRow['template']): RegistrationStatus | null {
  if (template?.startsWith('registration.confirmed.')) return 'confirmed'
  return template?.startsWith('registration.cancelled.') ? 'cancelled' : null
}

import { and, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import type { MailTemplate } from './mail-data.ts'
import { addJobs, removeJobs } from './mails.repository.ts'
import { mails } from './mails.schema.ts'

/**
 * Mails that are for the address itself, not for whoever the booker is; and confirmations, which are written anew for
 * those who have the seats now.
 */
const OF_THE_ADDRESS: MailTemplate[] = [
  'contact.changed',
  'contact.confirm',
  'contact.requested',
  'registration.confirmed.attendee',
  'registration.confirmed.booker',
  'seat.lost',
]

/** Waits, and no worker is sending it at this moment. */
const isAtRest = and(
  eq(mails.status, 'waiting'),
  or(eq(mails.attempts, 0), isNotNull(mails.notBefore)),
)

/**
 * Gives the waiting mails about a registration another recipient, with links that the new one can use; those whose
 * attempts have failed so far are tried again at once. A mail that takes other seats out of its reader's calendar goes
 * to the earlier address, whose calendar it is, and one that the new recipient gets anyway stays.
 *
 * @param change.linkCounter what the booker's links are made of from now on
 */
export async function readdressMails(
  tx: Transaction,
  registrationId: string,
  { from, to, linkCounter }: { from: string; to: string; linkCounter: number },
): Promise<void> {
  const sameKey = sql`select from ${mails} other
    where other.dedupe_key = ${mails.dedupeKey} and lower(other.recipient) = lower(${to}::text) and other.id <> ${mails.id}`
  const withoutOwnSeats = sql`case when ${mails.template} = 'registration.cancelled.booker'
    then jsonb_set(${mails.data}, '{ownSeats}', '[]') else ${mails.data} end`
  const rows = await tx
    .update(mails)
    .set({
      recipient: to,
      data: sql`case when ${mails.data} ? 'bookingLink'
        then jsonb_set(${withoutOwnSeats}, '{bookingLink,linkCounter}', to_jsonb(${linkCounter}::int))
        else ${withoutOwnSeats} end`,
    })
    .where(
      and(
        eq(mails.registrationId, registrationId),
        notInArray(mails.template, OF_THE_ADDRESS),
        isAtRest,
        sql`lower(${mails.recipient}) = lower(${from}::text)`,
        sql`coalesce(jsonb_array_length(${mails.data} -> 'lostSeats'), 0) = 0`,
        sql`not (${mails.template} like 'date.cancelled.%' and coalesce(jsonb_array_length(${mails.data} -> 'ownSeats'), 0) > 0)`,
        sql`not exists (${sameKey})`,
      ),
    )
    .returning({ id: mails.id, attempts: mails.attempts })
  const tried = rows.filter(({ attempts }) => attempts > 0).map(({ id }) => id)
  if (tried.length === 0) return
  await tx
    .update(mails)
    .set({ attempts: 0, lastError: null, notBefore: null })
    .where(inArray(mails.id, tried))
  await addJobs(tx, tried)
}

/** Withdraws the question to a new contact address whether it is the booker's, where it still waits. */
export function withdrawQuestion(tx: Transaction, registrationId: string): Promise<void> {
  return withdraw(tx, registrationId, eq(mails.template, 'contact.confirm'))
}

/** Withdraws the mail that another address holds now, where it still waits: the booker has come back to this one. */
export function withdrawFarewell(
  tx: Transaction,
  registrationId: string,
  address: string,
): Promise<void> {
  const isFarewell = and(
    eq(mails.template, 'contact.changed'),
    sql`lower(${mails.recipient}) = lower(${address}::text)`,
  )
  return withdraw(tx, registrationId, isFarewell)
}

async function withdraw(
  tx: Transaction,
  registrationId: string,
  which: SQL | undefined,
): Promise<void> {
  const rows = await tx
    .delete(mails)
    .where(and(eq(mails.registrationId, registrationId), which, isAtRest))
    .returning({ id: mails.id })
  await removeJobs(
    tx,
    rows.map(({ id }) => id),
  )
}

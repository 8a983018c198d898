import { and, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { messages } from '#office/messages/server/messages.schema.ts'
import type { Transaction } from '#platform/database/server/database.ts'
import { removeJobs } from '#platform/mail/server/mails.repository.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import {
  ERASED_FIRST_NAME,
  ERASED_LAST_NAME,
  ERASED_NAME,
  erasedAddress,
} from '#platform/persons/domain/erased-person.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import type { ToldRow } from '#shop/booking/server/told.repository.ts'
import { told } from '#shop/booking/server/told.schema.ts'
import { byField, REGISTRATION_FIELDS } from '#shop/seats/domain/registration-fields.ts'
import {
  isBookedBy,
  isMailOf,
  isSeatOf,
  listMailsToOthers,
  mayMention,
  type PersonInMails,
} from './privacy.repository.ts'

const ERASED_SUBJECT = 'Gelöschte Nachricht'

/** Serialises erasures until the end of the transaction: two with mails in common would deadlock. */
export async function lockErasures(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('people.erase'))`)
}

/** Locks the registrations that the person booked. */
export function lockBookings(tx: Transaction, email: string) {
  return tx.select().from(registrations).where(isBookedBy(email)).for('update')
}

/** Locks the person's seats. */
export async function lockSeats(tx: Transaction, email: string) {
  const rows = await tx
    .select({ seat: attendees })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(isSeatOf(email))
    .for('update', { of: attendees })
  return rows.map(({ seat }) => seat)
}

export async function anonymiseBookings(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(registrations)
    .set({
      contactName: ERASED_NAME,
      contactEmail: addressOf(registrations.id),
      ...byField((name) => (REGISTRATION_FIELDS[name].personal ? '' : sql`${registrations[name]}`)),
    })
    .where(inArray(registrations.id, ids))
}

export async function anonymiseSeats(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(attendees)
    .set({
      firstName: ERASED_FIRST_NAME,
      lastName: ERASED_LAST_NAME,
      email: addressOf(attendees.id),
      company: '',
    })
    .where(inArray(attendees.id, ids))
}

/** Everything that was told about these registrations, and to that address. */
export function listToldAround(
  tx: Transaction,
  { email, registrationIds }: { email: string; registrationIds: string[] },
): Promise<ToldRow[]> {
  return tx
    .select()
    .from(told)
    .where(or(eq(told.recipient, email), inArray(told.registrationId, registrationIds)))
}

export async function updateTold(
  tx: Transaction,
  row: ToldRow,
  { recipient, facts, before }: ToldRow,
): Promise<void> {
  await tx.update(told).set({ recipient, facts, before }).where(isToldRow(row))
}

export async function deleteTold(tx: Transaction, row: ToldRow): Promise<void> {
  await tx.delete(told).where(isToldRow(row))
}

function isToldRow({ registrationId, item, recipient }: ToldRow) {
  return and(
    eq(told.registrationId, registrationId),
    eq(told.item, item),
    eq(told.recipient, recipient),
  )
}

/** {@link erasedAddress} of each row's own id. */
function addressOf(id: typeof mails.id | typeof attendees.id | typeof registrations.id): SQL {
  const [before, after] = erasedAddress('*').split('*')
  return sql`${before}::text || ${id} || ${after}::text`
}

/** Locks the mails to others that may mention the person. */
export function lockMailsToOthers(
  tx: Transaction,
  person: PersonInMails,
  names: readonly string[],
) {
  return listMailsToOthers(tx, person, names).for('update')
}

/** Locks the messages of staff that may mention somebody of these names. */
export function lockMessages(tx: Transaction, names: readonly string[]) {
  return tx
    .select()
    .from(messages)
    .where(inArray(messages.id, mayMention(tx, names)))
    .for('update')
}

export async function updateMessage(
  tx: Transaction,
  id: string,
  content: { subject: string; text: string },
): Promise<void> {
  await tx.update(messages).set(content).where(eq(messages.id, id))
}

/** Erases the words of the messages of staff all of whose mails are these. */
export async function eraseMessagesOf(tx: Transaction, mailIds: string[]): Promise<void> {
  if (mailIds.length === 0) return
  const others = tx
    .select({ id: mails.staffMessageId })
    .from(mails)
    .where(and(isNotNull(mails.staffMessageId), notInArray(mails.id, mailIds)))
  const own = tx.select({ id: mails.staffMessageId }).from(mails).where(inArray(mails.id, mailIds))
  await tx
    .update(messages)
    .set({ subject: ERASED_SUBJECT, text: '' })
    .where(and(inArray(messages.id, own), notInArray(messages.id, others)))
}

export async function updateMailContent(
  tx: Transaction,
  id: string,
  content: Pick<typeof mails.$inferSelect, 'subject' | 'data'>,
): Promise<void> {
  await tx.update(mails).set(content).where(eq(mails.id, id))
}

/**
 * Erases recipient, text and subject of the mails to the person. Those that wait are no longer sent.
 *
 * @returns the ids of the mails
 */
export async function eraseMails(tx: Transaction, person: PersonInMails): Promise<string[]> {
  const rows = await tx
    .update(mails)
    .set({
      recipient: addressOf(mails.id),
      subject: ERASED_SUBJECT,
      template: null,
      data: null,
      smtpResponse: null,
      lastError: sql`case when ${eq(mails.status, 'sent')} then null else 'Nicht gesendet, weil die Daten der Person gelöscht wurden.' end`,
      status: sql`case when ${eq(mails.status, 'waiting')} then 'failed' else ${mails.status} end`,
    })
    .where(isMailOf(person))
    .returning({ id: mails.id })
  const ids = rows.map(({ id }) => id)
  // A failed job stores the mail server's message, which may contain the address.
  await removeJobs(tx, ids)
  return ids
}

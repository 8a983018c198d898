import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { OBSOLETE_MAIL } from '#platform/basics/domain/mail-status.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { invoices } from '#shop/invoices/server/invoices.schema.ts'
import type { RemindedInvoice, ReminderStep } from '../domain/reminder-steps.ts'
import { accountsIn, COMPANY, cancellation } from './payments.repository.ts'
import { disputedInvoices, reminders } from './payments.schema.ts'

/** Reminders that went out or still may: not those whose mail was withheld, which are written again. */
const NOT_WITHHELD = sql`not coalesce(
  ${mails.status} = 'failed' and starts_with(${mails.lastError}, ${OBSOLETE_MAIL}), false)`

/** Invoices with what decides whether they are reminded of, the one first that was due first. */
async function listInvoices(db: Connection, where: (open: SQL) => SQL | undefined, limit?: number) {
  const { paid, columns: account, open } = accountsIn(db)
  const last = db
    .selectDistinctOn([reminders.invoiceId], {
      invoiceId: reminders.invoiceId,
      step: reminders.step,
      remindedAt: sql`${reminders.createdAt}`.mapWith(reminders.createdAt).as('reminded_at'),
      mailId: reminders.mailId,
      status: mails.status,
      sentAt: mails.sentAt,
      heldAt: mails.heldAt,
    })
    .from(reminders)
    .leftJoin(mails, eq(mails.id, reminders.mailId))
    .where(NOT_WITHHELD)
    .orderBy(reminders.invoiceId, desc(reminders.step))
    .as('last')
  const content = invoices.content
  const found = db
    .select({
      id: invoices.id,
      number: invoices.number,
      profile: invoices.profile,
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      company: COMPANY,
      email: sql<string>`${content} -> 'buyer' ->> 'email'`,
      bank: sql<(typeof content)['_']['data']['seller']['bank']>`${content} -> 'seller' -> 'bank'`,
      account,
      disputeReason: disputedInvoices.reason,
      step: last.step,
      remindedAt: last.remindedAt,
      mailId: last.mailId,
      status: last.status,
      sentAt: last.sentAt,
      heldAt: last.heldAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(paid, eq(paid.invoiceId, invoices.id))
    .leftJoin(disputedInvoices, eq(disputedInvoices.invoiceId, invoices.id))
    .leftJoin(last, eq(last.invoiceId, invoices.id))
    .where(and(eq(invoices.kind, 'invoice'), where(open)))
    .orderBy(asc(invoices.dueOn), asc(invoices.number))
  return limit === undefined ? found : found.limit(limit)
}
type Row = Awaited<ReturnType<typeof listInvoices>>[number]

/** An invoice that may be reminded of. */
export type ReminderRow = ReturnType<typeof toReminded>

function toReminded({ dueOn, account, ...row }: Row) {
  const { step, disputeReason } = row
  return {
    ...row,
    /** As the domain reads it. */
    reminded: {
      // The schema has null for cancellations alone.
      dueOn: dueOn ?? row.issuedOn,
      account,
      disputeReason,
      last: step === null ? null : { step: step as ReminderStep, sentOn: sentOn(row) },
    } satisfies RemindedInvoice,
  }
}

/**
 * When the mail of a reminder was sent; null while it is not. One that staff have given up, and one that was deleted
 * meanwhile, count from the day of the reminder.
 */
function sentOn({
  remindedAt,
  mailId,
  status,
  sentAt,
  heldAt,
}: Pick<Row, 'remindedAt' | 'mailId' | 'status' | 'sentAt' | 'heldAt'>): CalendarDay | null {
  if (sentAt) return berlinDay(sentAt)
  const isOver = mailId === null || (status === 'failed' && heldAt !== null)
  return isOver && remindedAt ? berlinDay(remindedAt) : null
}

/**
 * The invoices in force whose due day is over and of which something is still to be paid, the one first that was due
 * first; each with the number of all.
 */
export async function listOverdueInvoices(
  db: Connection,
  { today, limit }: { today: CalendarDay; limit?: number | undefined },
): Promise<ReminderRow[]> {
  const isOverdue = (open: SQL) => and(lt(invoices.dueOn, today), gt(open, 0))
  return (await listInvoices(db, isOverdue, limit)).map(toReminded)
}

/** One invoice, whether it is overdue or not; undefined where there is none. */
export async function findReminded(db: Connection, id: string): Promise<ReminderRow | undefined> {
  const [row] = await listInvoices(db, () => eq(invoices.id, id), 1)
  return row && toReminded(row)
}

/** The reminders of an invoice with their mails, the oldest first. */
export function listRemindersOf(db: Connection, invoiceId: string) {
  return db
    .select({
      step: reminders.step,
      createdAt: reminders.createdAt,
      sentBy: reminders.sentBy,
      mailId: reminders.mailId,
      status: mails.status,
      attempts: mails.attempts,
    })
    .from(reminders)
    .leftJoin(mails, eq(mails.id, reminders.mailId))
    .where(eq(reminders.invoiceId, invoiceId))
    .orderBy(asc(reminders.step))
}

/**
 * Stores a reminder. One of the same step was withheld, and is replaced. The caller has locked the invoice and knows
 * that the step is due.
 */
export async function storeReminder(
  tx: Transaction,
  reminder: typeof reminders.$inferInsert,
): Promise<void> {
  const { mailId, sentBy, createdAt } = reminder
  await tx
    .insert(reminders)
    .values(reminder)
    .onConflictDoUpdate({
      target: [reminders.invoiceId, reminders.step],
      set: { mailId, sentBy, createdAt },
    })
}

/** Who disputes an invoice and why; undefined where nobody does. */
export async function findDispute(db: Connection, invoiceId: string) {
  const [row] = await db
    .select()
    .from(disputedInvoices)
    .where(eq(disputedInvoices.invoiceId, invoiceId))
  return row
}

/** Why invoices to that mailbox are disputed, by their numbers; the address in lower case. */
export async function listDisputesTo(
  db: Connection,
  email: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ number: invoices.number, reason: disputedInvoices.reason })
    .from(disputedInvoices)
    .innerJoin(invoices, eq(invoices.id, disputedInvoices.invoiceId))
    .where(eq(sql`lower(${invoices.content} -> 'buyer' ->> 'email')`, email))
  return new Map(rows.map(({ number, reason }) => [number, reason]))
}

/** Marks an invoice as disputed, or replaces the reason. */
export async function storeDispute(
  tx: Transaction,
  dispute: typeof disputedInvoices.$inferInsert,
): Promise<void> {
  const { reason, recordedBy, createdAt } = dispute
  await tx.insert(disputedInvoices).values(dispute).onConflictDoUpdate({
    target: disputedInvoices.invoiceId,
    set: { reason, recordedBy, createdAt },
  })
}

/** @returns whether it was disputed */
export async function deleteDispute(tx: Transaction, invoiceId: string): Promise<boolean> {
  const rows = await tx
    .delete(disputedInvoices)
    .where(eq(disputedInvoices.invoiceId, invoiceId))
    .returning({ invoiceId: disputedInvoices.invoiceId })
  return rows.length > 0
}

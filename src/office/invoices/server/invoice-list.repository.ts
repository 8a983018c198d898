import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RowPosition } from '#platform/basics/server/newest-first.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { behind, containing, spellingsOf } from '#platform/database/server/list-conditions.ts'
import { invoicedBookings, invoices } from '#shop/invoices/server/invoices.schema.ts'
import { COMPANY, sumsOfPayments } from '#shop/payments/server/payments.repository.ts'
import type { InvoiceFilter } from '../domain/invoice-list.ts'

const cancellation = alias(invoices, 'cancellation')

export interface InvoiceSelection {
  status: InvoiceFilter | undefined
  from: string | undefined
  to: string | undefined
  words: readonly string[]
  /** The calendar day in Europe/Berlin. */
  today: string
}

const BOOKINGS = sql<{ reference: string; registrationId: string | null }[]>`(
  select coalesce(json_agg(json_build_object('reference', b.reference, 'registrationId', b.registration_id) order by b.reference), '[]')
  from ${invoicedBookings} b where b.invoice_id = ${invoices.id})`

/** A page of invoices, the newest first, each with the sums of its account. */
export function listInvoices(
  db: Connection,
  selection: InvoiceSelection,
  { before, limit }: { before: RowPosition | null; limit: number },
) {
  const account = accountOf(db)
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      company: COMPANY,
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      gross: invoices.grossCents,
      createdAt: invoices.createdAt,
      cancelledBy: cancellation.number,
      received: account.received,
      refunded: account.refunded,
      writtenOff: account.writtenOff,
      bookings: BOOKINGS,
    })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(account.paid, eq(account.paid.invoiceId, invoices.id))
    .where(and(conditionOf(selection, account), behind(invoices, before)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit)
}

/** The sums of all invoices of the selection, in cents. */
export async function sumInvoices(db: Connection, selection: InvoiceSelection) {
  const account = accountOf(db)
  const { open, isCancelled } = account
  const late = sql`(${selection.today}::date - ${invoices.dueOn})`
  const cents = (value: SQL, where: SQL) =>
    sql<number>`coalesce(sum(${value}) filter (where ${where}), 0)`.mapWith(Number)
  const number = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
  const gross = sql`${invoices.grossCents}`
  const ages = {
    not_due: sql`${open} > 0 and ${late} <= 0`,
    to_30: sql`${open} > 0 and ${late} between 1 and 30`,
    to_60: sql`${open} > 0 and ${late} between 31 and 60`,
    over_60: sql`${open} > 0 and ${late} > 60`,
  }
  const [row] = await db
    .select({
      count: number(sql`true`),
      gross: cents(gross, sql`not ${isCancelled}`),
      cancelledGross: cents(gross, isCancelled),
      open: cents(open, sql`${open} > 0`),
      toRefund: cents(sql`-${open}`, sql`${open} < 0`),
      not_due: { count: number(ages.not_due), cents: cents(open, ages.not_due) },
      to_30: { count: number(ages.to_30), cents: cents(open, ages.to_30) },
      to_60: { count: number(ages.to_60), cents: cents(open, ages.to_60) },
      over_60: { count: number(ages.over_60), cents: cents(open, ages.over_60) },
    })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(account.paid, eq(account.paid.invoiceId, invoices.id))
    .where(conditionOf(selection, account))
  if (!row) throw new Error('Sums without a row')
  return row
}

/** Invoices where money has to go back, the oldest first, and how many there are. */
export function listInvoicesToRefund(db: Connection, limit: number) {
  const account = accountOf(db)
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      company: COMPANY,
      cents: sql<number>`-${account.open}`.mapWith(Number),
      registrationId: sql<string | null>`(select b.registration_id from ${invoicedBookings} b
        where b.invoice_id = ${invoices.id} and b.registration_id is not null order by b.reference limit 1)`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(account.paid, eq(account.paid.invoiceId, invoices.id))
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .where(sql`${invoices.kind} = 'invoice' and ${account.open} < 0`)
    .orderBy(invoices.createdAt, invoices.id)
    .limit(limit)
}

/** As `openAmount` (`shop/payments/domain/payment-state.ts`), in SQL: a test compares the two. */
function accountOf(db: Connection) {
  const paid = sumsOfPayments(db)
  const [received, refunded, writtenOff] = [paid.received, paid.refunded, paid.writtenOff].map(
    (sum) => sql<number>`coalesce(${sum}, 0)`.mapWith(Number),
  ) as [SQL<number>, SQL<number>, SQL<number>]
  const isCancelled = sql`(${cancellation.id} is not null)`
  const left = sql`(case when ${isCancelled} then 0 else ${invoices.grossCents} end - ${received} + ${refunded})`
  const open = sql`(case when ${left} > 0 then greatest(0, ${left} - ${writtenOff}) else ${left} end)`
  return { paid, received, refunded, writtenOff, isCancelled, open }
}

function conditionOf(
  { status, from, to, words, today }: InvoiceSelection,
  account: ReturnType<typeof accountOf>,
): SQL | undefined {
  return and(
    eq(invoices.kind, 'invoice'),
    status && statusCondition(status, account, today),
    from === undefined ? undefined : gte(invoices.issuedOn, from),
    to === undefined ? undefined : lte(invoices.issuedOn, to),
    ...words.map(containsWord),
  )
}

function statusCondition(
  status: InvoiceFilter,
  { open, isCancelled, received, refunded }: ReturnType<typeof accountOf>,
  today: string,
): SQL {
  const isSettled = sql`not ${isCancelled} and ${open} = 0`
  const isPaid = sql`${received} - ${refunded} >= ${invoices.grossCents}`
  switch (status) {
    case 'open':
      return sql`${open} > 0`
    case 'overdue':
      return sql`${open} > 0 and ${invoices.dueOn} < ${today}`
    case 'paid':
      return sql`${isSettled} and ${isPaid}`
    case 'written_off':
      return sql`${isSettled} and not ${isPaid}`
    case 'to_refund':
      return sql`${open} < 0`
    case 'cancelled':
      return isCancelled
  }
}

/** The database computes the spellings of the word, and of what is searched, by the same rule. */
function containsWord(word: string): SQL {
  const searched = sql`${invoices.number} || ' ' || ${COMPANY} || ' ' || (
    select string_agg(b.reference, ' ') from ${invoicedBookings} b where b.invoice_id = ${invoices.id})`
  return sql`search_spellings(lower((${searched}) collate "german")) like any (
    select '%' || spelling || '%' from unnest(${spellingsOf(sql`${containing(word).slice(1, -1)}::text`)}) as spelling)`
}

import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { RowPosition } from '#platform/basics/server/newest-first.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { behind, containing, spellingsOf } from '#platform/database/server/list-conditions.ts'
import { invoicedBookings, invoices } from '#shop/invoices/server/invoices.schema.ts'
import { accountsIn, COMPANY, cancellation } from '#shop/payments/server/payments.repository.ts'
import type { InvoiceFilter } from '../domain/invoice-list.ts'

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
  const accounts = accountsIn(db)
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      company: COMPANY,
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      createdAt: invoices.createdAt,
      cancelledBy: cancellation.number,
      account: accounts.columns,
      bookings: BOOKINGS,
    })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(accounts.paid, eq(accounts.paid.invoiceId, invoices.id))
    .where(and(conditionOf(selection, accounts), behind(invoices, before)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit)
}

/** The sums of all invoices of the selection, in cents. */
export async function sumInvoices(db: Connection, selection: InvoiceSelection) {
  const accounts = accountsIn(db)
  const { open } = accounts
  const { gross, isCancelled } = accounts.columns
  const late = sql`(${selection.today}::date - ${invoices.dueOn})`
  const cents = (value: SQL, where: SQL) =>
    sql<number>`coalesce(sum(${value}) filter (where ${where}), 0)`.mapWith(Number)
  const number = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
  const ages = {
    not_due: sql`${open} > 0 and ${late} <= 0`,
    to_30: sql`${open} > 0 and ${late} between 1 and 30`,
    to_60: sql`${open} > 0 and ${late} between 31 and 60`,
    over_60: sql`${open} > 0 and ${late} > 60`,
  }
  const [row] = await db
    .select({
      count: number(sql`true`),
      gross: cents(sql`${gross}`, sql`not ${isCancelled}`),
      cancelledGross: cents(sql`${gross}`, isCancelled),
      open: cents(open, sql`${open} > 0`),
      toRefund: cents(sql`-${open}`, sql`${open} < 0`),
      not_due: { count: number(ages.not_due), cents: cents(open, ages.not_due) },
      to_30: { count: number(ages.to_30), cents: cents(open, ages.to_30) },
      to_60: { count: number(ages.to_60), cents: cents(open, ages.to_60) },
      over_60: { count: number(ages.over_60), cents: cents(open, ages.over_60) },
    })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(accounts.paid, eq(accounts.paid.invoiceId, invoices.id))
    .where(conditionOf(selection, accounts))
  if (!row) throw new Error('Sums without a row')
  return row
}

/** Invoices where money has to go back, the oldest first, and how many there are. */
export function listInvoicesToRefund(db: Connection, limit: number) {
  const { paid, open } = accountsIn(db)
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      company: COMPANY,
      cents: sql<number>`-${open}`.mapWith(Number),
      registrationId: sql<string | null>`(select b.registration_id from ${invoicedBookings} b
        where b.invoice_id = ${invoices.id} and b.registration_id is not null order by b.reference limit 1)`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(paid, eq(paid.invoiceId, invoices.id))
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .where(sql`${invoices.kind} = 'invoice' and ${open} < 0`)
    .orderBy(invoices.createdAt, invoices.id)
    .limit(limit)
}

function conditionOf(
  { status, from, to, words, today }: InvoiceSelection,
  accounts: ReturnType<typeof accountsIn>,
): SQL | undefined {
  return and(
    eq(invoices.kind, 'invoice'),
    status && statusCondition(status, accounts, today),
    from === undefined ? undefined : gte(invoices.issuedOn, from),
    to === undefined ? undefined : lte(invoices.issuedOn, to),
    ...words.map(containsWord),
  )
}

function statusCondition(
  status: InvoiceFilter,
  { open, columns: { gross, isCancelled, received, refunded } }: ReturnType<typeof accountsIn>,
  today: string,
): SQL {
  const isSettled = sql`not ${isCancelled} and ${open} = 0`
  const isPaid = sql`${received} - ${refunded} >= ${gross}`
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

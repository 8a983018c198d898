import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { createMailTransport } from '#platform/mail/server/mail-transport.ts'
import { BOOKER } from '#tests/support/product/bookings.ts'
import { invoicingProduct } from '#tests/support/product/issued-invoices.ts'
import type { TestProduct } from '#tests/support/product/test-product.ts'
import type { PersonData, PersonFinding } from '../domain/person-data.ts'
import { enforceRetention } from './enforce-retention.task.ts'

/** The nightly deletion. @returns what it logged of its numbers */
async function keep(product: TestProduct, now: string) {
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) })
  const transport = createMailTransport(product.config, mailSettings(product.config, mailFirm))
  const parts = {
    db: product.db,
    transport,
    log,
    now: new Date(now),
    deletePublished: async () => 0,
  }
  await enforceRetention(parts)
  transport.close()
  return logged.find(({ msg }) => msg === 'old data was deleted')
}

/** The tables that are kept with invoices, each with its rows as text. */
const TABLES = [
  ...['invoices', 'invoiced_bookings', 'payments', 'reminders', 'disputed_invoices'],
  ...['bank_statements', 'bank_lines'],
]
async function keptRows(product: TestProduct): Promise<Record<string, string[]>> {
  const entries = TABLES.map(async (table) => {
    const { rows } = await product.pool.query<{ row: string }>(
      `select t::text as row from ${table} t order by 1`,
    )
    return [table, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function numbersOf(product: TestProduct): Promise<string[]> {
  const { rows } = await product.pool.query<{ number: string }>(
    'select number from invoices order by number',
  )
  return rows.map(({ number }) => number)
}

/** A line of a statement, as uploaded at that instant, and entered for an invoice where there is one. */
async function insertLine(
  product: TestProduct,
  {
    key,
    day,
    uploaded,
    invoiceId,
  }: Record<'key' | 'day' | 'uploaded', string> & { invoiceId?: string },
) {
  await product.pool.query(
    `with statement as (insert into bank_statements (file_name, iban, imported_by, created_at)
       values ($1, 'DE06000000000000004711', 'team@example.com', $3) returning id),
     line as (insert into bank_lines (statement_id, key, day, cents, state, created_at)
       select id, $1, $2, 20600, $4::bank_line_state, $3 from statement returning id)
     insert into payments (invoice_id, kind, cents, day, source, bank_line_id, recorded_by)
     select $5::uuid, 'received', 20600, $2, 'statement', id, 'team@example.com' from line where $5::uuid is not null`,
    [key, day, uploaded, invoiceId ? 'entered' : 'open', invoiceId ?? null],
  )
}

test('an invoice and all that belongs to it is there on the last day of its eighth year, and gone the day after', async () => {
  const { product, issueInvoice, cancelInvoice, enterPayment } = await invoicingProduct()
  product.clock.set('2026-11-24T09:00:00Z')
  const paid = await issueInvoice()
  await insertLine(product, {
    ...{ key: 'a', day: '2026-12-01', uploaded: '2026-12-02T09:00:00Z' },
    invoiceId: paid.id,
  })
  await product.pool.query(`insert into reminders (invoice_id, step, sent_by) values ($1, 1, '')`, [
    paid.id,
  ])
  await product.pool.query(
    `insert into disputed_invoices (invoice_id, reason, recorded_by) values ($1, 'Falscher Betrag', 'team@example.com')`,
    [paid.id],
  )
  const takenBack = await issueInvoice()
  const paidLater = await issueInvoice()
  await enterPayment(paidLater.id, 'received', 20_600, '2027-01-02')
  // A year later one of them is taken back, and another one issued.
  product.clock.set('2027-01-01T00:30:00Z')
  await cancelInvoice(takenBack.id)
  const later = await issueInvoice()
  // 23:30 in Berlin on the last day; then the first moment of the next one.
  expect(await keep(product, '2034-12-31T22:30:00Z')).not.toMatchObject({
    invoices: expect.toSatisfy((count: number) => count > 0),
  })
  expect(await numbersOf(product)).toHaveLength(5)
  const before = await keptRows(product)

  const logged = await keep(product, '2034-12-31T23:00:00Z')

  expect(logged).toMatchObject({ invoices: 1, bankLines: 1 })
  expect(await numbersOf(product)).toEqual(['K26-002', 'K26-003', 'K27-001', 'K27-002'])
  const after = await keptRows(product)
  for (const table of ['reminders', 'disputed_invoices', 'bank_lines', 'bank_statements'])
    expect(after[table], table).toEqual([])
  expect(after.payments).toHaveLength(1)
  // What is left is as it was.
  for (const table of TABLES)
    expect(before[table], table).toEqual(expect.arrayContaining(after[table] ?? []))
  const { rows } = await product.pool.query(
    `select sum(gross_cents)::int as gross from invoices where kind = 'invoice'`,
  )
  expect(rows).toEqual([{ gross: takenBack.cents + paidLater.cents + later.cents }])

  expect(await keep(product, '2035-12-31T23:00:00Z')).toMatchObject({ invoices: 4 })
  expect(Object.values(await keptRows(product)).flat()).toEqual([])
})

test('a line of a statement that was entered for no invoice goes a year after its upload, and its statement with it', async () => {
  const { product } = await invoicingProduct()
  await insertLine(product, { key: 'a', day: '2026-11-20', uploaded: '2026-11-27T09:00:00Z' })
  await keep(product, '2027-11-27T08:59:00Z')
  expect(await product.count('bank_lines')).toBe(1)

  const logged = await keep(product, '2027-11-27T09:01:00Z')

  expect(logged).toMatchObject({ bankLines: 1 })
  expect(await product.count('bank_lines')).toBe(0)
  expect(await product.count('bank_statements')).toBe(0)
})

test('who is named on an invoice of somebody else reads so in the export, without the others on it, and it stays', async () => {
  const { product, session, issueInvoice } = await invoicingProduct()
  product.clock.set('2026-11-24T09:00:00Z')
  const { number } = await issueInvoice({ namesOnInvoice: true })
  const ask = <T>(call: 'find' | 'export' | 'erase', email: string) =>
    product.send<T>('POST', `/api/admin/privacy/${call}`, { email }, session)
  const joerg = 'joerg@example.com'

  const { body } = await ask<PersonData>('export', joerg)

  expect(body.namedOnInvoices).toEqual([
    {
      number,
      kind: 'invoice',
      issuedOn: '2026-11-24',
      line: expect.stringMatching(/^Uhren & Zeit, .*: Jörg Weiß$/),
    },
  ])
  expect(body.invoices).toEqual([])
  expect(JSON.stringify(body.namedOnInvoices)).not.toMatch(/Sina|Adler/)
  expect((await ask<PersonFinding>('find', joerg)).body.invoices).toBe(1)
  const before = await keptRows(product)
  await ask('erase', joerg)
  await ask('erase', BOOKER.email)
  expect(await keptRows(product)).toEqual(before)

  // Their mailbox is on the document, so what is stored of the booker is not nothing.
  expect((await ask<PersonFinding>('find', BOOKER.email)).body).toMatchObject({
    ...{ registrations: 0, seats: 0, invoices: 1 },
  })
  expect((await ask<PersonData>('export', BOOKER.email)).body.invoices).toMatchObject([{ number }])
})

test('erasing its people and forgetting the booking change nothing of an invoice, which names no attendee', async () => {
  const { product, session, issueInvoice, cancelInvoice, enterPayment } = await invoicingProduct()
  product.clock.set('2026-11-24T09:00:00Z')
  const invoice = await issueInvoice()
  await enterPayment(invoice.id, 'received', 20_600, '2026-11-27')
  await cancelInvoice(invoice.id)
  const before = await keptRows(product)
  const person = { email: BOOKER.email }

  const erased = await product.send('POST', '/api/admin/privacy/erase', person, session)
  await keep(product, '2029-12-01T03:17:00Z')

  expect(erased.status).toBe(200)
  const { rows } = await product.pool.query('select distinct contact_name from registrations')
  expect(rows).toEqual([{ contact_name: 'Gelöschte Person' }])
  expect(await keptRows(product)).toEqual(before)
  const { rows: contents } = await product.pool.query<{ said: string }>(
    'select content::text || xml as said from invoices',
  )
  for (const { said } of contents) expect(said).not.toMatch(/Sina|Adler|Jörg|Weiß/)
})

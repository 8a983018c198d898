import { existsSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { createMailTransport } from '#platform/mail/server/mail-transport.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { enforceRetention } from './enforce-retention.task.ts'

const NOW = new Date('2029-01-15T12:00:00Z')

async function keep(product: TestProduct, now = NOW) {
  const transport = createMailTransport(product.config, mailSettings(product.config, mailFirm))
  await enforceRetention({
    db: product.db,
    transport,
    log: pino({ level: 'silent' }),
    now,
    deletePublished: async () => 0,
  })
  transport.close()
}

/** A booking of two seats whose mails were sent, with its sessions and its time of booking set to the given days. */
async function bookedAt(
  product: TestProduct,
  { booked, session }: Record<'booked' | 'session', string>,
) {
  const seats = [ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren')] as const
  const { status } = await product.send('POST', '/api/registrations', booking(...seats))
  expect(status).toBe(201)
  await expect
    .poll(async () => (await product.pool.query('select 1 from graphile_worker.jobs')).rowCount, {
      timeout: 20_000,
    })
    .toBe(0)
  await product.pool.query('update registrations set created_at = $1', [booked])
  await product.pool.query(
    `update training_dates set starts_at = $1, ends_at = $1::timestamptz + interval '90 minutes'`,
    [session],
  )
}

async function named(product: TestProduct) {
  const { rows } = await product.pool.query<{ people: number; mails: number }>(
    `select (select count(*)::int from registrations where contact_name <> 'Gelöschte Person')
       + (select count(*)::int from attendees where first_name <> 'Gelöschte') as people,
       (select count(*)::int from mails) as mails`,
  )
  return rows[0]
}

test('two years after its session a registration is anonymised, and its mails are deleted', async () => {
  const product = await lendTestProduct()
  await bookedAt(product, { booked: '2026-11-20T09:00:00Z', session: '2027-01-12T09:00:00Z' })
  const { rows } = await product.pool.query<{ id: string }>('select id from mails')
  const files = rows.map(({ id }) => path.join(product.config.dataDir, 'mail', `${id}.eml`))

  await keep(product)

  expect(await named(product)).toEqual({ people: 0, mails: 0 })
  expect(files.filter((file) => existsSync(file))).toEqual([])
  const { rows: seats } = await product.pool.query(`select status, price from registrations`)
  expect(seats).toEqual([{ status: 'pending', price: expect.any(String) }])
  expect(await product.count('attendees')).toBe(2)
})

test.each([
  ['the session was a day less long ago', '2026-11-20T09:00:00Z', '2027-01-16T09:00:00Z'],
  ['it was booked after its session', '2027-02-01T09:00:00Z', '2026-01-12T09:00:00Z'],
])('nothing is forgotten before its time: %s', async (_when, booked, session) => {
  const product = await lendTestProduct()
  await bookedAt(product, { booked, session })
  const before = await named(product)
  await keep(product)
  expect(await named(product)).toEqual(before)
  expect(before?.people).toBe(3)
})

test('doing it again changes nothing, and old entries of the log and open ends go with it', async () => {
  const product = await lendTestProduct()
  await product.logInAndChangePassword()
  await bookedAt(product, { booked: '2026-11-20T09:00:00Z', session: '2027-01-12T09:00:00Z' })
  await product.pool.query(`update audit_log set created_at = '2026-11-20'`)
  await keep(product)
  const { rows: once } = await product.pool.query('select * from registrations')
  await keep(product)
  const { rows: twice } = await product.pool.query('select * from registrations')
  expect(twice).toEqual(once)
  for (const table of ['audit_log', 'idempotency_records', 'admin_sessions']) {
    expect(await product.count(table), table).toBe(0)
  }
})

test('counts of limits, which hold network addresses, go when they have run out', async () => {
  const product = await lendTestProduct()
  await product.pool.query(
    `insert into rate_limits (key, points, expire) values ('over', 1, $1), ('running', 1, $2)`,
    [NOW.getTime() - 1, NOW.getTime() + 60_000],
  )

  await keep(product)

  const { rows } = await product.pool.query('select key from rate_limits')
  expect(rows).toEqual([{ key: 'running' }])
})

test('errors of failed jobs, which may name people, are deleted every night', async () => {
  const product = await lendTestProduct()
  await product.pool.query(`select graphile_worker.add_job('of-some-task')`)
  await product.pool.query(
    `update graphile_worker._private_jobs set last_error = 'not to sina.adler@example.com'`,
  )

  await keep(product)

  const { rows } = await product.pool.query('select last_error from graphile_worker._private_jobs')
  expect(rows).toEqual([{ last_error: null }])
})

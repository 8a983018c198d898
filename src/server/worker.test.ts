import { expect, test, vi } from 'vitest'
import { booking, ownSeat } from './testing/bookings.ts'
import { startTestProduct, type TestProduct } from './testing/test-product.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }

async function expectMails(product: TestProduct, status: string, count: number) {
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query('select status from mails where status = $1', [
      status,
    ])
    expect(rows).toHaveLength(count)
  }, PATIENCE)
}

test('a mail is sent soon after its booking', async () => {
  const product = await startTestProduct()

  await product.send('POST', '/api/registrations', booking(ownSeat('strategie-ki')))

  await expectMails(product, 'sent', 1)
})

test('a database that goes away in the middle of the work stops nothing for good', async () => {
  const product = await startTestProduct()
  const bookings = Array.from({ length: 12 }, () =>
    product.send('POST', '/api/registrations', booking(ownSeat('strategie-ki'))),
  )
  const bringBack = await product.cutDatabase()
  await Promise.all(bookings)
  await bringBack()

  await product.send('POST', '/api/registrations', booking(ownSeat('design-flight')))

  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      `select m.status from mails m join attendees a using (registration_id)
       where a.training_id = 'design-flight'`,
    )
    expect(rows).toEqual([{ status: 'sent' }])
  }, PATIENCE)
})

test('a worker that no longer hears of new jobs listens again, and does them', async () => {
  const product = await startTestProduct()
  const { rowCount } = await product.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen "jobs:%'`,
  )

  await product.send('POST', '/api/registrations', booking(ownSeat('strategie-ki')))

  expect(rowCount).toBe(1)
  await expectMails(product, 'sent', 1)
})

test('a timetable that a clock ran ahead of begins again where the time is now', async () => {
  const product = await startTestProduct()
  await product.pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = now() + interval '5 hours'`,
  )

  await product.startAnother()

  const { rows } = await product.pool.query(
    `select identifier from graphile_worker._private_known_crontabs where last_execution > now()`,
  )
  expect(rows).toEqual([])
  expect(await product.count('graphile_worker._private_known_crontabs')).toBeGreaterThan(0)
})

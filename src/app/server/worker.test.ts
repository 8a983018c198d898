import { expect, test, vi } from 'vitest'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'

async function expectMails(product: TestProduct, status: string, count: number) {
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query('select status from mails where status = $1', [
      status,
    ])
    expect(rows).toHaveLength(count)
  }, POLL_OPTIONS)
}

test('a mail is sent soon after its booking', async () => {
  const product = await startTestProduct()

  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))

  await expectMails(product, 'sent', 1)
})

test('the worker recovers after an outage of the database during a job', async () => {
  const product = await startTestProduct()
  const bookings = Array.from({ length: 12 }, () =>
    product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren'))),
  )
  const bringBack = await product.cutDatabase()
  await Promise.all(bookings)
  await bringBack()

  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-3-drachen')))

  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      `select m.status from mails m join attendees a using (registration_id)
       where a.training_id = 'kurs-3-drachen'`,
    )
    expect(rows).toEqual([{ status: 'sent' }])
  }, POLL_OPTIONS)
})

test('a worker whose LISTEN connection broke subscribes again and does the new jobs', async () => {
  const product = await startTestProduct()
  const { rowCount } = await product.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen "jobs:%'`,
  )

  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))

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

test('a timetable that another process with a wrong clock has brought ahead is put right while the product runs', async () => {
  const product = await startTestProduct({}, { checkRunsEveryMs: 200 })
  await product.pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = now() + interval '5 hours'`,
  )

  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      `select identifier from graphile_worker._private_known_crontabs where last_execution > now()`,
    )
    expect(rows).toEqual([])
  }, POLL_OPTIONS)
})

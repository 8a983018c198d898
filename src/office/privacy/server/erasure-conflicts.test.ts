import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { booking, colleaguesSeat } from '#tests/support/product/bookings.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

test('an erasure that meets a change of the same registration the wrong way round is done once the change is', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const seat = colleaguesSeat('kurs-1-uhren')
  const { body } = await product.send<{ id: string }>('POST', '/api/registrations', booking(seat))
  const change = new pg.Client(product.config.databaseUrl)
  await change.connect()
  onTestFinished(() => change.end())
  // The transaction with the shorter timeout detects the deadlock and is aborted: the erasure.
  await change.query("set deadlock_timeout = '20s'")

  // A change of status locks the registration first and then its seats; an erasure takes these locks in the opposite
  // order.
  const { rows: backends } = await change.query('select pg_backend_pid() as pid')
  const changing = backends[0].pid
  await change.query('begin')
  await change.query('select from registrations where id = $1 for update', [body.id])
  const erasing = product.send('POST', '/api/admin/privacy/erase', { email: seat.email }, session)
  await vi.waitUntil(async () => {
    const { rowCount } = await product.pool.query(
      'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [changing],
    )
    return rowCount === 1
  }, POLL_OPTIONS)
  await change.query('update attendees set cannot_come_since = now() where registration_id = $1', [
    body.id,
  ])
  await change.query('commit')

  expect((await erasing).status).toBe(200)
  const { rows } = await product.pool.query('select email, cannot_come_since from attendees')
  expect(rows).toEqual([
    { email: expect.stringMatching(/@example\.invalid$/), cannot_come_since: expect.any(Date) },
  ])
})

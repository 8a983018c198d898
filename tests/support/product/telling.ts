import type pg from 'pg'
import { expect, vi } from 'vitest'
import type { Database } from '#platform/database/server/database.ts'
import { tell } from '#shop/telling/server/tell.service.ts'
import { POLL_OPTIONS } from './poll-options.ts'
import type { TestProduct } from './test-product.ts'

/**
 * Tells the people of changed bookings what differs, as the worker does it, and returns when the mails are sent, so that
 * no later change takes them back.
 *
 * @param which `due` for those whose delay is over by the database's clock, which a test cannot set; `all` for the others
 * as well
 */
export async function settleTelling(
  product: TestProduct,
  which: 'due' | 'all' = 'due',
): Promise<void> {
  const { config, clock, db, pool } = product
  const { staff } = config.mail
  const unconfirmedPerHour = config.limits.unconfirmedMailsPerHour
  await tellAll({ db, pool }, { staff, unconfirmedPerHour, now: clock.now() }, which)
  await vi.waitFor(async () => {
    const unsent = await product.pool.query(
      `select from mails join graphile_worker.jobs on key = 'mail/' || mails.id
       where status = 'waiting' and held_at is null and not_before is null and run_at <= now()`,
    )
    expect(unsent.rowCount).toBe(0)
  }, POLL_OPTIONS)
}

/** As {@link settleTelling}, without waiting for the mails. */
export async function tellAll(
  { db, pool }: { db: Database; pool: pg.Pool },
  context: Parameters<typeof tell>[2],
  which: 'due' | 'all' = 'all',
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select substr(key, 6) as id from graphile_worker.jobs
     where task_identifier = 'tell' and (run_at <= now() or $1 = 'all') order by run_at`,
    [which],
  )
  for (const { id } of rows) await tell(db, id, context)
}

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { isUniqueViolation } from './database-errors.ts'
import { inTransaction } from './transaction.ts'

const insert = (step: string) => sql`insert into installation_steps (step) values (${step})`
const steps = `select step from installation_steps where step like 'test-%' order by step`

test('a transaction stores all or nothing, reports the statement that failed, and leaves its connection free for the next', async () => {
  const { db, pool } = await lendTestProduct()
  const insertAll = (...names: string[]) =>
    inTransaction(db, async (tx) => {
      for (const name of names) await tx.execute(insert(name))
    })

  await insertAll('test-1', 'test-2')
  const failing = insertAll('test-3', 'test-1', 'test-4')
  await expect(failing).rejects.toSatisfy((error) =>
    isUniqueViolation(error, 'installation_steps_pkey'),
  )
  await insertAll('test-5')

  expect((await pool.query(steps)).rows.map(({ step }) => step)).toEqual([
    'test-1',
    'test-2',
    'test-5',
  ])
  expect(pool.idleCount).toBe(pool.totalCount)
})

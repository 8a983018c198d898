import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { isUniqueViolation } from './database-errors.ts'
import { inLastFlight, inOneFlight, inTransaction } from './transaction.ts'

const insert = (step: string) => sql`insert into installation_steps (step) values (${step})`
const steps = `select step from installation_steps where step like 'test-%' order by step`

test('statements of one flight see what those before them did, and say which of them failed', async () => {
  const { db, pool } = await lendTestProduct()

  const [, seen] = await inTransaction(db, (tx) =>
    inOneFlight([tx.execute(insert('test-1')), tx.execute(sql.raw(steps)), null]),
  )
  const failing = inTransaction(db, (tx) =>
    inOneFlight([
      tx.execute(insert('test-2')),
      tx.execute(insert('test-1')),
      tx.execute(insert('test-3')),
    ]),
  )

  expect(seen.rows).toEqual([{ step: 'test-1' }])
  await expect(failing).rejects.toSatisfy((error) =>
    isUniqueViolation(error, 'installation_steps_pkey'),
  )
  expect((await pool.query(steps)).rows).toEqual([{ step: 'test-1' }])
})

test('a last flight stores all of a transaction or nothing, and leaves the connection free for the next', async () => {
  const { db, pool } = await lendTestProduct()
  const inLast = (...names: string[]) =>
    inTransaction(db, (tx) =>
      inLastFlight(
        tx,
        names.map((name) => tx.execute(insert(name))),
      ),
    )

  await inLast('test-1', 'test-2')
  await expect(inLast('test-3', 'test-1', 'test-4')).rejects.toThrow()
  await inLast('test-5')

  expect((await pool.query(steps)).rows.map(({ step }) => step)).toEqual([
    'test-1',
    'test-2',
    'test-5',
  ])
})

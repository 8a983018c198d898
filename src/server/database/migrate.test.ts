import { expect, test } from 'vitest'
import { startTestProduct } from '../testing/test-product.ts'
import { migrateDatabase } from './migrate.ts'

test('indexes sorted by language data of another version are built anew, once', async () => {
  const { pool } = await startTestProduct()
  const state = async () => {
    const { rows } = await pool.query<{ version: string; file: string }>(
      `select collversion as version, pg_relation_filenode('attendees_by_name') as file
       from pg_collation where collname = 'german'`,
    )
    return rows[0]
  }
  const fresh = await state()
  await pool.query(`update pg_collation set collversion = 'old' where collname = 'german'`)

  await migrateDatabase(pool)
  const renewed = await state()
  await migrateDatabase(pool)
  const later = await state()

  expect(renewed?.version).toBe(fresh?.version)
  expect(renewed?.file).not.toBe(fresh?.file)
  expect(later).toEqual(renewed)
})

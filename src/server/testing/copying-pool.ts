import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { TestProduct } from './test-product.ts'

/** A way to the product's database on which tables can be copied. */
export function poolFor({ config }: TestProduct): pg.Pool {
  const pool = new pg.Pool({ connectionString: config.databaseUrl })
  // The database goes when the product has stopped, and takes connections with it that wait for work.
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  return pool
}

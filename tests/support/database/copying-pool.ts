import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { TestProduct } from '../product/test-product.ts'

/** A pool on the product's database, without pipelining, on which tables can be copied. */
export function poolFor({ config }: TestProduct): pg.Pool {
  const pool = new pg.Pool({ connectionString: config.databaseUrl })
  // The database is dropped when the product has stopped, which breaks idle connections.
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  return pool
}

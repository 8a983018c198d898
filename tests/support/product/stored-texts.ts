import { expect } from 'vitest'
import type { TestProduct } from './test-product.ts'

/** Expects the text in no column of any table of the product. */
export async function expectNowhere(product: TestProduct, ...texts: string[]) {
  const { rows } = await product.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { table_name, column_name } of rows) {
    for (const text of texts) {
      const { rowCount } = await product.pool.query(
        `select 1 from "${table_name}" where position(lower($1) in lower("${column_name}"::text)) > 0 limit 1`,
        [text],
      )
      expect(rowCount, `${text} in ${table_name}.${column_name}`).toBe(0)
    }
  }
}

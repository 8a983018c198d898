import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * A statement that inserts thousands of rows with one parameter. One parameter for each value would keep the thread that
 * answers requests busy for a second.
 *
 * @param rows at least one, all with values for the same columns; the others get their defaults
 */
export function insertMany<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}))
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const stored = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]]),
    ),
  )
  return sql`insert into ${table} (${names}) select ${names}
    from json_populate_recordset(null::${table}, ${JSON.stringify(stored)}::json)`
}

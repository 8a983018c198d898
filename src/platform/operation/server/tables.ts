import pg from 'pg'

/** A table with its stored columns; generated columns are left out. */
export interface SavedTable {
  name: string
  columns: string[]
}

/**
 * Tables that are not saved. A backup must not give its reader open sessions; rate limits and task runs belong to one
 * installation only.
 */
const LEFT_OUT = ['admin_sessions', 'admin_verifications', 'rate_limits', 'task_runs']

/** The tables that a backup holds, each after those that it refers to. */
export async function tablesToSave(client: pg.ClientBase): Promise<SavedTable[]> {
  return (await tablesOf(client)).filter(({ name }) => !LEFT_OUT.includes(name))
}

/** All of the product's tables, each after those that it refers to. */
export async function tablesOf(client: pg.ClientBase): Promise<SavedTable[]> {
  const { rows } = await client.query<SavedTable & { needs: string[] }>(
    `select relname as name,
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select coalesce(array_agg(distinct confrelid::regclass::text), '{}') from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
     from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = 'r'
     order by relname`,
  )
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }))
}

function inOrder<Table extends { name: string; needs: string[] }>(tables: Table[]): Table[] {
  const ordered: Table[] = []
  const isThere = (name: string) =>
    ordered.some((table) => table.name === name) || !tables.some((table) => table.name === name)
  while (ordered.length < tables.length) {
    const next = tables.filter((table) => !isThere(table.name) && table.needs.every(isThere))
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...next)
  }
  return ordered
}

/** COPY with the columns named, so that their order in another database does not matter. */
export function copyCommand({ name, columns }: SavedTable, direction: 'to stdout' | 'from stdin') {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  return `copy ${pg.escapeIdentifier(name)} (${list}) ${direction}`
}

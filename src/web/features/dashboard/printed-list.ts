import { queryOptions } from '@tanstack/react-query'
import { PAGE_MAX, type RegistrationFilter } from '#domain/registration/registration-list.ts'
import { statusLabel } from '#domain/registration/status.ts'
import { readPage } from '../../lib/api.ts'
import type { DashboardSearch } from '../../lib/dashboard-search.ts'
import type { TableRow } from '../../ui/table-rows.tsx'
import type { ListPath } from './admin-list.ts'
import { addressWith, type listParameters } from './list-search.ts'

/** Rows that are printed at most, which is about 80 sheets. A longer list is a case for a spreadsheet. */
export const PRINTED_ROWS_MAX = 2000

interface PrintedList<Row> {
  /** All rows of the list; none where there are more than can be printed. */
  rows: Row[]
  /** How many rows the list has. */
  total: number
}

/** All rows of a list, in its order. A list that is too long to be printed is not read beyond its first page. */
export function printedListQuery<Row extends TableRow>(
  path: ListPath,
  parameters: ReturnType<typeof listParameters>,
) {
  return queryOptions<PrintedList<Row>>({
    queryKey: [path, 'print', parameters],
    queryFn: ({ signal }) =>
      readWhole<Row>(
        (cursor) =>
          readPage<Row>(addressWith(path, { ...parameters, limit: PAGE_MAX, cursor }), { signal }),
        PRINTED_ROWS_MAX,
      ),
    gcTime: 0,
  })
}

interface ReadPage<Row> {
  rows: Row[]
  next: string | null
  total: number
}

/**
 * Reads page after page until the end. A row that moved to a later page between two reads is in both; the list holds it
 * once.
 *
 * @param most rows that may be read; a list that has more comes without rows
 */
export async function readWhole<Row extends TableRow>(
  read: (cursor: string | undefined) => Promise<ReadPage<Row>>,
  most: number,
): Promise<PrintedList<Row>> {
  const byId = new Map<string, Row>()
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    for (const row of page.rows) byId.set(row.id, row)
    const total = Math.max(page.total, byId.size)
    if (total > most) return { rows: [], total }
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return { rows: [...byId.values()], total: byId.size }
}

/** The part of the dashboard's address that says which rows a list has, and in which order. */
export function printSearch({ ansicht, q, training, status, paket, sort }: DashboardSearch) {
  return { ansicht, q, training, status, paket, sort }
}

interface Named {
  id: string
  name: string
}

/** What the list is narrowed to, for its head: "Status: Bestätigt". The training is not among it. */
export function filterWords(
  { q, status, package: paket }: RegistrationFilter,
  packages: readonly Named[],
): string[] {
  const packageName = packages.find(({ id }) => id === paket)?.name ?? paket
  return [
    ...(status ? [`Status: ${statusLabel(status)}`] : []),
    ...(packageName ? [`Paket: ${packageName}`] : []),
    ...(q ? [`Suche: „${q}“`] : []),
  ]
}

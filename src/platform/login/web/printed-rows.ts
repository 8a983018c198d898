import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { PAGE_MAX } from '#platform/basics/domain/page-limit.ts'
import type { Page } from '#platform/design/web/api-answers.ts'
import { useSessionRefusalOf } from './admin-refusal.ts'

/** Maximum number of printed rows, about 80 sheets of paper. */
export const PRINTED_ROWS_MAX = 2000

interface Identified {
  id: string
}

/** The rows of a list that is printed. */
export interface PrintedRows<Row> {
  /** All rows. A counted list with more rows than can be printed has none here; of an uncounted one, the first rows. */
  rows: Row[]
  /** Number of rows of the list; null where it has more than `rows` and is not counted. */
  total: number | null
}

/** The content of a print view, or the state of loading it. */
export interface PrintedSource<Row> {
  data: PrintedRows<Row> | undefined
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** A list that can be read in pages. */
export interface PagedList<Row> {
  /** Under which its rows are cached. */
  key: QueryKey
  readPage: (
    page: { limit: number; cursor: string | undefined },
    signal: AbortSignal,
  ) => Promise<Page<Row>>
}

/** Reads all rows of a list of the administration, in its order. */
export function usePrintedRows<Row extends Identified>(list: PagedList<Row>): PrintedSource<Row> {
  const { data, error, isFetching, refetch } = useQuery(printedRowsQuery(list))
  useSessionRefusalOf(error)
  return {
    data,
    isLoading: isFetching && !data,
    hasFailed: error !== null && !isFetching,
    retry: () => void refetch(),
  }
}

function printedRowsQuery<Row extends Identified>({ key, readPage }: PagedList<Row>) {
  return queryOptions<PrintedRows<Row>>({
    queryKey: [...key, 'print'],
    queryFn: ({ signal }) =>
      readWhole((cursor) => readPage({ limit: PAGE_MAX, cursor }, signal), PRINTED_ROWS_MAX),
    gcTime: 0,
  })
}

/**
 * Reads page after page until the end. A row that moved to a later page between two reads is in both pages; the list
 * contains it once.
 *
 * @param most maximum number of rows. A counted list that has more is returned without rows, after its first page; of
 * an uncounted one, the first `most` rows are returned
 */
export async function readWhole<Row extends Identified>(
  read: (cursor: string | undefined) => Promise<Page<Row>>,
  most: number,
): Promise<PrintedRows<Row>> {
  const byId = new Map<string, Row>()
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    for (const row of page.rows) byId.set(row.id, row)
    if (page.total !== null) {
      const total = Math.max(page.total, byId.size)
      if (total > most) return { rows: [], total }
    }
    cursor = page.next ?? undefined
  } while (cursor !== undefined && byId.size <= most)
  const rows = [...byId.values()]
  if (rows.length > most) return { rows: rows.slice(0, most), total: null }
  return { rows, total: rows.length }
}

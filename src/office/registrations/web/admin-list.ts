import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { addressWith, type Parameters } from '#platform/design/web/address-with.ts'
import { type Page, readPage } from '#platform/design/web/api.ts'
import type { TableRow } from '#platform/design/web/table-rows.tsx'
import type { attendeesKey, registrationsKey } from './registrations-query.ts'

export type ListPath = (typeof registrationsKey)[0] | (typeof attendeesKey)[0]

const ROWS_PER_PAGE = 100

interface AdminList<Row> {
  /** The rows of all pages that are loaded so far. */
  rows: Row[]
  /** Number of rows of all pages, loaded or not. */
  total: number
}

/** A list of the administration, in pages. While another order or selection loads, the earlier rows stay. */
export function adminListQuery<Row extends TableRow>(path: ListPath, parameters: Parameters) {
  return infiniteQueryOptions({
    queryKey: [path, parameters],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage<Row>(addressWith(path, { ...parameters, limit: ROWS_PER_PAGE, cursor }), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: joinPages<Row>,
  })
}

/** A row that moved to a later page between two reads is in both pages; the list contains it once. */
function joinPages<Row extends TableRow>({
  pages,
}: InfiniteData<Page<Row>, string | undefined>): AdminList<Row> {
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  return { rows: [...byId.values()], total: pages.at(-1)?.total ?? 0 }
}

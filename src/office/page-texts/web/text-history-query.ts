import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { readPage } from '#platform/design/web/api-answers.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { type HistorySearch, historyFilter } from './history-search.ts'

const PATH = '/api/admin/text-history'

/** Pages of the history, the newest entries first. Read again whenever the screen opens. */
export function textHistoryQuery(search: HistorySearch) {
  const filter = historyFilter(search)
  return infiniteQueryOptions({
    queryKey: [PATH, filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage(PATH, { query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    // Until the chosen ones are read, the entries before stay.
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

export const editorsQuery = apiQuery('/api/admin/text-history/editors')

import { type QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { read } from '#platform/design/web/api.ts'
import type { Fetch } from '#platform/design/web/api-call.ts'

/**
 * Creates the query client. A query's key is its path: the segments joined by '/'. Reads are never stale, never retried
 * and never repeated automatically, not even by a screen whose loader failed to read; a write invalidates the data that
 * it changed.
 */
export function createQueryClient(fetch: Fetch): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal }) =>
          (await read(fetch, pathOf(queryKey), { signal })).json(),
        retry: false,
        retryOnMount: false,
        refetchOnMount: ({ state }) => state.status !== 'error',
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })
  removeFailedQueries(queryClient.getQueryCache())
  return queryClient
}

/**
 * Removes a failure from the cache with the last screen that shows it, so that opening the screen again reads again.
 */
function removeFailedQueries(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved') return
    // A screen that replaces another one subscribes right after that one has unsubscribed.
    queueMicrotask(() => {
      if (query.getObserversCount() > 0 || query.state.status !== 'error') return
      if (query.state.data === undefined) cache.remove(query)
      // Data of an earlier read stay. Where a write had invalidated them, they are still stale.
      else query.setState({ status: 'success', error: null })
    })
  })
}

/** The first segment is a path; the others are values, which may contain any character and are encoded. */
function pathOf([path, ...segments]: QueryKey): string {
  return [path, ...segments.map((segment) => encodeURIComponent(String(segment)))].join('/')
}

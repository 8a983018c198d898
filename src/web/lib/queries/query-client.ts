import { type QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Fetch, readJson } from '../api.ts'

/**
 * A query's key is its path: the segments joined by '/'. Reads are never stale, never retried and never repeated on
 * their own, also not by a screen that shows what its loader failed to read; a write invalidates what it changed.
 */
export function createQueryClient(fetch: Fetch): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readJson(fetch, pathOf(queryKey), { signal }),
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
  forgetFailures(queryClient.getQueryCache())
  return queryClient
}

/** A failure is forgotten with the last screen that shows it, so that opening the screen again reads again. */
function forgetFailures(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved') return
    // A screen that takes the place of another one comes right after that one has gone.
    queueMicrotask(() => {
      if (query.getObserversCount() > 0 || query.state.status !== 'error') return
      if (query.state.data === undefined) cache.remove(query)
      // What was read before stays. Where a write had invalidated it, it is still stale.
      else query.setState({ status: 'success', error: null })
    })
  })
}

/** The first segment is a path of ours; the ones after it are values and may hold any character. */
function pathOf([path, ...segments]: QueryKey): string {
  return [path, ...segments.map((segment) => encodeURIComponent(String(segment)))].join('/')
}

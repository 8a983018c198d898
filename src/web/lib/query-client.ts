import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Fetch, readJson } from './api.ts'

/**
 * A query's key is its path: the segments joined by '/'. Reads are never stale, never retried and never repeated on
 * their own; a write invalidates what it changed.
 */
export function createQueryClient(fetch: Fetch): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readJson(fetch, pathOf(queryKey), { signal }),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })
}

/** The first segment is a path of ours; the ones after it are values and may hold any character. */
function pathOf([path, ...segments]: QueryKey): string {
  return [path, ...segments.map((segment) => encodeURIComponent(String(segment)))].join('/')
}

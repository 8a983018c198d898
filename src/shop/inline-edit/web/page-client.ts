import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { browserFetch } from '#platform/design/web/api.ts'
import { createQueryClient } from '#platform/rendering/web/query-client.ts'

let ofPage: QueryClient | undefined

/** The query client of all islands of a page; on the server one for each rendering. */
export function pageClient(
  reads: readonly (readonly [key: QueryKey, data: unknown])[],
): QueryClient {
  const client = ofPage ?? createQueryClient(browserFetch)
  if (!import.meta.env.SSR) ofPage = client
  // The data are as old as the page, even if its scripts load much later.
  const updatedAt = import.meta.env.SSR ? 0 : performance.timeOrigin
  for (const [key, data] of reads) client.setQueryData(key, data, { updatedAt })
  return client
}

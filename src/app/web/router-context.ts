import type { QueryClient } from '@tanstack/react-query'

/** What every route's loader and head get. */
export interface RouterContext {
  queryClient: QueryClient
  /** The site's public origin, for full URLs in the head. */
  publicUrl: string
}

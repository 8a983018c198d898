import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter as createTanStackRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { ErrorScreen } from './features/site/error-screen.tsx'
import type { Fetch } from './lib/api.ts'
import type { Handover } from './lib/page-lifecycle/handover.ts'
import { createQueryClient } from './lib/queries/query-client.ts'
import { routeTree } from './route-tree.gen.ts'

export interface RouterContext {
  queryClient: QueryClient
  /** The site's public origin, for the addresses that a page tells search engines. */
  publicUrl: string
}

interface RouterParts extends Partial<Pick<Handover, 'reads'>> {
  fetch: Fetch
  publicUrl: string
  /** On the server: what marks the inline scripts of this page as ours. It is gone from the page that is sent. */
  nonce?: string
}

/** One router for the browser's life, and a new one for every page that the server renders. */
export function createRouter({ fetch, publicUrl, nonce, reads = [] }: RouterParts) {
  const queryClient = createQueryClient(fetch)
  // A page is true when it is loaded, however long it sleeps then.
  const updatedAt = performance.timeOrigin
  for (const [key, data] of reads) queryClient.setQueryData(key, data, { updatedAt })
  return createTanStackRouter({
    routeTree,
    // No value is read as JSON: what looks like a number and is too long for one, as in a campaign's address, stays as it is.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    ...(nonce && { ssr: { nonce } }),
    context: { queryClient, publicUrl } satisfies RouterContext,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: keepPlaceOnArrival(),
    // The style sheet lets the page scroll smoothly to its parts; a new page begins at its top at once.
    scrollRestorationBehavior: 'instant',
  })
}

/**
 * Lets the router scroll with every page that opens, but not with the one that the browser has just loaded: whoever
 * began to read it before the scripts started would be thrown back to its top.
 */
function keepPlaceOnArrival(): () => boolean {
  let hasArrived = false
  return () => {
    if (import.meta.env.SSR || hasArrived) return true
    hasArrived = true
    return window.scrollY === 0
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}

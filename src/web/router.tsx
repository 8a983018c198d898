import { dehydrate, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { ErrorScreen } from './features/site/error-screen.tsx'
import type { Fetch } from './lib/api.ts'
import { createQueryClient } from './lib/query-client.ts'
import { routeTree } from './route-tree.gen.ts'

export interface RouterContext {
  queryClient: QueryClient
  /** The site's public origin, for the addresses that a page tells search engines. */
  publicUrl: string
}

interface RouterParts {
  fetch: Fetch
  /** The server's setting. The browser has none of its own: it takes over the one its page was rendered with. */
  publicUrl?: string
}

/** One router for the browser's life, and a new one for every page that the server renders. */
export function createRouter({ fetch, publicUrl = '' }: RouterParts) {
  const queryClient = createQueryClient(fetch)
  const context: RouterContext = { queryClient, publicUrl }
  return createTanStackRouter({
    routeTree,
    context,
    // What the loaders read goes along as JSON, once: nothing is read while a page is rendered, and the router's own
    // notation, made for what is still on its way, would take a quarter of the rendering.
    dehydrate: () => ({ publicUrl, reads: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: (page: { publicUrl: string; reads: string }) => {
      context.publicUrl = page.publicUrl
      hydrate(queryClient, JSON.parse(page.reads))
    },
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

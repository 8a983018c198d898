import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter as createTanStackRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { Fetch } from '#platform/design/web/api-call.ts'
import type { HydrationData } from '#platform/rendering/web/hydration-data.ts'
import { createQueryClient } from '#platform/rendering/web/query-client.ts'
import { ErrorScreen } from '#site/frame/web/error-screen.tsx'
import { bilingualRoutes } from './bilingual-routes.tsx'
import { routeTree as fileRoutes } from './route-tree.gen.ts'
import type { RouterContext } from './router-context.ts'
import { Route as rootRoute } from './routes/__root.tsx'

/** The routes of the files in `routes/`, and on the server those of the bilingual pages. */
const routeTree = rootRoute.addChildren([...childrenOf(fileRoutes), ...bilingualRoutes])

interface RouterParts extends Partial<Pick<HydrationData, 'reads'>> {
  fetch: Fetch
  publicUrl: string
  /** On the server: nonce of this page's inline scripts. It is removed before the page is sent. */
  nonce?: string
}

/** Creates a router: one for the life of a browser page, and one for every page that the server renders. */
export function createRouter({ fetch, publicUrl, nonce, reads }: RouterParts) {
  const queryClient = createQueryClient(fetch, reads)
  return createTanStackRouter({
    routeTree,
    // Each page has one address: the links and the caches know no other spelling.
    caseSensitive: true,
    // Values are not parsed as JSON: a long number, as in a campaign's URL, would lose digits.
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
    scrollRestoration: restoreScrollOnLoad(),
    // The style sheet makes scrolling within a page smooth; a new page must start at its top at once.
    scrollRestorationBehavior: 'instant',
  })
}

/** The children of a route, which `Object.values` would make `any`. */
function childrenOf<Children extends object>({ children }: { children?: Children }) {
  return Object.values(children ?? {}) as Children[keyof Children][]
}

/**
 * Lets the router scroll on every navigation, but not on the page that the browser has loaded: a visitor who scrolled
 * before hydration would be moved back to its top.
 */
function restoreScrollOnLoad(): () => boolean {
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

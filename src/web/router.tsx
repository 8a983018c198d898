import type { QueryClient } from '@tanstack/react-query'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { ErrorScreen } from './features/site/error-screen.tsx'
import type { Fetch } from './lib/api.ts'
import { createQueryClient } from './lib/query-client.ts'
import { routeTree } from './route-tree.gen.ts'

export interface RouterContext {
  queryClient: QueryClient
}

/** One router for the browser's life, and a new one for every page that the server renders. */
export function createRouter({ fetch }: { fetch: Fetch }) {
  const queryClient = createQueryClient(fetch)
  const router = createTanStackRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
    // The style sheet lets the page scroll smoothly to its parts; a new page begins at its top at once.
    scrollRestorationBehavior: 'instant',
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}

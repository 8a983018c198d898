import type { QueryClient } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import type { Roles } from '#platform/basics/domain/staff-role.ts'
import { firm } from '#site/pages/web/firm.ts'
import { routeTree } from './admin-routes.gen.ts'

/** Creates the router of the administration. */
export function createAdminRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // Each screen has one address: links know no other spelling.
    caseSensitive: true,
    // Values are not parsed as JSON: a long number would lose digits.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // The style sheet makes scrolling within a screen smooth; a new screen must start at its top at once.
    scrollRestorationBehavior: 'instant',
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    const title = router.state.matches.at(-1)?.staticData.title ?? 'Seite nicht gefunden'
    document.title = `${title} | ${firm().name}`
    // As a browser does for a page that it loads itself. Screen readers continue from there.
    if (fromLocation && pathChanged)
      document.getElementById(toLocation.hash || 'main')?.focus({ preventScroll: true })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
  interface StaticDataRouteOption {
    /** The screen's name, for the document's title. */
    title?: string
    /** Who may open it; of a screen behind the login that says none, owners alone. */
    roles?: Roles
  }
}

import type { FindLostPage, ReadsParameters } from '#platform/rendering/server/page-parts.ts'
import { createRouter } from '../web/router.tsx'

/**
 * Asks the routes: a page depends on the parameters that its route's `validateSearch` takes, and a route without one
 * reads none. All other parameters, such as those that campaigns add, are ignored, and the page of the plain address is
 * answered.
 */
export function parameterReader(): ReadsParameters {
  const router = routeFinder()
  return (path, search) => {
    const [routes] = router.getMatchedRoutes(path)
    const validators = routes.flatMap(({ options }) => options.validateSearch ?? [])
    if (validators.length === 0) return false
    const given = router.options.parseSearch(search)
    return validators.some((validate) => takesAny(validate, given))
  }
}

/** The addresses of these pages, by the routes that take every path without a page. */
const LOST_PAGES: ReadonlyMap<string, string> = new Map([
  ['/$', '/404'],
  ['/en/$', '/en/404'],
])

/** Asks the routes which paths have no page. Their page is the same for all of them, so one is rendered a language. */
export function lostPageFinder(): FindLostPage {
  const router = routeFinder()
  return (path) => {
    if (decoded(path) === null) return path.startsWith('/en/') ? '/en/404' : '/404'
    const [routes] = router.getMatchedRoutes(path)
    return LOST_PAGES.get(routes.at(-1)?.id ?? '') ?? null
  }
}

/** The path without percent-encoding; null for one that cannot be decoded, such as "/%" and "/%E0%A4%A". */
function decoded(path: string): string | null {
  try {
    // Its result is used: the build drops a call without one.
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function routeFinder() {
  return createRouter({
    fetch: () => Promise.reject(new Error('Finding a route reads no data.')),
    publicUrl: '',
  })
}

function takesAny(validate: unknown, given: Record<string, unknown>): boolean {
  // A validator that is no function is a schema of a library, which no route uses today.
  if (typeof validate !== 'function') return true
  return Object.values(validate(given)).some((value) => value !== undefined)
}

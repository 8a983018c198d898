import { createRouter } from '#web/router.tsx'

/** Whether the page of a path depends on these parameters of its address, given as "?name=value". */
export type ReadsParameters = (path: string, search: string) => boolean

/**
 * Asks the routes themselves: a page depends on the parameters that its route's `validateSearch` takes, and a route
 * without one reads none. So everything else, such as what campaigns add to an address, is answered by the page of the
 * plain address.
 */
export function parameterReader(): ReadsParameters {
  const router = createRouter({
    fetch: () => Promise.reject(new Error('Nothing is read to find a route.')),
    publicUrl: '',
  })
  return (path, search) => {
    const [routes] = router.getMatchedRoutes(path)
    const validators = routes.flatMap(({ options }) => options.validateSearch ?? [])
    if (validators.length === 0) return false
    const given = router.options.parseSearch(search)
    return validators.some((validate) => takesAny(validate, given))
  }
}

function takesAny(validate: unknown, given: Record<string, unknown>): boolean {
  // What is no plain function is a schema of a library, none of which a route has today.
  if (typeof validate !== 'function') return true
  return Object.values(validate(given)).some((value) => value !== undefined)
}

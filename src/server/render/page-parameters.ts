import { createRouter } from '#web/router.tsx'

/** Whether the page of a path depends on these parameters of its address, given as "?name=value". */
export type ReadsParameters = (path: string, search: string) => boolean

/**
 * Asks the routes: a page depends on the parameters that its route's `validateSearch` takes, and a route without one
 * reads none. All other parameters, such as those that campaigns add, are ignored, and the page of the plain address is
 * answered.
 */
export function parameterReader(): ReadsParameters {
  const router = createRouter({
    fetch: () => Promise.reject(new Error('Finding a route reads no data.')),
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
  // A validator that is no function is a schema of a library, which no route uses today.
  if (typeof validate !== 'function') return true
  return Object.values(validate(given)).some((value) => value !== undefined)
}

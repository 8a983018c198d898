import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { httpErrors } from './http.errors.ts'

const BODY_MAX_BYTES = 64 * 1024
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses bodies over 64 KiB: the largest honest one, a package for a whole team, has a twentieth of it.
 *
 * @param except the paths of calls that have a limit of their own, behind the check of who calls
 */
export function limitBody(except: readonly string[]): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: BODY_MAX_BYTES,
    onError: () => {
      throw httpErrors.bodyTooLarge()
    },
  })
  return (c, next) => (except.includes(c.req.path) ? next() : limit(c, next))
}

/** Nothing of ours has a NUL in its address, and PostgreSQL cannot even look for one. */
export const refuseOddAddresses: MiddlewareHandler = async (c, next) => {
  if (c.req.path.includes('%00') || c.req.path.includes('\0')) throw httpErrors.notFound()
  await next()
}

/**
 * Refuses writes that another site's page sends with the visitor's cookies. A browser says where a request comes from;
 * a client that says nothing (a script, a test) has no cookies of a visitor's to misuse.
 */
export function refuseForeignOrigins(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).origin
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const sameSite = site === undefined || site === 'same-origin' || site === 'none'
      const sameOrigin =
        origin === undefined ||
        origin === own ||
        origin === originOf(c.req.url, c.req.header('host'))
      if (!sameSite || !sameOrigin) throw httpErrors.foreignOrigin()
    }
    await next()
  }
}

/** The origin under which this request reached us, so that the product also works at addresses besides PUBLIC_URL. */
function originOf(url: string, host: string | undefined): string {
  const { protocol } = new URL(url)
  return `${protocol}//${host ?? ''}`
}

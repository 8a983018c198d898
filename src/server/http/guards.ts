import type { MiddlewareHandler } from 'hono'
import { httpErrors } from './http.errors.ts'

/** In characters. The longest address that the product itself makes has 2,000 for a cursor and 1,000 for a search. */
const ADDRESS_MAX_LENGTH = 8_000
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Nothing of ours has a NUL in its address, and PostgreSQL cannot even look for one; nothing of ours is as long either. */
export const refuseOddAddresses: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > ADDRESS_MAX_LENGTH) throw httpErrors.addressTooLong()
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

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

/** What a request says of where it comes from and where it went to. */
interface Sent {
  origin: string
  host: string | undefined
  /** `X-Forwarded-Proto`. */
  forwardedProto: string | undefined
}

interface OwnAddresses {
  publicUrl: string
  /** How many proxies of our own stand in front, each of which may add to `X-Forwarded-Proto`. */
  trustedProxies: number
}

/**
 * Refuses writes that another site's page sends with the visitor's cookies. A browser says where a request comes from;
 * a client that says nothing (a script, a test) has no cookies of a visitor's to misuse.
 */
export function refuseForeignOrigins(own: OwnAddresses): MiddlewareHandler {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const sameSite = site === undefined || site === 'same-origin' || site === 'none'
      const host = c.req.header('host')
      const forwardedProto = c.req.header('x-forwarded-proto')
      const sameOrigin = origin === undefined || isOwnOrigin({ origin, host, forwardedProto }, own)
      if (!sameSite || !sameOrigin) throw httpErrors.foreignOrigin()
    }
    await next()
  }
}

/**
 * Whether a page that writes is one of ours: of PUBLIC_URL, or of the address under which this request reached us, so that
 * the product works at further addresses as well. Where PUBLIC_URL is https, a page that came over http is never ours:
 * whoever sits on the line can have written it.
 */
export function isOwnOrigin(
  { origin, host, forwardedProto }: Sent,
  { publicUrl, trustedProxies }: OwnAddresses,
): boolean {
  const own = new URL(publicUrl)
  if (origin === own.origin) return true
  const protocol = protocolOf(forwardedProto, trustedProxies)
  if (!host || (own.protocol === 'https:' && protocol !== 'https')) return false
  const reached = `${protocol}://${host}`
  return URL.canParse(reached) && origin === new URL(reached).origin
}

/** What the outermost trusted proxy was asked by. The product itself speaks http. */
function protocolOf(forwarded: string | undefined, trustedProxies: number): string {
  if (!forwarded || trustedProxies === 0) return 'http'
  const chain = forwarded.split(',').map((entry) => entry.trim().toLowerCase())
  return chain[Math.max(0, chain.length - trustedProxies)] === 'https' ? 'https' : 'http'
}

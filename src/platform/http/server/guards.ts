import type { MiddlewareHandler } from 'hono'
import { httpErrors } from './http.errors.ts'

/** In characters, without the host. The product's own longest address has 2,000 for a cursor and 1,000 for a search. */
const ADDRESS_MAX_LENGTH = 8_000
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether the path of a request, with its query, is longer than any address of the product. */
export function isTooLong(pathAndQuery: string): boolean {
  return pathAndQuery.length > ADDRESS_MAX_LENGTH
}

/** Refuses addresses that are too long: of the API, of pages, of files, of nothing. */
export const refuseLongAddresses: MiddlewareHandler = async (c, next) => {
  const { url } = c.req
  if (isTooLong(url.slice(url.indexOf('/', url.indexOf('://') + 3))))
    throw httpErrors.addressTooLong()
  await next()
}

/** Refuses addresses that contain a NUL, as no address of the product does. PostgreSQL accepts none in a text. */
export const refuseInvalidAddresses: MiddlewareHandler = async (c, next) => {
  if (c.req.path.includes('%00') || c.req.path.includes('\0')) throw httpErrors.notFound()
  await next()
}

/** No answer is stored by browsers and caches. */
export const notStored: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}

/**
 * Makes a caller who has written see the change on the next page: their answer waits until this process has heard of
 * it. The tools change no page.
 *
 * @param hearOfChanges resolves when this process has heard of all page changes so far
 */
export function showOwnChanges(hearOfChanges: () => Promise<void>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const isWrite = !SAFE_METHODS.has(c.req.method) && c.res.ok
    if (isWrite && !c.req.path.startsWith('/api/tools/')) await hearOfChanges()
  }
}

/** The headers of a request that say where it comes from and which address it was sent to. */
interface Sent {
  origin: string
  host: string | undefined
  /** `X-Forwarded-Proto`. */
  forwardedProto: string | undefined
}

interface OwnAddresses {
  publicUrl: string
  /** How many of the operator's proxies stand in front; each may append to `X-Forwarded-Proto`. */
  trustedProxies: number
}

/**
 * Refuses writes that another site's page sends with the visitor's cookies. Browsers send the origin of a request; a
 * client that sends none (a script, a test) has no cookies of a visitor that could be misused.
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
 * Whether a write comes from a page of the product: of PUBLIC_URL, or of the address that this request was sent to, so
 * that the product works at further addresses as well. Where PUBLIC_URL is https, a page loaded over http is never
 * accepted: an attacker on the network may have written it.
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

/**
 * The protocol of the request to the outermost trusted proxy; http without proxies, because the product itself speaks
 * http.
 */
function protocolOf(forwarded: string | undefined, trustedProxies: number): string {
  if (!forwarded || trustedProxies === 0) return 'http'
  const chain = forwarded.split(',').map((entry) => entry.trim().toLowerCase())
  return chain[Math.max(0, chain.length - trustedProxies)] === 'https' ? 'https' : 'http'
}

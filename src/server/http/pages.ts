import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../clock.ts'
import type { ReadsParameters } from '../render/page-parameters.ts'
import { chooseRepresentation, type PageAnswer } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { isPersonalAddress } from './personal-addresses.ts'
import { hasMarker } from './session-cookies.ts'

/** The only paths whose pages are cached: without percent-encoding, so that each page has one cache entry. */
const CACHEABLE_PATH = /^\/[a-z0-9/-]*$/

/** Whether an address is a path whose page is cached. */
export function isCacheablePath(address: string): boolean {
  return CACHEABLE_PATH.test(address) && !isPersonalAddress(address)
}

interface PagesParts {
  pages: PageCache
  make: (address: string) => Promise<PageAnswer>
  readsParameters: ReadsParameters
  clock: Clock
}

/**
 * Answers with a page: from the cache where the path alone determines it, else rendered for this request.
 *
 * @param make renders the page of an address, given without its origin
 */
export function answerPages({
  pages,
  make,
  readsParameters,
  clock,
}: PagesParts): MiddlewareHandler {
  const pageOf = async (path: string, search: string): Promise<PageAnswer> => {
    const isOfItsOwn = search !== '' && readsParameters(path, search)
    if (isOfItsOwn || !isCacheablePath(path)) return make(path + search)
    const page = await pages.get(path)
    // A redirect keeps the parameters, so it depends on them.
    return search !== '' && page.headers.location ? make(path + search) : page
  }
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const page = await pageOf(pathname, search)
    const { status, headers, body } = chooseRepresentation(page, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
      isStaff: hasMarker(c.req.header('cookie')),
      now: clock.now(),
    })
    return new Response(body, { status, headers })
  }
}

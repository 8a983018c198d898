import type { MiddlewareHandler } from 'hono'
import type { Clock } from '#platform/basics/server/clock.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import { chooseRepresentation, type PageAnswer } from '#platform/http/server/page-answer.ts'
import type { AttemptLimit } from '#platform/http/server/rate-limits.ts'
import { hasMarker } from '#platform/http/server/session-cookies.ts'
import type { PageCache } from './page-cache.ts'
import type { FindLostPage, IsPersonal, ReadsParameters } from './page-parts.ts'

/** The only paths whose pages are cached: without percent-encoding, so that each page has one cache entry. */
const CACHEABLE_PATH = /^\/[a-z0-9/-]*$/

/** Whether an address is a path whose page is cached, unless it is personal. */
export function isCacheablePath(address: string): boolean {
  return CACHEABLE_PATH.test(address)
}

interface PagesParts {
  pages: PageCache
  make: (address: string) => Promise<PageAnswer>
  readsParameters: ReadsParameters
  findLostPage: FindLostPage
  isPersonal: IsPersonal
  /** Limits how often somebody opens pages with tokens that open nothing. */
  wrongLinks: AttemptLimit
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
  findLostPage,
  isPersonal,
  wrongLinks,
  clock,
}: PagesParts): MiddlewareHandler<ApiVariables> {
  const pageOf = async (path: string, search: string): Promise<PageAnswer> => {
    if (isPersonal(path, search)) return make(path + search)
    const lostPage = findLostPage(path)
    if (lostPage !== null) return pages.get(lostPage, { status: 404 })
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
    if (page.status === 404 && isPersonal(pathname, search)) {
      const refusal = await refusalOf(wrongLinks, c.get('clientAddress'))
      // The page is what it was; programs that try out tokens see the status.
      if (refusal) return new Response(body, { status: 429, headers: { ...headers, ...refusal } })
    }
    return new Response(body, { status, headers })
  }
}

/** Counts a token that opened nothing. Returns further headers once there were too many; null before. */
async function refusalOf(limit: AttemptLimit, client: string) {
  try {
    await limit.take(client)
    return null
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 429) throw error
    return { 'Retry-After': String(error.retryAfter) }
  }
}

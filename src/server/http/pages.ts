import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { chooseForm, type PageAnswer } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'

/** The only addresses whose pages are kept: no query, nothing encoded, so that no page has several. */
const KEPT_PATH = /^\/[a-z0-9/-]*$/

/**
 * Answers with a page: a kept one where its address alone says which, else one that is made for this request.
 *
 * @param make renders the page of an address, given without its origin
 */
export function answerPages(
  pages: PageCache,
  make: (address: string) => Promise<PageAnswer>,
): MiddlewareHandler {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const page =
      !search && KEPT_PATH.test(pathname)
        ? await pages.get(pathname)
        : await make(pathname + search)
    const { status, headers, body } = chooseForm(page, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    })
    return new Response(body, { status, headers })
  }
}

interface KeptPagesParts {
  pages: PageCache
  log: Logger
  count: (method: string, status: number) => void
}

/**
 * The shortest way through the product: a kept page is written to the connection before any framework is entered.
 *
 * @returns answers a request for a page that is kept and true, and says whether it has
 */
export function answerKeptPages({ pages, log, count }: KeptPagesParts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url: path } = request
    if (!path || (method !== 'GET' && method !== 'HEAD')) return false
    // Only paths that are kept are ever found, so one with a query is not.
    const page = pages.fresh(path)
    if (!page) return false
    const { status, headers, body } = chooseForm(page, {
      acceptEncoding: request.headers['accept-encoding'] as string | undefined,
      ifNoneMatch: request.headers['if-none-match'],
    })
    const requestId = randomUUID()
    response.writeHead(status, { ...headers, 'x-request-id': requestId })
    response.end(method === 'HEAD' ? undefined : body)
    log.info({ requestId, method, path, status, ms: 0 }, 'answered')
    count(method, status)
    return true
  }
}

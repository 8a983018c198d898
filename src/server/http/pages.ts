import type { MiddlewareHandler } from 'hono'
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

import type { MiddlewareHandler } from 'hono'
import type { ReadsParameters } from '../render/page-parameters.ts'
import { chooseForm, type PageAnswer } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'

/** The only paths whose pages are kept: nothing encoded, so that no page has several. */
const KEPT_PATH = /^\/[a-z0-9/-]*$/

interface PagesParts {
  pages: PageCache
  make: (address: string) => Promise<PageAnswer>
  readsParameters: ReadsParameters
}

/**
 * Answers with a page: a kept one where its path alone says which, else one that is made for this request.
 *
 * @param make renders the page of an address, given without its origin
 */
export function answerPages({ pages, make, readsParameters }: PagesParts): MiddlewareHandler {
  const pageOf = async (path: string, search: string): Promise<PageAnswer> => {
    const isOfItsOwn = search !== '' && readsParameters(path, search)
    if (isOfItsOwn || !KEPT_PATH.test(path)) return make(path + search)
    const page = await pages.get(path)
    // A redirect takes the parameters along.
    return search !== '' && page.headers.location ? make(path + search) : page
  }
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const page = await pageOf(pathname, search)
    const { status, headers, body } = chooseForm(page, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    })
    return new Response(body, { status, headers })
  }
}

/** What follows is a token that opens the entry of one person: pages and calls of the waiting list. */
const TOKEN_IN_PATH = /^(\/(?:api\/waiting-list|trainings\/warteliste)\/)[^/]+/
const TOKEN_IN_QUERY = /[?&]warteliste=/

/**
 * True for an address with a token: its answer belongs to one person, so it is not cached, and search engines must not
 * list it.
 */
export function isPersonalAddress(address: string): boolean {
  return TOKEN_IN_PATH.test(address) || TOKEN_IN_QUERY.test(address)
}

/** The path for the log, without the token. */
export function withoutToken(path: string): string {
  return path.replace(TOKEN_IN_PATH, '$1…')
}

/**
 * The headers of a page with a personal address. The page's links do not tell its address. Written as the headers of
 * `security-headers.ts` and `page-answer.ts` that they replace.
 */
export const PERSONAL_HEADERS = {
  'cache-control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

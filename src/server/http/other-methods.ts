import type { Handler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { RouterRoute } from 'hono/types'
import { httpErrors } from './http.errors.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']

/**
 * What comes after every call: an address that none of them has is a 404. One that some have for other methods says
 * which (RFC 9110, section 15.5.6), and is asked for them by OPTIONS. HEAD is answered wherever GET is.
 */
export function answerOtherMethods(routes: readonly RouterRoute[]): Handler {
  const calls = new TrieRouter<true>()
  for (const { method, path } of routes) {
    // Middleware stands before every method, also before those that nothing answers.
    if (METHODS.includes(method)) calls.add(method, path, true)
  }
  return (c) => {
    const known = METHODS.filter((method) => calls.match(method, c.req.path)[0].length > 0)
    if (known.length === 0) throw httpErrors.notFound()
    const allow = [...(known.includes('GET') ? ['HEAD'] : []), ...known, 'OPTIONS']
    if (c.req.method !== 'OPTIONS') throw httpErrors.methodNotAllowed(allow)
    return c.body(null, 204, { Allow: allow.join(', ') })
  }
}

import type { Handler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { RouterRoute } from 'hono/types'
import { httpErrors } from './http.errors.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']

/**
 * Answers requests that no call matches. An unknown address gets a 404. An address with other methods gets a 405 that
 * lists them (RFC 9110, section 15.5.6), and OPTIONS gets the list. HEAD is listed wherever GET is.
 */
export function answerOtherMethods(routes: readonly RouterRoute[]): Handler {
  const calls = new TrieRouter<true>()
  for (const { method, path } of routes) {
    // Middleware is registered for all methods, so it does not say which methods exist.
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

import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { httpErrors } from './http.errors.ts'

export const KIB = 1024

/**
 * Maximum nesting of a JSON body. Valid bodies have less than a tenth of it; a deeper one is meant to exhaust code that
 * walks through it.
 */
const LEVELS_MAX = 32
/** The JSON media type, with no charset other than UTF-8 (RFC 8259, section 8.1). */
const JSON_TYPE = /^application\/json(;\s*charset="?utf-8"?)?$/i
const FATAL_UTF8 = { fatal: true } as const

/**
 * The part of a route's definition for a JSON body: its maximum size, which so also appears in the OpenAPI document. A
 * body is refused before it is validated: as something other than JSON (415), as too long (413), as malformed, too
 * deeply nested, or with a `__proto__` key (400).
 *
 * @param maxBytes the size of the largest valid body, with some room for other ways to write the same JSON
 */
export function jsonUpTo(maxBytes: number) {
  const { middleware, ...described } = bodyUpTo(maxBytes, httpErrors.bodyTooLarge)
  return { middleware: [requireJson, ...middleware, refuseInvalidJson], ...described }
}

/**
 * As {@link jsonUpTo}, for bodies of any other kind, which the route parses itself.
 *
 * @param tooLarge makes the error for a longer body
 */
export function bodyUpTo(maxBytes: number, tooLarge: () => Error) {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw tooLarge()
    },
  })
  return { middleware: [refuseEncodedBodies, limit], 'x-max-body-bytes': maxBytes }
}

/**
 * As {@link bodyUpTo}, for a body that the route reads as a stream: it counts the bytes itself, because their number may
 * be announced wrong or not at all.
 */
export function streamUpTo(maxBytes: number, tooLarge: () => Error) {
  const refuseAnnounced: MiddlewareHandler = async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
    await next()
  }
  return { middleware: [refuseEncodedBodies, refuseAnnounced], 'x-max-body-bytes': maxBytes }
}

/** Refuses compressed bodies, which no call needs: a small one can unpack to any size. */
const refuseEncodedBodies: MiddlewareHandler = async (c, next) => {
  const encoding = c.req.header('content-encoding')
  if (c.req.raw.body && encoding && encoding.toLowerCase() !== 'identity') {
    throw httpErrors.encodedBody()
  }
  await next()
}

const requireJson: MiddlewareHandler = async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) throw httpErrors.notJson()
  await next()
}

const refuseInvalidJson: MiddlewareHandler = async (c, next) => {
  const problem = problemOf(await c.req.arrayBuffer())
  if (problem) throw problem
  await next()
}

function problemOf(body: ArrayBuffer) {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', FATAL_UTF8).decode(body))
    return isTooDeepOrUnsafe(value) ? httpErrors.oddJson() : null
  } catch {
    return httpErrors.malformedJson()
  }
}

/**
 * Whether the JSON is nested too deeply or has a `__proto__` key. Iterates level by level, because recursion could
 * exhaust the stack.
 */
export function isTooDeepOrUnsafe(json: unknown): boolean {
  let parents = [json].filter(isParent)
  for (let level = 1; parents.length > 0; level += 1) {
    if (level > LEVELS_MAX || parents.some((parent) => Object.hasOwn(parent, '__proto__')))
      return true
    parents = parents.flatMap((parent) => Object.values(parent)).filter(isParent)
  }
  return false
}

function isParent(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}

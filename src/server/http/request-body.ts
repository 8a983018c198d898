import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { httpErrors } from './http.errors.ts'

export const KIB = 1024

/** Nothing that is asked for has a tenth of these levels; what has more is meant to exhaust whoever walks through it. */
const LEVELS_MAX = 32
/** The media type and no other encoding than the one of JSON (RFC 8259, section 8.1). */
const JSON_TYPE = /^application\/json(;\s*charset="?utf-8"?)?$/i
const FATAL_UTF8 = { fatal: true } as const

/**
 * What a call with a JSON body adds to its definition: how long that body may be at most, so that everybody sees it
 * beside the call and in the document. It is refused before it is parsed: as something else than JSON (415), as too
 * long (413), as no JSON at all, too deep, or with names that mean something to JavaScript (400).
 *
 * @param maxBytes what the fullest body that keeps the rules has, with room for another spelling of its JSON
 */
export function jsonUpTo(maxBytes: number) {
  const { middleware, ...described } = bodyUpTo(maxBytes, httpErrors.bodyTooLarge)
  return { middleware: [requireJson, ...middleware, refuseOddJson], ...described }
}

/**
 * As {@link jsonUpTo}, for bodies of any other kind, which the call itself takes apart.
 *
 * @param tooLarge what a longer one is answered with
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

/** No call of ours takes compressed bodies: a small one can unpack to any size. */
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

const refuseOddJson: MiddlewareHandler = async (c, next) => {
  const problem = problemOf(await c.req.arrayBuffer())
  if (problem) throw problem
  await next()
}

function problemOf(body: ArrayBuffer) {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', FATAL_UTF8).decode(body))
    return isOdd(value) ? httpErrors.oddJson() : null
  } catch {
    return httpErrors.malformedJson()
  }
}

/** Too deep or oddly named. Level by level: whoever follows one branch to its end can be sent too deep. */
function isOdd(json: unknown): boolean {
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

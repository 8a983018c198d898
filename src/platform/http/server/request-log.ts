import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { ApiVariables } from './api-app.ts'
import { withoutToken } from './personal-addresses.ts'

/**
 * Logs one line per request, with the id that the answer has too. Client addresses, query strings and the tokens of
 * personal addresses are not logged.
 * Probes, and API calls that a page makes while it is rendered, are logged at debug only.
 */
export function logRequests(log: Logger): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    const requestId = randomUUID()
    const requestLog = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', requestLog)
    const begun = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    const line = {
      method: c.req.method,
      path: withoutToken(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - begun),
    }
    const code = c.error instanceof ProblemError ? { code: c.error.code } : {}
    requestLog[levelOf(c)](c.res.status === 503 ? { ...line, ...code } : line, 'answered')
  }
}

/**
 * Paths that load balancers and monitors request every few seconds. readiness.service.ts logs changes of their answers.
 */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** A 503 is no defect: a service is overloaded or cannot be reached. */
function levelOf(c: Context): 'error' | 'warn' | 'info' | 'debug' {
  if (PROBES.has(c.req.path)) return 'debug'
  if (c.res.status === 503) return 'warn'
  if (c.res.status >= 500) return 'error'
  return isFromOutside(c) ? 'info' : 'debug'
}

/** Whether a request came over the network; pages call the API inside the process while they are rendered. */
export function isFromOutside(c: Context): boolean {
  return Boolean(c.env?.incoming)
}

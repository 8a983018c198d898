import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { ProblemError } from '../problem-error.ts'
import type { ApiVariables } from './api-app.ts'

/**
 * One line per request, with an id that the answer carries too. Addresses of people and queries stay out of it. What a
 * page reads from the API inside the process is told at debug only. A 5xx is an error, unless it says that the product
 * keeps to a limit, which is a warning.
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
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - begun),
    }
    const problem = c.error instanceof ProblemError ? c.error : null
    if (problem?.isExpected) requestLog.warn({ ...line, code: problem.code }, 'answered')
    else if (c.res.status >= 500) requestLog.error(line, 'answered')
    else requestLog[isFromOutside(c) ? 'info' : 'debug'](line, 'answered')
  }
}

function isFromOutside(c: Context): boolean {
  return Boolean(c.env?.incoming)
}

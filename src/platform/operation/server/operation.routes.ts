import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type pg from 'pg'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import { isFromOutside } from '#platform/http/server/request-log.ts'
import type { Metrics } from './metrics.ts'
import { createReadiness } from './readiness.service.ts'

interface OperationParts {
  pool: pg.Pool
  isWorkerRunning: () => boolean
  arePagesCached: () => boolean
  metrics: Metrics
  /** The version of the product. */
  version: string
  /** The token that gives access to the metrics; without one, nobody has access. */
  metricsToken: string | undefined
}

/** Endpoints for an operator's monitoring: liveness, readiness and metrics. */
export function operationRoutes({ metrics, metricsToken, version, ...parts }: OperationParts) {
  const readiness = createReadiness(parts)
  return new Hono<ApiVariables>()
    .get('/healthz', (c) => c.json({ alive: true, version }, 200, NOT_CACHED))
    .get('/readyz', async (c) => {
      const purpose = c.req.query('for')
      if (purpose !== undefined && purpose !== 'writes') {
        return c.text('The parameter "for" is "writes" or left out.\n', 400, NOT_CACHED)
      }
      const log = c.get('log')
      const state = purpose ? await readiness.forWrites(log) : await readiness.forPages(log)
      return c.json(state, state.ready ? 200 : 503, NOT_CACHED)
    })
    .get('/metrics', async (c) => {
      if (!metricsToken) return c.notFound()
      if (!isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)) {
        return c.text('The token is missing or wrong.\n', 401, {
          ...NOT_CACHED,
          'WWW-Authenticate': 'Bearer',
        })
      }
      return c.body(await metrics.text(), 200, {
        ...NOT_CACHED,
        'Content-Type': metrics.contentType,
      })
    })
}

const NOT_CACHED = { 'Cache-Control': 'no-store' }

/**
 * Counts every request by its route, so that ids do not create new series; requests of visitors and staff separately
 * from those that pages make inside the process.
 */
export function countRequests(metrics: Metrics): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    const begun = performance.now()
    await next()
    const request = {
      method: c.req.method,
      route: matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'page or file',
      status: c.res.status,
    }
    if (isFromOutside(c))
      metrics.countRequest({ ...request, seconds: (performance.now() - begun) / 1000 })
    else metrics.countInternalRequest(request)
  }
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

import { createRoute } from '@hono/zod-openapi'
import { createApiApp, jsonBody, problemResponses } from '#platform/http/server/api-app.ts'
import { httpErrors } from '#platform/http/server/http.errors.ts'
import { answerLines, linesResponse } from '#platform/http/server/lines.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { toolErrors } from '#tools/frame/server/tools.errors.ts'
import { siteReadingEventSchema, siteReadingRequestSchema } from '../domain/site-facts.ts'
import type { FetchPage } from './guarded-fetch.ts'
import { createSiteReadings } from './site-readings.service.ts'

const EVERYBODY = 'everybody'

const create = createRoute({
  method: 'post',
  path: '/api/tools/site-readings',
  ...jsonUpTo(16 * KIB),
  summary: "Read a company's website and take out what it says of the company",
  request: jsonBody(siteReadingRequestSchema.meta({ id: 'SiteReadingRequest' })),
  responses: {
    200: linesResponse(
      'How the reading goes on and what was found, one JSON object a line',
      siteReadingEventSchema.meta({ id: 'SiteReadingEvent' }),
    ),
    ...problemResponses(400, 403, 413, 415, 422, 429, 503),
  },
})

export function siteReadingsRoutes(deps: {
  fetchPage: FetchPage
  /** The product's name in robots.txt. */
  token: () => string
  limits: RateLimits
  /** Whether this is a restored copy, which reads no websites. */
  isCopy: () => Promise<boolean>
}) {
  const { limits, isCopy } = deps
  const begin = createSiteReadings(deps)
  const app = createApiApp((error, input) => {
    const isAboutAddress = error.issues.every(
      ({ path, code }) => path[0] === 'url' && code !== 'invalid_type',
    )
    return isAboutAddress ? toolErrors.badAddress() : httpErrors.invalid(error, input)
  })
  return app.openapi(create, async (c) => {
    if (await isCopy()) throw toolErrors.restoredCopy()
    const visitor = c.get('clientAddress')
    const reading = begin(visitor)
    try {
      await limits.siteReadingsFromAddress.consume(visitor)
      await limits.siteReadings.consume(EVERYBODY)
    } catch (error) {
      reading.leave()
      throw error
    }
    const log = c.get('log')
    return answerLines(c, (signal) => {
      signal.addEventListener('abort', reading.leave, { once: true })
      return reading.read(c.req.valid('json'), signal, (error) =>
        log.error({ err: error }, 'reading a website failed'),
      )
    })
  })
}

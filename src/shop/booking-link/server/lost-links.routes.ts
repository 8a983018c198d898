import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { emailAddress } from '#platform/basics/domain/text.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { addLostLinksJob } from './lost-links.repository.ts'

const ask = createRoute({
  method: 'post',
  path: '/api/bookings/links',
  ...jsonUpTo(4 * KIB),
  summary: 'Ask for the links of the bookings of an address, which are sent to it',
  request: jsonBody(z.object({ email: emailAddress }).meta({ id: 'LostLinks' })),
  responses: {
    202: jsonResponse(
      'Where there are bookings of that address, it gets a mail, one a day for its mailbox',
      z.object({ status: z.literal('sent_if_known') }),
    ),
    ...problemResponses(400, 403, 413, 415, 422, 429, 503),
  },
})

/**
 * The call for lost links. It does and answers the same for every address, in the same time; whether there are bookings
 * is found out afterwards, in the background.
 */
export function lostLinksRoutes({ db, limits }: { db: Database; limits: RateLimits }) {
  return createApiApp().openapi(ask, async (c) => {
    await limits.lostLinks.consume(c.get('clientAddress'))
    await addLostLinksJob(db, c.req.valid('json').email)
    return c.json({ status: 'sent_if_known' as const }, 202)
  })
}

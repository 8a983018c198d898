import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { invalidEdit } from '#platform/editing/server/revisions.errors.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { etagOf } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { pagePlaceSchema, proposalSchema, staffTextSchema } from '../domain/staff-page.ts'
import { type FindTranslator, proposeTranslation } from './proposals.service.ts'
import type { Pages } from './staff-pages.service.ts'

const show = createRoute({
  method: 'get',
  path: '/api/admin/translations/service',
  ...forRoles(EDITORS),
  summary: 'Whether an AI service can propose translations',
  responses: {
    200: jsonResponse('Whether there is one', z.object({ isAvailable: z.boolean() })),
    ...problemResponses(401, 403),
  },
})

const propose = createRoute({
  method: 'post',
  path: '/api/admin/pages/{page}/{language}/texts/propose',
  ...forRoles(EDITORS),
  ...jsonUpTo(KIB),
  summary:
    'Ask the AI service for a translation; it is a draft with a mark until a person accepts it',
  request: {
    params: pagePlaceSchema,
    ...jsonBody(proposalSchema.meta({ id: 'TextProposal' })),
  },
  responses: {
    200: jsonResponse(
      'The text; its version is in ETag',
      staffTextSchema.meta({ id: 'StaffText' }),
    ),
    ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 503),
  },
})

interface ProposalsParts {
  db: Database
  clock: Clock
  pages: Pages
  findTranslator: FindTranslator
}

/** Requires `requireAdmin` to run before it. */
export function proposalsRoutes({ db, clock, pages, findTranslator }: ProposalsParts) {
  return createApiApp(invalidEdit)
    .openapi(show, async (c) => c.json({ isAvailable: (await findTranslator()) !== null }, 200))
    .openapi(propose, async (c) => {
      const { key } = c.req.valid('json')
      const written = await proposeTranslation(
        db,
        pages,
        { place: c.req.valid('param'), key },
        await findTranslator(),
        {
          ...{ actor: c.get('admin').email, now: clock.now },
          ...{ visitor: c.get('clientAddress'), signal: c.req.raw.signal, log: c.get('log') },
        },
      )
      c.header('ETag', etagOf(written.version))
      return c.json(written, 200)
    })
}

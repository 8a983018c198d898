import { createRoute } from '@hono/zod-openapi'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { lookSettingSchema, readableLookSchema } from '../domain/look-setting.ts'
import { changeLook, getLookSetting } from './look.service.ts'

const PATH = '/api/admin/settings/look'
const setting = lookSettingSchema.meta({ id: 'LookSetting' })

const read = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OWNERS),
  summary: 'Colours, corners and fonts of the website, and who changed them last',
  responses: {
    200: jsonResponse('The look; its version is in ETag', setting),
    ...problemResponses(401, 403),
  },
})

const change = createRoute({
  method: 'put',
  path: PATH,
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Change colours, corners and fonts of the website',
  description:
    'Colours that cannot be read on each other are refused, each pair with its contrast.',
  request: { headers: ifMatchHeader, ...jsonBody(readableLookSchema.meta({ id: 'Look' })) },
  responses: {
    200: jsonResponse('The look; its version is in ETag', setting),
    ...problemResponses(400, 401, 403, 412, 413, 415, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function lookRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(read, async (c) => {
      const look = await getLookSetting(db)
      return c.json(look, 200, { ETag: etagOf(look.version) })
    })
    .openapi(change, async (c) => {
      const look = await changeLook(db, c.req.valid('json'), {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      })
      return c.json(look, 200, { ETag: etagOf(look.version) })
    })
}

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
import { readMarks } from '#site/marks/server/marks.service.ts'
import { firmOf, firmSchema } from '#site/pages/domain/firm-of-values.ts'
import {
  FIRM_GROUPS,
  FIRM_SCHEMAS,
  type FirmGroup,
  GROUP_LABELS,
} from '#site/pages/domain/firm-schema.ts'
import { FIRM_GROUP_SETTINGS, firmSettingsSchema } from '../domain/firm-settings.ts'
import { changeFirmGroup, getFirmSettings, readFirmValues } from './firm-settings.service.ts'

const PATH = '/api/admin/settings/firm'

const read = createRoute({
  method: 'get',
  path: '/api/firm',
  summary: 'The firm that runs this website',
  responses: { 200: jsonResponse('The firm', firmSchema.meta({ id: 'Firm' })) },
})

const readSettings = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OWNERS),
  summary: 'All facts about the firm by group, each with its version and who changed it last',
  responses: {
    200: jsonResponse('The groups', firmSettingsSchema.meta({ id: 'FirmSettings' })),
    ...problemResponses(401, 403),
  },
})

function changeOf<Group extends FirmGroup>(group: Group) {
  const name = group.charAt(0).toUpperCase() + group.slice(1)
  return createRoute({
    method: 'put',
    path: `${PATH}/${group}` as const,
    ...forRoles(OWNERS),
    ...jsonUpTo(64 * KIB),
    summary: `Change facts about the firm: ${GROUP_LABELS[group]}`,
    request: {
      headers: ifMatchHeader,
      ...jsonBody(FIRM_SCHEMAS[group].meta({ id: `Firm${name}` })),
    },
    responses: {
      200: jsonResponse('The group; its version is in ETag', FIRM_GROUP_SETTINGS[group]),
      ...problemResponses(400, 401, 403, 412, 413, 415, 422),
    },
  })
}

export function firmRoutes({ db }: { db: Database }) {
  return createApiApp().openapi(read, async (c) => {
    const [values, marks] = await Promise.all([readFirmValues(db), readMarks(db)])
    return c.json(firmOf(values, marks), 200)
  })
}

/** Requires `requireAdmin` to run before it. */
export function firmSettingsRoutes({ db, clock }: { db: Database; clock: Clock }) {
  const app = createApiApp()
  app.openapi(readSettings, async (c) => c.json(await getFirmSettings(db), 200))
  for (const group of FIRM_GROUPS) {
    app.openapi(changeOf(group), async (c) => {
      const answer = await changeFirmGroup(db, group, c.req.valid('json'), {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      })
      return c.json(answer, 200, { ETag: etagOf(answer.version) })
    })
  }
  return app
}

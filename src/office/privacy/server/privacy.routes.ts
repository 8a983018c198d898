import { createRoute } from '@hono/zod-openapi'
import { prettyJSON } from 'hono/pretty-json'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
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
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import type { MailTransport } from '#platform/mail/server/mail-transport.ts'
import {
  personDataSchema,
  personErasureSchema,
  personFindingSchema,
  personRequestSchema,
} from '../domain/person-data.ts'
import { erasePerson } from './erasure.service.ts'
import { exportPerson, findPerson } from './person-export.service.ts'

const REFUSALS = problemResponses(400, 401, 403, 413, 415, 422)
const request = jsonBody(personRequestSchema)

const find = createRoute({
  method: 'post',
  path: '/api/admin/privacy/find',
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'How much is held about a person',
  request,
  responses: {
    200: jsonResponse('Numbers of rows', personFindingSchema.meta({ id: 'PersonFinding' })),
    ...REFUSALS,
  },
})

const exportData = createRoute({
  method: 'post',
  path: '/api/admin/privacy/export',
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Everything that is held about a person, as a file',
  request,
  responses: {
    200: jsonResponse('The data', personDataSchema.meta({ id: 'PersonData' })),
    ...REFUSALS,
    ...problemResponses(404),
  },
})

const erase = createRoute({
  method: 'post',
  path: '/api/admin/privacy/erase',
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Erase what is held about a person',
  request,
  responses: {
    200: jsonResponse('Numbers of rows that were anonymised', personErasureSchema),
    ...REFUSALS,
    ...problemResponses(404),
  },
})

/** Requires `requireAdmin` to run before it. */
export function privacyRoutes({
  db,
  clock,
  transport,
  mail,
}: {
  db: Database
  clock: Clock
  transport: MailTransport
  mail: MailSettings
}) {
  const app = createApiApp()
  // Formatted for reading: the file is given to a person.
  app.use('/api/admin/privacy/export', prettyJSON({ force: true }))
  return app
    .openapi(find, async (c) =>
      c.json(await findPerson(db, c.req.valid('json').email, clock.now()), 200),
    )
    .openapi(exportData, async (c) => {
      const { email } = c.req.valid('json')
      const now = clock.now()
      const data = await exportPerson(db, email, { actor: c.get('admin').email, now, mail })
      c.header('Content-Disposition', `attachment; filename="personendaten-${berlinDay(now)}.json"`)
      return c.json(data, 200)
    })
    .openapi(erase, async (c) => {
      const { rows, mailIds } = await erasePerson(db, c.req.valid('json').email, {
        actor: c.get('admin').email,
        now: clock.now(),
      })
      await transport.deleteFiles(mailIds)
      return c.json(rows, 200)
    })
}

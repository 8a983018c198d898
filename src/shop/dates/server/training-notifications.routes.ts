import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
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
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { dateMoveSchema, movePreviewSchema } from '../domain/date-move.ts'
import { missingLinkSchema } from '../domain/missing-link.ts'
import { getMissingLinks } from './missing-links.service.ts'
import { previewMove } from './session-change.service.ts'

const preview = createRoute({
  method: 'post',
  // As the edit that it previews.
  ...jsonUpTo(16 * KIB),
  path: '/api/admin/dates/{id}/move/preview',
  ...forRoles(OFFICE),
  summary: 'The mails that another day or time of a date would send',
  request: {
    params: z.object({ id: z.string() }),
    ...jsonBody(dateMoveSchema.meta({ id: 'DateMove' })),
  },
  responses: {
    200: jsonResponse('Nothing was stored', movePreviewSchema.meta({ id: 'MovePreview' })),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const missingLinks = createRoute({
  method: 'get',
  path: '/api/admin/missing-meeting-links',
  ...forRoles(OFFICE),
  summary: 'Dates with booked seats that begin within two days and have no meeting link',
  responses: {
    200: jsonResponse('The dates', z.array(missingLinkSchema.meta({ id: 'MissingLink' }))),
    ...problemResponses(401, 403),
  },
})

/** Requires `requireAdmin` to run before it. */
export function trainingNotificationsRoutes({
  db,
  clock,
  mail,
}: {
  db: Database
  clock: Clock
  mail: MailSettings
}) {
  return createApiApp(invalidEdit)
    .openapi(preview, async (c) => {
      const context = { now: clock.now(), settings: mail }
      const { id } = c.req.valid('param')
      return c.json(await previewMove(db, id, c.req.valid('json'), context), 200)
    })
    .openapi(missingLinks, async (c) => c.json(await getMissingLinks(db, clock.now()), 200))
}

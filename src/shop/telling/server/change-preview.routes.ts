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
import { type ChangeSettings, changeSettings } from '#shop/booking-changes/server/change-outcome.ts'
import { changePreviewSchema, plannedChangeSchema } from '../domain/change-preview.ts'
import { previewChange } from './change-preview.service.ts'

const preview = createRoute({
  method: 'post',
  path: '/api/admin/registrations/{id}/mails/preview',
  ...forRoles(OFFICE),
  // As the largest change that it previews.
  ...jsonUpTo(16 * KIB),
  summary: 'The mails that a change of a registration would send',
  request: {
    params: z.object({ id: z.string() }),
    ...jsonBody(plannedChangeSchema.meta({ id: 'PlannedChange' })),
  },
  responses: {
    200: jsonResponse('Nothing was stored', changePreviewSchema.meta({ id: 'ChangePreview' })),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

interface ChangePreviewParts extends ChangeSettings {
  db: Database
  clock: Clock
  mail: MailSettings
}

/** Requires `requireAdmin` to run before it. */
export function changePreviewRoutes({ db, clock, mail, ...settings }: ChangePreviewParts) {
  return createApiApp(invalidEdit).openapi(preview, async (c) => {
    const context = {
      actor: { kind: 'staff' as const, email: c.get('admin').email },
      now: clock.now(),
      // The booking as it is, whatever was changed since it was shown.
      expected: null,
      settings: mail,
      ...changeSettings(settings),
    }
    const { id } = c.req.valid('param')
    return c.json(await previewChange(db, id, c.req.valid('json'), context), 200)
  })
}

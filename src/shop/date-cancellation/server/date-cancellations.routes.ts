import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
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
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { type ChangeSettings, changeSettings } from '#shop/booking-changes/server/change-outcome.ts'
import type { AfterEdit } from '#shop/trainings/server/training-edits.service.ts'
import {
  cancellationPreviewSchema,
  cancelledDateSchema,
  dateCancellationSchema,
} from '../domain/date-cancellation.ts'
import { cancelDate, previewCancellation } from './date-cancellations.service.ts'

const params = z.object({ id: z.string() })
const cancellation = dateCancellationSchema.meta({ id: 'DateCancellation' })
/** A choice for each of a thousand registrations. */
const BODY = jsonUpTo(256 * KIB)

const preview = createRoute({
  method: 'post',
  ...BODY,
  path: '/api/admin/dates/{id}/cancel/preview',
  ...forRoles(OFFICE),
  summary: 'What cancelling a date would do, and the mails that would be sent',
  request: { params, ...jsonBody(cancellation) },
  responses: {
    200: jsonResponse(
      'Nothing was stored',
      cancellationPreviewSchema.meta({ id: 'CancellationPreview' }),
    ),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const cancel = createRoute({
  method: 'post',
  ...BODY,
  path: '/api/admin/dates/{id}/cancel',
  ...forRoles(OFFICE),
  summary: 'Cancel a date: its seats get another date, or are cancelled and cost nothing',
  request: { params, headers: ifMatchHeader, ...jsonBody(cancellation) },
  responses: {
    200: jsonResponse(
      'The date is cancelled; its version is in ETag',
      cancelledDateSchema.meta({ id: 'CancelledDate' }),
    ),
    ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422),
  },
})

interface DateCancellationsParts extends ChangeSettings {
  db: Database
  clock: Clock
  mail: MailSettings
  afterEdit: AfterEdit
}

/** Requires `requireAdmin` to run before it. */
export function dateCancellationsRoutes({ db, clock, mail, ...parts }: DateCancellationsParts) {
  const contextOf = (actor: string) => ({
    now: clock.now(),
    actor,
    afterEdit: parts.afterEdit,
    ...changeSettings(parts),
  })
  return createApiApp()
    .openapi(preview, async (c) => {
      const { id } = c.req.valid('param')
      const context = { ...contextOf(c.get('admin').email), settings: mail }
      return c.json(await previewCancellation(db, id, c.req.valid('json'), context), 200)
    })
    .openapi(cancel, async (c) => {
      const expected = readIfMatch(c.req.header('If-Match'))
      const context = { ...contextOf(c.get('admin').email), expected }
      const { id } = c.req.valid('param')
      const result = await cancelDate(db, id, c.req.valid('json'), context)
      c.header('ETag', etagOf(result.date.version))
      return c.json(result, 200)
    })
}

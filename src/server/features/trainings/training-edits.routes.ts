import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { trainingSchema } from '#domain/training/training.ts'
import { dateIdSchema } from '#domain/training/training-date.ts'
import { trainingEditSchema } from '#domain/training/training-edit.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { createApiApp, jsonBody, jsonResponse, problemResponses } from '../../http/api-app.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '../../http/if-match.ts'
import { jsonUpTo, KIB } from '../../http/request-body.ts'
import { invalidEdit } from '../revisions/revisions.errors.ts'
import { type AfterEdit, editTraining, getMeeting } from './training-edits.service.ts'

const params = z.object({ id: z.string() })

const edit = createRoute({
  method: 'patch',
  // The largest edit: every text and two full lists, in any script.
  ...jsonUpTo(256 * KIB),
  path: '/api/admin/trainings/{id}',
  summary: "Edit a training's texts, and day, time and meeting link of a date",
  request: {
    params,
    headers: ifMatchHeader,
    ...jsonBody(trainingEditSchema.meta({ id: 'TrainingEdit' })),
  },
  responses: {
    200: jsonResponse(
      'The training; its version is in ETag',
      trainingSchema.meta({ id: 'Training' }),
    ),
    ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422),
  },
})

const meeting = createRoute({
  method: 'get',
  path: '/api/admin/trainings/{id}/meeting',
  summary: "The way into a date's live session, which no public answer tells",
  request: {
    params,
    query: z.object({
      dateId: dateIdSchema
        .optional()
        .meta({ description: 'A date of the training; without it, the listed one' }),
    }),
  },
  responses: {
    200: jsonResponse('The link', z.object({ meetingUrl: z.string().nullable() })),
    ...problemResponses(400, 401, 403, 404, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function trainingEditsRoutes({
  db,
  clock,
  afterEdit,
}: {
  db: Database
  clock: Clock
  afterEdit: AfterEdit
}) {
  return createApiApp(invalidEdit)
    .openapi(edit, async (c) => {
      const context = {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      }
      const { id } = c.req.valid('param')
      const training = await editTraining(db, id, c.req.valid('json'), context, afterEdit)
      c.header('ETag', etagOf(training.version))
      return c.json(training, 200)
    })
    .openapi(meeting, async (c) => {
      const { dateId } = c.req.valid('query')
      const meeting = await getMeeting(db, c.req.valid('param').id, { dateId, now: clock.now() })
      return c.json(meeting, 200)
    })
}

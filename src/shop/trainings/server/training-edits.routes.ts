import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { EDITORS, EVERYBODY, OFFICE } from '#platform/basics/domain/staff-role.ts'
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
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { requireRole } from '#platform/login/server/require-admin.ts'
import { newTrainingSchema } from '../domain/new-training.ts'
import { staffTrainingSchema } from '../domain/staff-training.ts'
import { dateIdSchema } from '../domain/training-date.ts'
import { isDateField, trainingEditSchema } from '../domain/training-edit.ts'
import {
  type BeforeTrainingGoes,
  createTraining,
  getStaffTraining,
  getStaffTrainings,
  type PageTextsOfTraining,
  removeTraining,
} from './staff-trainings.service.ts'
import { type AfterEdit, editTraining, getMeeting } from './training-edits.service.ts'

const params = z.object({ id: z.string() })
const staffTraining = staffTrainingSchema.meta({ id: 'StaffTraining' })

const list = createRoute({
  method: 'get',
  path: '/api/admin/trainings',
  ...forRoles(EVERYBODY),
  summary: 'All trainings in the order of the shop, hidden ones too, then the archived ones',
  responses: {
    200: jsonResponse('The trainings', z.array(staffTraining)),
    ...problemResponses(401, 403),
  },
})

const one = createRoute({
  method: 'get',
  path: '/api/admin/trainings/{id}',
  ...forRoles(EVERYBODY),
  summary: 'One training, also a hidden or archived one',
  request: { params },
  responses: {
    200: jsonResponse('The training; its version is in ETag', staffTraining),
    ...problemResponses(401, 403, 404),
  },
})

const create = createRoute({
  method: 'post',
  ...jsonUpTo(4 * KIB),
  path: '/api/admin/trainings',
  ...forRoles(EDITORS),
  summary: 'Create a hidden training, from nothing or as a copy without dates',
  request: jsonBody(newTrainingSchema.meta({ id: 'NewTraining' })),
  responses: {
    201: jsonResponse('The training; its version is in ETag', staffTraining),
    ...problemResponses(400, 401, 403, 413, 415, 422),
  },
})

const edit = createRoute({
  method: 'patch',
  // The largest edit: every text and two full lists, in any script.
  ...jsonUpTo(256 * KIB),
  path: '/api/admin/trainings/{id}',
  ...forRoles(EDITORS),
  summary:
    "Edit a training's texts, and whether and where it is shown; day, time and link of a date for owner and office",
  request: {
    params,
    headers: ifMatchHeader,
    ...jsonBody(trainingEditSchema.meta({ id: 'TrainingEdit' })),
  },
  responses: {
    200: jsonResponse('The training; its version is in ETag', staffTraining),
    ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422),
  },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/admin/trainings/{id}',
  ...forRoles(EDITORS),
  summary: 'Delete a training that nobody ever booked, with its dates',
  request: { params },
  responses: {
    200: jsonResponse('The deleted training', staffTraining),
    ...problemResponses(401, 403, 404, 409),
  },
})

const meeting = createRoute({
  method: 'get',
  path: '/api/admin/trainings/{id}/meeting',
  ...forRoles(OFFICE),
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

interface TrainingEditsParts {
  db: Database
  clock: Clock
  afterEdit: AfterEdit
  beforeTrainingGoes: BeforeTrainingGoes
  pageTexts: PageTextsOfTraining
}

/** Requires `requireAdmin` to run before it. */
export function trainingEditsRoutes({ db, clock, pageTexts, ...hooks }: TrainingEditsParts) {
  return createApiApp(invalidEdit)
    .openapi(list, async (c) => c.json(await getStaffTrainings(db, clock.now()), 200))
    .openapi(one, async (c) => {
      const training = await getStaffTraining(db, c.req.valid('param').id, clock.now())
      c.header('ETag', etagOf(training.version))
      return c.json(training, 200)
    })
    .openapi(create, async (c) => {
      const context = { now: clock.now(), actor: c.get('admin').email, pageTexts }
      const training = await createTraining(db, c.req.valid('json'), context)
      c.header('ETag', etagOf(training.version))
      return c.json(training, 201)
    })
    .openapi(edit, async (c) => {
      const body = c.req.valid('json')
      // They concern who has booked.
      if (Object.keys(body).some(isDateField)) requireRole(c.get('admin'), OFFICE)
      const context = {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      }
      const { id } = c.req.valid('param')
      const training = await editTraining(db, id, body, context, hooks)
      c.header('ETag', etagOf(training.version))
      return c.json(training, 200)
    })
    .openapi(remove, async (c) => {
      const { beforeTrainingGoes } = hooks
      const actor = c.get('admin').email
      const context = { now: clock.now(), actor, pageTexts, beforeTrainingGoes }
      return c.json(await removeTraining(db, c.req.valid('param').id, context), 200)
    })
    .openapi(meeting, async (c) => {
      const { dateId } = c.req.valid('query')
      const meeting = await getMeeting(db, c.req.valid('param').id, { dateId, now: clock.now() })
      return c.json(meeting, 200)
    })
}

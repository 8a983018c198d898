import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { invalidEdit } from '#platform/editing/server/revisions.errors.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { openRequestSchema } from '#shop/booking/domain/booking-change.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'
import {
  attendeeEditSchema,
  registrationEditSchema,
  requestAnswerSchema,
  seatCancellationSchema,
} from '../domain/booking-edit.ts'
import { orderEditSchema } from '../domain/order-edit.ts'
import { keptCentsSchema, reductionEditSchema } from '../domain/owed-schema.ts'
import { registrationDetailsSchema } from '../domain/registration-details.ts'
import { editRegistration, revokeLink } from './booking-data.service.ts'
import { cancelSeat, restoreSeat } from './cancellations.service.ts'
import { type ChangeSettings, changeSettings } from './change-outcome.ts'
import { answerRequest, getOpenRequests } from './change-requests.service.ts'
import { changeOrder } from './order.service.ts'
import { correctReduction, recordReduction, removeReduction } from './reductions.service.ts'
import { getRegistrationDetails } from './registration-details.service.ts'
import { editSeat } from './seats.service.ts'
import { changeStatus } from './status.service.ts'

const params = z.object({ id: z.string() })
const reductionParams = params.extend({ reductionId: z.string() })
const reduction = reductionEditSchema.meta({ id: 'ReductionEdit' })
const headers = ifMatchHeader
const changed = jsonResponse(
  'The registration as it is now; its version is in ETag',
  registrationDetailsSchema.meta({ id: 'RegistrationDetails' }),
)

const editOne = createRoute({
  method: 'patch',
  path: '/api/admin/registrations/{id}',
  ...forRoles(OFFICE),
  ...jsonUpTo(16 * KIB),
  summary: "Change a registration's contact data, billing data or note",
  request: {
    params,
    headers,
    ...jsonBody(registrationEditSchema.meta({ id: 'RegistrationEdit' })),
  },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422) },
})

const revoke = createRoute({
  method: 'post',
  path: '/api/admin/registrations/{id}/link/revoke',
  ...forRoles(OFFICE),
  summary: "Revoke the booker's links to a registration; the booker gets a new one",
  request: { params, headers },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 412) },
})

const editAttendee = createRoute({
  method: 'patch',
  path: '/api/admin/attendees/{id}',
  ...forRoles(OFFICE),
  ...jsonUpTo(4 * KIB),
  summary: 'Give a seat to another person, correct its person, or give it another date',
  request: { params, headers, ...jsonBody(attendeeEditSchema.meta({ id: 'AttendeeEdit' })) },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422) },
})

const cancel = createRoute({
  method: 'post',
  path: '/api/admin/attendees/{id}/cancel',
  ...forRoles(OFFICE),
  ...jsonUpTo(1 * KIB),
  summary: 'Cancel one seat; with the last one its registration',
  request: {
    params,
    headers,
    ...jsonBody(seatCancellationSchema.meta({ id: 'SeatCancellation' })),
  },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422) },
})

const restore = createRoute({
  method: 'post',
  path: '/api/admin/attendees/{id}/restore',
  ...forRoles(OFFICE),
  summary: 'Take back the cancellation of one seat, where there is room',
  request: { params, headers },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 409, 412) },
})

const answer = createRoute({
  method: 'post',
  path: '/api/admin/requests/{id}/answer',
  ...forRoles(OFFICE),
  ...jsonUpTo(8 * KIB),
  summary: "Answer a booker's request; a granted one is carried out",
  request: { params, headers, ...jsonBody(requestAnswerSchema.meta({ id: 'RequestAnswer' })) },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422) },
})

const record = createRoute({
  method: 'post',
  path: '/api/admin/registrations/{id}/reductions',
  ...forRoles(OFFICE),
  ...jsonUpTo(4 * KIB),
  summary: 'Reduce the price of a registration',
  request: { params, headers, ...jsonBody(reduction) },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 412, 413, 415, 422) },
})

const correct = createRoute({
  method: 'put',
  path: '/api/admin/registrations/{id}/reductions/{reductionId}',
  ...forRoles(OFFICE),
  ...jsonUpTo(4 * KIB),
  summary: 'Correct a reduction of the price',
  request: { params: reductionParams, headers, ...jsonBody(reduction) },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 412, 413, 415, 422) },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/admin/registrations/{id}/reductions/{reductionId}',
  ...forRoles(OFFICE),
  summary: 'Remove a reduction of the price',
  request: { params: reductionParams, headers },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 412) },
})

const order = createRoute({
  method: 'post',
  path: '/api/admin/registrations/{id}/order',
  ...forRoles(OFFICE),
  ...jsonUpTo(16 * KIB),
  summary: 'Change package, seats and price of a registration',
  request: { params, headers, ...jsonBody(orderEditSchema.meta({ id: 'OrderEdit' })) },
  responses: { 200: changed, ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422) },
})

const listRequests = createRoute({
  method: 'get',
  path: '/api/admin/requests',
  ...forRoles(OFFICE),
  summary: 'Requests of bookers that wait for an answer, the oldest first',
  request: { query: z.object({ state: z.literal('open').default('open') }) },
  responses: {
    200: jsonResponse('The requests', z.array(openRequestSchema.meta({ id: 'OpenRequest' }))),
    ...problemResponses(400, 401, 403, 422),
  },
})

const statusChange = z.object({
  status: registrationStatusSchema,
  /** The status that the administrator saw; the change is refused where it is another one. */
  expectedStatus: registrationStatusSchema.optional(),
  /** The number of the change that is revoked; refused where it is no longer the last one. */
  expectedChange: z.int().min(0).optional(),
  /** Of a cancelled registration: what stays owed of the seats that it still has, in sum. */
  keptCents: keptCentsSchema,
})

const setStatus = createRoute({
  method: 'patch',
  path: '/api/admin/registrations/{id}/status',
  ...forRoles(OFFICE),
  ...jsonUpTo(1 * KIB),
  summary: "Change a registration's status",
  request: { params: z.object({ id: z.string() }), ...jsonBody(statusChange) },
  responses: {
    200: jsonResponse(
      'The new status, the number of its last change, and the status before',
      z.object({
        id: z.uuid(),
        status: registrationStatusSchema,
        change: z.int(),
        /** The same as `status` where there was nothing to change. */
        previousStatus: registrationStatusSchema,
      }),
    ),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

interface BookingChangesParts extends ChangeSettings {
  db: Database
  clock: Clock
  /** What the site says about every booking today. */
  terms: SiteTerms
}

/** The calls of staff. Requires `requireAdmin` to run before it. */
export function bookingChangesRoutes({ db, clock, terms, ...settings }: BookingChangesParts) {
  const contextOf = (c: Context<ApiVariables>) => ({
    actor: { kind: 'staff' as const, email: c.get('admin').email },
    now: clock.now(),
    expected: readIfMatch(c.req.header('If-Match')),
    ...changeSettings(settings),
  })
  const answerWith = async (c: Context<ApiVariables>, registrationId: string) => {
    const details = await getRegistrationDetails(db, registrationId, { now: clock.now(), terms })
    return c.json(details, 200, { ETag: etagOf(details.version) })
  }
  return createApiApp(invalidEdit)
    .openapi(editOne, async (c) => {
      const { id } = c.req.valid('param')
      await editRegistration(db, id, c.req.valid('json'), contextOf(c))
      return answerWith(c, id)
    })
    .openapi(revoke, async (c) => {
      const { id } = c.req.valid('param')
      await revokeLink(db, id, contextOf(c))
      return answerWith(c, id)
    })
    .openapi(editAttendee, async (c) => {
      const { id } = c.req.valid('param')
      const { registrationId } = await editSeat(db, id, c.req.valid('json'), contextOf(c))
      return answerWith(c, registrationId)
    })
    .openapi(cancel, async (c) => {
      const { id } = c.req.valid('param')
      const wish = { reason: '', ...c.req.valid('json') }
      const { registrationId } = await cancelSeat(db, id, wish, contextOf(c))
      return answerWith(c, registrationId)
    })
    .openapi(restore, async (c) => {
      const { registrationId } = await restoreSeat(db, c.req.valid('param').id, contextOf(c))
      return answerWith(c, registrationId)
    })
    .openapi(answer, async (c) => {
      const { id } = c.req.valid('param')
      const { registrationId } = await answerRequest(db, id, c.req.valid('json'), contextOf(c))
      return answerWith(c, registrationId)
    })
    .openapi(record, async (c) => {
      const { id } = c.req.valid('param')
      await recordReduction(db, id, c.req.valid('json'), contextOf(c))
      return answerWith(c, id)
    })
    .openapi(correct, async (c) => {
      const { id, reductionId } = c.req.valid('param')
      const corrected = { reduction: c.req.valid('json'), context: contextOf(c) }
      await correctReduction(db, id, reductionId, corrected)
      return answerWith(c, id)
    })
    .openapi(remove, async (c) => {
      const { id, reductionId } = c.req.valid('param')
      await removeReduction(db, id, reductionId, contextOf(c))
      return answerWith(c, id)
    })
    .openapi(order, async (c) => {
      const { id } = c.req.valid('param')
      await changeOrder(db, id, c.req.valid('json'), contextOf(c))
      return answerWith(c, id)
    })
    .openapi(setStatus, async (c) => {
      const context = { ...contextOf(c), expected: null }
      return c.json(
        await changeStatus(db, c.req.valid('param').id, c.req.valid('json'), context),
        200,
      )
    })
    .openapi(listRequests, async (c) => c.json(await getOpenRequests(db), 200))
}

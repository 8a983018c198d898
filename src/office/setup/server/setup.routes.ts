import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { EVERYBODY, OWNERS, type StaffRole } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { setupSchema, skipSchema } from '../domain/setup.ts'
import { SETUP_STEPS } from '../domain/setup-step.ts'
import { finishSetup, getSetup, leaveSetup, type SetupParts, skipStep } from './setup.service.ts'

const PATH = '/api/admin/setup'
const setup = setupSchema.meta({ id: 'Setup' })

const read = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(EVERYBODY),
  summary: 'How far the product is set up: the steps of the role and, for owners, the last checks',
  responses: { 200: jsonResponse('The guide', setup), ...problemResponses(401, 403) },
})

const skip = createRoute({
  method: 'put',
  path: `${PATH}/{step}/skipped`,
  ...forRoles(OWNERS),
  ...jsonUpTo(1 * KIB),
  summary: 'Skip a step of the guide, or open it again',
  request: { params: z.object({ step: z.enum(SETUP_STEPS) }), ...jsonBody(skipSchema) },
  responses: {
    200: jsonResponse('The guide', setup),
    ...problemResponses(400, 401, 403, 404, 412, 413, 415, 422),
  },
})

const leave = createRoute({
  method: 'post',
  path: `${PATH}/leave`,
  ...forRoles(OWNERS),
  summary: 'Leave the guide for later: logins open the dashboard',
  responses: { 200: jsonResponse('The guide', setup), ...problemResponses(401, 403, 412) },
})

const finish = createRoute({
  method: 'post',
  path: `${PATH}/finish`,
  ...forRoles(OWNERS),
  summary: 'End the guide, when no step is open',
  responses: { 200: jsonResponse('The guide', setup), ...problemResponses(401, 403, 409, 412) },
})

/** Requires `requireAdmin` to run before it. */
export function setupRoutes({ clock, ...parts }: SetupParts & { clock: Clock }) {
  const { db } = parts
  const answer = ({ role }: { role: StaffRole }) => getSetup(parts, role, clock.now())
  return createApiApp()
    .openapi(read, async (c) => c.json(await answer(c.get('admin')), 200))
    .openapi(skip, async (c) => {
      const { step } = c.req.valid('param')
      const { isSkipped } = c.req.valid('json')
      await skipStep(db, { step, isSkipped, actor: c.get('admin').email, now: clock.now() })
      return c.json(await answer(c.get('admin')), 200)
    })
    .openapi(leave, async (c) => {
      await leaveSetup(db, c.get('admin').email, clock.now())
      return c.json(await answer(c.get('admin')), 200)
    })
    .openapi(finish, async (c) => {
      await finishSetup(parts, c.get('admin').email, clock.now())
      return c.json(await answer(c.get('admin')), 200)
    })
}

import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { invitationSchema, roleChangeSchema, staffMemberSchema } from '../domain/staff-member.ts'
import { changeRole, endAccount, getStaff, invite, inviteAgain } from './staff.service.ts'

const PATH = '/api/admin/staff'
const params = z.object({ id: z.string() })
const ok = z.object({ ok: z.literal(true) })

const list = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OWNERS),
  summary: 'Everybody with an account or an invitation, by address',
  responses: {
    200: jsonResponse('They', z.array(staffMemberSchema.meta({ id: 'StaffMember' }))),
    ...problemResponses(401, 403),
  },
})

const add = createRoute({
  method: 'post',
  path: PATH,
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Invite somebody by mail',
  request: jsonBody(invitationSchema.meta({ id: 'NewInvitation' })),
  responses: {
    201: jsonResponse('The mail waits to be sent; its link is valid for seven days', ok),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
})

const again = createRoute({
  method: 'post',
  path: `${PATH}/{id}/invitation`,
  ...forRoles(OWNERS),
  summary: 'Send an invitation again; the former link no longer works',
  request: { params },
  responses: {
    200: jsonResponse('The mail waits to be sent', ok),
    ...problemResponses(401, 403, 404, 409),
  },
})

const change = createRoute({
  method: 'patch',
  path: `${PATH}/{id}`,
  ...forRoles(OWNERS),
  ...jsonUpTo(1 * KIB),
  summary: 'Give somebody another role',
  request: { params, ...jsonBody(roleChangeSchema.meta({ id: 'RoleChange' })) },
  responses: {
    200: jsonResponse('It holds from their next call on', ok),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const end = createRoute({
  method: 'delete',
  path: `${PATH}/{id}`,
  ...forRoles(OWNERS),
  summary: 'End an account, or withdraw an invitation',
  request: { params },
  responses: {
    200: jsonResponse('Its sessions have ended', ok),
    ...problemResponses(401, 403, 404, 409),
  },
})

/** Requires `requireAdmin` to run before it. */
export function staffRoutes({ db, clock }: { db: Database; clock: Clock }) {
  const acting = (c: Context<ApiVariables>) => ({ actor: c.get('admin'), now: clock.now() })
  return createApiApp()
    .openapi(list, async (c) => c.json(await getStaff(db, acting(c)), 200))
    .openapi(add, async (c) => {
      await invite(db, c.req.valid('json'), acting(c))
      return c.json({ ok: true as const }, 201)
    })
    .openapi(again, async (c) => {
      await inviteAgain(db, c.req.valid('param').id, acting(c))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(change, async (c) => {
      await changeRole(db, c.req.valid('param').id, c.req.valid('json').role, acting(c))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(end, async (c) => {
      await endAccount(db, c.req.valid('param').id, acting(c))
      return c.json({ ok: true as const }, 200)
    })
}

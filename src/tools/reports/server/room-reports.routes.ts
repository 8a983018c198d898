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
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import type { RoomQueue } from '#tools/room-calls/server/room-queue.ts'
import { ROOMS_PATH } from '#tools/room-calls/server/rooms.routes.ts'
import { listedRoomSchema, newReportSchema, roomListQuerySchema } from '../domain/room-report.ts'
import { deleteRoomByStaff, dismissReports, getRooms, reportRoom } from './room-reports.service.ts'

const ADMIN_PATH = '/api/admin/rooms'
const params = z.object({ id: z.string() })
const ok = z.object({ ok: z.literal(true) })

const report = createRoute({
  method: 'post',
  path: `${ROOMS_PATH}/{code}/reports`,
  ...jsonUpTo(8 * KIB),
  summary: 'Report a room, a published meeting or a copy to staff',
  request: {
    params: z.object({ code: z.string().max(40) }),
    ...jsonBody(newReportSchema.meta({ id: 'NewReport' })),
  },
  responses: {
    200: jsonResponse('Staff can see the report', ok),
    ...problemResponses(400, 403, 404, 413, 415, 422, 429, 503),
  },
})

const list = createRoute({
  method: 'get',
  path: ADMIN_PATH,
  ...forRoles(OFFICE),
  summary:
    'Rooms, meetings and copies of the tools, the newest first; Next-Cursor leads to older ones',
  request: { query: roomListQuerySchema },
  responses: {
    200: jsonResponse('What they are', z.array(listedRoomSchema.meta({ id: 'ListedRoom' }))),
    ...problemResponses(400, 401, 403, 422),
  },
})

const remove = createRoute({
  method: 'delete',
  path: `${ADMIN_PATH}/{id}`,
  ...forRoles(OFFICE),
  summary: 'Delete a room, a meeting or a copy',
  request: { params },
  responses: {
    200: jsonResponse('It is deleted, and whoever follows it is told', ok),
    ...problemResponses(401, 403, 404),
  },
})

const dismiss = createRoute({
  method: 'delete',
  path: `${ADMIN_PATH}/{id}/reports`,
  ...forRoles(OFFICE),
  summary: 'Delete the reports of a room that stays as it is',
  request: { params },
  responses: {
    200: jsonResponse('It has no open reports', ok),
    ...problemResponses(401, 403, 404),
  },
})

interface ReportsParts {
  db: Database
  clock: Clock
  limits: RateLimits
  roomQueue: RoomQueue
  /** The address that is told of reports; nobody where it is not set. */
  staff: string | undefined
}

/** Reports by visitors. */
export function roomReportsRoutes({ db, clock, limits, roomQueue, staff }: ReportsParts) {
  return createApiApp().openapi(report, async (c) => {
    const { code } = c.req.valid('param')
    const { reason } = c.req.valid('json')
    const address = c.get('clientAddress')
    await roomQueue.run(code, async () => {
      await limits.roomReports.consume(address)
      await reportRoom(db, { code, reason }, { staff, now: clock.now() })
    })
    return c.json({ ok: true as const }, 200)
  })
}

/** Requires `requireAdmin` to run before it. */
export function roomsAdminRoutes({ db }: { db: Database }) {
  return createApiApp()
    .openapi(list, async (c) => {
      const { rooms, nextCursor } = await getRooms(db, c.req.valid('query'))
      if (nextCursor) c.header('Next-Cursor', nextCursor)
      return c.json(rooms, 200)
    })
    .openapi(remove, async (c) => {
      await deleteRoomByStaff(db, c.req.valid('param').id, c.get('admin').email)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(dismiss, async (c) => {
      await dismissReports(db, c.req.valid('param').id, c.get('admin').email)
      return c.json({ ok: true as const }, 200)
    })
}

import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import {
  joiningSchema,
  newRoomSchema,
  roomDoorSchema,
  roomViewSchema,
  sentActSchema,
} from '#domain/tools/rooms/room-schemas.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '../../http/api-app.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { jsonUpTo, KIB } from '../../http/request-body.ts'
import { answerEvents, eventsResponse } from '../../http/server-sent-events.ts'
import { ProblemError } from '../../problem-error.ts'
import type { RoomWatch } from './room-watch.ts'
import {
  actInRoom,
  closeRoom,
  getDoor,
  joinRoom,
  openRoom,
  requireMember,
} from './rooms.service.ts'

export const ROOMS_PATH = '/api/tools/rooms'
const ROOM = `${ROOMS_PATH}/{code}`

const roomView = roomViewSchema.meta({ id: 'RoomView' })
const params = z.object({ code: z.string().max(40) })
const headers = z.object({
  authorization: z.string().max(200).optional().meta({ description: 'Bearer, and the secret' }),
})

const open = createRoute({
  method: 'post',
  path: ROOMS_PATH,
  ...jsonUpTo(8 * KIB),
  summary: 'Open a room, as its host',
  request: jsonBody(newRoomSchema.meta({ id: 'NewRoom' })),
  responses: {
    201: jsonResponse('The room as its host sees it', roomView),
    ...problemResponses(400, 403, 413, 415, 422, 429),
  },
})

const door = createRoute({
  method: 'get',
  path: ROOM,
  summary: 'Whether there is a room with a code, and whether one can join',
  request: { params },
  responses: {
    200: jsonResponse('The room from outside', roomDoorSchema.meta({ id: 'RoomDoor' })),
    ...problemResponses(404, 422, 429),
  },
})

const join = createRoute({
  method: 'post',
  path: `${ROOM}/members`,
  ...jsonUpTo(4 * KIB),
  summary: 'Join a room; again with the same secret, as the same member',
  request: { params, ...jsonBody(joiningSchema.meta({ id: 'RoomJoining' })) },
  responses: {
    200: jsonResponse('The room as the member sees it', roomView),
    ...problemResponses(400, 403, 404, 409, 413, 415, 422, 429),
  },
})

const act = createRoute({
  method: 'post',
  path: `${ROOM}/acts`,
  ...jsonUpTo(16 * KIB),
  summary: 'Do something in a room; sent twice with one id, it is done once',
  request: { params, headers, ...jsonBody(sentActSchema.meta({ id: 'RoomAct' })) },
  responses: {
    200: jsonResponse('The room as the member sees it afterwards', roomView),
    ...problemResponses(400, 403, 404, 409, 413, 415, 422, 429),
  },
})

const events = createRoute({
  method: 'get',
  path: `${ROOM}/events`,
  summary: 'Follow a room: an event "view" for each change that the member can see',
  request: {
    params,
    headers: headers.extend({ 'last-event-id': z.string().max(40).optional() }),
  },
  responses: {
    200: eventsResponse(
      'Server-sent events. "view" has the room (RoomView) and the time; "over" and "removed" are the last',
    ),
    ...problemResponses(404, 422, 429),
  },
})

const close = createRoute({
  method: 'delete',
  path: ROOM,
  summary: 'Delete a room, as its host',
  request: { params, headers },
  responses: {
    204: { description: 'The room is deleted' },
    ...problemResponses(403, 404, 409, 422, 429),
  },
})

interface RoomsParts {
  db: Database
  clock: Clock
  limits: RateLimits
  watch: RoomWatch
}

export function roomsRoutes({ db, clock, limits, watch }: RoomsParts) {
  /** Counts wrong codes of an address, so that nobody finds rooms by trying. */
  const byCode = async <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
    await limits.roomCodes.take(address)
    try {
      const result = await work()
      await limits.roomCodes.giveBack(address)
      return result
    } catch (error) {
      const isCodeRight = error instanceof ProblemError && error.status === 409
      if (isCodeRight) await limits.roomCodes.giveBack(address)
      throw error
    }
  }
  return createApiApp()
    .openapi(open, async (c) => {
      await limits.rooms.consume(c.get('clientAddress'))
      return c.json(await openRoom(db, c.req.valid('json'), clock.now()), 201)
    })
    .openapi(door, async (c) => {
      const { code } = c.req.valid('param')
      const answer = await byCode(c.get('clientAddress'), () => getDoor(db, code, clock.now()))
      return c.json(answer, 200)
    })
    .openapi(join, async (c) => {
      const { code } = c.req.valid('param')
      const joining = c.req.valid('json')
      const answer = await byCode(c.get('clientAddress'), () =>
        joinRoom(db, code, joining, clock.now()),
      )
      return c.json(answer, 200)
    })
    .openapi(act, async (c) => {
      const { code } = c.req.valid('param')
      const secret = secretIn(c)
      await limits.roomActs.consume(c.get('clientAddress'))
      return c.json(await actInRoom(db, code, secret, c.req.valid('json'), clock.now()), 200)
    })
    .openapi(events, async (c) => {
      const { code } = c.req.valid('param')
      const secretHash = await requireMember(db, code, secretIn(c), clock.now())
      const address = c.get('clientAddress')
      const after = c.req.header('Last-Event-ID')
      return answerEvents(c, (signal) => watch.watch({ code, secretHash, address, after, signal }))
    })
    .openapi(close, async (c) => {
      const { code } = c.req.valid('param')
      await closeRoom(db, code, secretIn(c), clock.now())
      return c.body(null, 204)
    })
}

/** The secret of the member who calls; empty where there is none, which is nobody's. */
function secretIn(c: Context<ApiVariables>): string {
  const [, secret = ''] =
    /^Bearer ([0-9a-f]{32,64})$/.exec(c.req.header('Authorization') ?? '') ?? []
  return secret
}

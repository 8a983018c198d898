import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Clock } from '#platform/basics/server/clock.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import type { AttemptLimit, RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { answerEvents, eventsResponse } from '#platform/http/server/server-sent-events.ts'
import {
  publishedRoomSchema,
  roomDoorSchema,
  roomViewSchema,
} from '#tools/rooms/domain/room-controls.ts'
import { joiningSchema, newRoomSchema, sentActSchema } from '../domain/room-schemas.ts'
import type { RoomQueue } from './room-queue.ts'
import type { RoomWatch } from './room-watch.ts'
import {
  actInRoom,
  closeRoom,
  type Done,
  getDoor,
  joinRoom,
  openRoom,
  readPublished,
  requireFollower,
} from './rooms.service.ts'

export const ROOMS_PATH = '/api/tools/rooms'
const ROOM = `${ROOMS_PATH}/{code}`
/** What an act writes: the whole room. A larger room counts as several acts. */
const BYTES_OF_ONE_ACT = 32 * KIB

const roomView = roomViewSchema.meta({ id: 'RoomView' })
const params = z.object({ code: z.string().max(40) })
const headers = z.object({
  authorization: z.string().max(200).optional().meta({ description: 'Bearer, and the secret' }),
})

const open = createRoute({
  method: 'post',
  path: ROOMS_PATH,
  // The largest: a copy of a long draft.
  ...jsonUpTo(128 * KIB),
  summary: 'Open a room, as its host: for a team, or to publish a meeting or a copy',
  request: jsonBody(newRoomSchema.meta({ id: 'NewRoom' })),
  responses: {
    201: jsonResponse('The room as its host sees it', roomView),
    ...problemResponses(400, 403, 413, 415, 422, 429, 503),
  },
})

const door = createRoute({
  method: 'get',
  path: ROOM,
  summary: 'Whether there is a room with a code, and whether one can join',
  request: { params },
  responses: {
    200: jsonResponse('The room from outside', roomDoorSchema.meta({ id: 'RoomDoor' })),
    ...problemResponses(404, 422, 429, 503),
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
    ...problemResponses(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})

const act = createRoute({
  method: 'post',
  path: `${ROOM}/acts`,
  // The largest: a meeting whose every text is as long as it may be.
  ...jsonUpTo(128 * KIB),
  summary: 'Do something in a room; sent twice with one id, it is done once',
  request: { params, headers, ...jsonBody(sentActSchema.meta({ id: 'RoomAct' })) },
  responses: {
    200: jsonResponse('The room as the member sees it afterwards', roomView),
    ...problemResponses(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})

const events = createRoute({
  method: 'get',
  path: `${ROOM}/events`,
  summary:
    'Follow a room: an event "view" for each change that one can see. Without a secret: a published meeting',
  request: {
    params,
    headers: headers.extend({ 'last-event-id': z.string().max(40).optional() }),
  },
  responses: {
    200: eventsResponse(
      'Server-sent events. "view" has the room (RoomView or PublishedRoom), the time, and for a member the ids of the members that are connected ("present") and since when the host is not ("hostAwaySince"); "over" and "removed" are the last',
    ),
    ...problemResponses(404, 422, 429, 503),
  },
})

const content = createRoute({
  method: 'get',
  path: `${ROOM}/content`,
  summary: 'Read a meeting or a copy that is published with a code',
  request: { params },
  responses: {
    200: jsonResponse(
      'What is published, and the time by the clock of the server',
      publishedRoomSchema.extend({ now: z.iso.datetime() }).meta({ id: 'PublishedRoom' }),
    ),
    ...problemResponses(404, 422, 429, 503),
  },
})

const close = createRoute({
  method: 'delete',
  path: ROOM,
  summary: 'Delete a room, as its host',
  request: { params, headers },
  responses: {
    204: { description: 'The room is deleted' },
    ...problemResponses(403, 404, 409, 422, 429, 503),
  },
})

interface RoomsParts {
  db: Database
  clock: Clock
  limits: RateLimits
  watch: RoomWatch
  queue: RoomQueue
}

export function roomsRoutes({ db, clock, limits, watch, queue }: RoomsParts) {
  /** Counts wrong codes of an address, so that nobody finds rooms by trying. */
  const counted = async <Result>(
    wrongCodes: AttemptLimit,
    address: string,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    await wrongCodes.take(address)
    try {
      const result = await work()
      await wrongCodes.giveBack(address)
      return result
    } catch (error) {
      const isCodeRight = error instanceof ProblemError && error.status === 409
      if (isCodeRight) await wrongCodes.giveBack(address)
      throw error
    }
  }
  /** Counts what somebody does with a room, and does it when it is the room's turn. */
  const inTurn = <Result>(address: string, code: string, work: () => Promise<Result>) =>
    queue.run(code, async () => {
      await limits.roomActs.consume(address)
      return work()
    })
  /** As {@link inTurn}, for what writes: bytes count too. */
  const written = (address: string, code: string, work: () => Promise<Done>) =>
    inTurn(address, code, async () => {
      const { view, written: bytes } = await work()
      const further = Math.ceil(bytes / BYTES_OF_ONE_ACT) - 1
      if (further > 0) await limits.roomActs.charge(address, further)
      return view
    })
  return createApiApp()
    .openapi(open, async (c) => {
      const room = c.req.valid('json')
      const address = c.get('clientAddress')
      const view = await queue.run(`new ${address}`, async () => {
        await limits.rooms.consume(`${room.start.kind} ${address}`)
        return openRoom(db, room, clock.now())
      })
      return c.json(view, 201)
    })
    .openapi(door, async (c) => {
      const { code } = c.req.valid('param')
      const address = c.get('clientAddress')
      const answer = await inTurn(address, code, () =>
        counted(limits.roomCodes, address, () => getDoor(db, code, clock.now())),
      )
      return c.json(answer, 200)
    })
    .openapi(join, async (c) => {
      const { code } = c.req.valid('param')
      const joining = c.req.valid('json')
      const address = c.get('clientAddress')
      const answer = await written(address, code, () =>
        counted(limits.roomCodes, address, () => joinRoom(db, code, joining, clock.now())),
      )
      return c.json(answer, 200)
    })
    .openapi(act, async (c) => {
      const { code } = c.req.valid('param')
      const secret = secretIn(c)
      const answer = await written(c.get('clientAddress'), code, () =>
        actInRoom(db, code, secret, c.req.valid('json'), clock.now()),
      )
      return c.json(answer, 200)
    })
    .openapi(events, async (c) => {
      const { code } = c.req.valid('param')
      const secret = secretIn(c)
      const address = c.get('clientAddress')
      const follow = () => requireFollower(db, code, secret, clock.now())
      const follower = await inTurn(address, code, () =>
        secret === '' ? counted(limits.meetingCodes, address, follow) : follow(),
      )
      const after = c.req.header('Last-Event-ID')
      return answerEvents(c, (signal) => watch.watch({ ...follower, code, address, after, signal }))
    })
    .openapi(content, async (c) => {
      const { code } = c.req.valid('param')
      const address = c.get('clientAddress')
      const published = await queue.run(code, async () => {
        await limits.publishedReads.consume(address)
        return counted(limits.meetingCodes, address, () => readPublished(db, code, clock.now()))
      })
      return c.json({ ...published, now: clock.now().toISOString() }, 200)
    })
    .openapi(close, async (c) => {
      const { code } = c.req.valid('param')
      const secret = secretIn(c)
      await inTurn(c.get('clientAddress'), code, () => closeRoom(db, code, secret, clock.now()))
      return c.body(null, 204)
    })
}

/** The secret of the member who calls; empty where there is none, which is nobody's. */
function secretIn(c: Context<ApiVariables>): string {
  const [, secret = ''] =
    /^Bearer ([0-9a-f]{32,64})$/.exec(c.req.header('Authorization') ?? '') ?? []
  return secret
}

import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import {
  type ApiVariables,
  createApiApp,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { clientOf } from '#platform/rendering/server/page-reads.ts'
import { seatViewSchema } from '#shop/booking-changes/domain/booking-view.ts'
import { changeSettings } from '#shop/booking-changes/server/change-outcome.ts'
import { markCannotCome } from '#shop/booking-changes/server/seats.service.ts'
import { type BookerAccessParts, calendarFile, calendarHeaders } from './booker-access-parts.ts'
import { seatCalendar } from './booking-calendar.ts'
import { toSeatView } from './booking-view.service.ts'
import { foundByLink } from './found-link.service.ts'
import { openSeat } from './opened-links.service.ts'

const link = z.object({ id: z.string(), token: z.string() })
const view = jsonResponse(
  'The seat as its attendee sees it',
  seatViewSchema.meta({ id: 'SeatView' }),
)

const read = createRoute({
  method: 'get',
  path: '/api/seats/{id}/{token}',
  summary: 'A seat, by the link in the mails to an attendee who did not book it',
  request: { params: link },
  responses: { 200: view, ...problemResponses(404, 429) },
})

const cannotCome = createRoute({
  method: 'post',
  path: '/api/seats/{id}/{token}/cannot-come',
  summary: 'Tell the booker that the attendee cannot come; the seat stays booked',
  request: { params: link },
  responses: { 200: view, ...problemResponses(403, 404, 409, 429) },
})

const calendarOfSeat = createRoute({
  method: 'get',
  path: '/api/seats/{id}/{token}/calendar.ics',
  summary: "The date of one's seat as a calendar file",
  request: { params: link },
  responses: { 200: calendarFile, ...problemResponses(404, 429) },
})

/** The calls of attendees who did not book, by the link in their mails. */
export function seatsRoutes(parts: BookerAccessParts) {
  const { db, clock, limits, bookingLinkKey: key, calendar } = parts

  const open = async (c: Context<ApiVariables>, { id, token }: z.infer<typeof link>) =>
    foundByLink(await openSeat(db, id, { key, token, now: clock.now() }), clientOf(c), limits)

  return createApiApp()
    .openapi(read, async (c) => c.json(toSeatView(await open(c, c.req.valid('param'))), 200))
    .openapi(cannotCome, async (c) => {
      const { seat } = await open(c, c.req.valid('param'))
      await limits.bookingChanges.consume(seat.id)
      await markCannotCome(db, seat.id, {
        actor: { kind: 'attendee', staff: await parts.adminOf(c.req.raw.headers) },
        now: clock.now(),
        expected: null,
        ...changeSettings(parts),
      })
      return c.json(toSeatView(await open(c, c.req.valid('param'))), 200)
    })
    .openapi(calendarOfSeat, async (c) => {
      const { registration, seat } = await open(c, c.req.valid('param'))
      const context = { ...calendar, status: registration.status, now: clock.now() }
      return c.body(seatCalendar(seat, context), 200, calendarHeaders(registration.reference))
    })
}

import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { fingerprintOf } from '#platform/basics/server/fingerprint.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { clientOf } from '#platform/rendering/server/page-reads.ts'
import { billingChangeSchema } from '#shop/booking/domain/billing-schema.ts'
import {
  attendeeEditSchema,
  cancelWishSchema,
  contactChangeSchema,
} from '#shop/booking-changes/domain/booking-edit.ts'
import { bookingViewSchema } from '#shop/booking-changes/domain/booking-view.ts'
import {
  changeBilling,
  confirmContact,
  correctContact,
} from '#shop/booking-changes/server/booking-data.service.ts'
import { cancelBooking, cancelSeat } from '#shop/booking-changes/server/cancellations.service.ts'
import { type ChangeContext, changeSettings } from '#shop/booking-changes/server/change-outcome.ts'
import { withdrawRequest } from '#shop/booking-changes/server/change-requests.service.ts'
import { moveSeat, replaceOrCorrectAttendee } from '#shop/booking-changes/server/seats.service.ts'
import { bookerAccessErrors } from './booker-access.errors.ts'
import { type BookerAccessParts, calendarFile, calendarHeaders } from './booker-access-parts.ts'
import { bookingCalendar, seatCalendar } from './booking-calendar.ts'
import { toBookingView } from './booking-view.service.ts'
import { foundByLink } from './found-link.service.ts'
import {
  type OpenedBooking,
  openBooking,
  openNewContact,
  reopenBooking,
} from './opened-links.service.ts'

const link = z.object({ reference: z.string(), token: z.string() })
const linkAndId = link.extend({ id: z.string() })
const headers = ifMatchHeader
const view = jsonResponse(
  'The booking as its booker sees it; its version is in ETag',
  bookingViewSchema.meta({ id: 'BookingView' }),
)
const CHANGED = {
  200: view,
  ...problemResponses(400, 403, 404, 409, 412, 413, 415, 422, 429),
}

const read = createRoute({
  method: 'get',
  path: '/api/bookings/{reference}/{token}',
  summary: 'A booking, by the link in the mails to its booker or that of the browser that booked',
  request: { params: link },
  responses: { 200: view, ...problemResponses(404, 429) },
})

const changeContact = createRoute({
  method: 'patch',
  path: '/api/bookings/{reference}/{token}',
  ...jsonUpTo(4 * KIB),
  summary: "Change the booker's contact data; a new address is confirmed from there",
  request: {
    params: link,
    headers,
    ...jsonBody(contactChangeSchema.meta({ id: 'ContactChange' })),
  },
  responses: CHANGED,
})

const confirmAddress = createRoute({
  method: 'post',
  path: '/api/bookings/{reference}/contact/{token}',
  summary: 'Confirm a new contact address, by the link in the mail to it',
  request: { params: link },
  responses: { 200: view, ...problemResponses(403, 404, 409, 429) },
})

const changeSeat = createRoute({
  method: 'patch',
  path: '/api/bookings/{reference}/{token}/attendees/{id}',
  ...jsonUpTo(4 * KIB),
  summary: 'Give a seat to another person, correct its person, or give it another date',
  request: {
    params: linkAndId,
    headers,
    ...jsonBody(attendeeEditSchema.meta({ id: 'AttendeeEdit' })),
  },
  responses: CHANGED,
})

const cancelOne = createRoute({
  method: 'post',
  path: '/api/bookings/{reference}/{token}/attendees/{id}/cancel',
  ...jsonUpTo(8 * KIB),
  summary: 'Cancel a seat, or ask for it after the free time',
  request: { params: linkAndId, headers, ...jsonBody(cancelWishSchema.meta({ id: 'CancelWish' })) },
  responses: CHANGED,
})

const cancelAll = createRoute({
  method: 'post',
  path: '/api/bookings/{reference}/{token}/cancel',
  ...jsonUpTo(8 * KIB),
  summary: 'Cancel the whole booking, or ask for it after the free time',
  request: { params: link, headers, ...jsonBody(cancelWishSchema.meta({ id: 'CancelWish' })) },
  responses: CHANGED,
})

const withdraw = createRoute({
  method: 'post',
  path: '/api/bookings/{reference}/{token}/requests/{id}/withdraw',
  summary: 'Withdraw a request that is not answered yet',
  request: { params: linkAndId, headers },
  responses: { 200: view, ...problemResponses(400, 403, 404, 409, 412, 429) },
})

const setBilling = createRoute({
  method: 'patch',
  path: '/api/bookings/{reference}/{token}/billing',
  ...jsonUpTo(8 * KIB),
  summary: 'Change where the invoice goes, and what it names',
  request: {
    params: link,
    headers,
    ...jsonBody(billingChangeSchema.meta({ id: 'BillingChange' })),
  },
  responses: CHANGED,
})

const calendarOfAll = createRoute({
  method: 'get',
  path: '/api/bookings/{reference}/{token}/calendar.ics',
  summary: 'All dates of a booking as one calendar file',
  request: { params: link },
  responses: { 200: calendarFile, ...problemResponses(404, 429) },
})

const calendarOfSeat = createRoute({
  method: 'get',
  path: '/api/bookings/{reference}/{token}/attendees/{id}/calendar.ics',
  summary: 'The date of one seat as a calendar file',
  request: { params: linkAndId },
  responses: { 200: calendarFile, ...problemResponses(404, 429) },
})

/** The calls of bookers, by the link in their mails. Each write answers the booking as it is then. */
export function bookingsRoutes(parts: BookerAccessParts) {
  const { db, clock, limits, bookingLinkKey: key, calendar } = parts

  const open = async (c: Context<ApiVariables>, { reference, token }: z.infer<typeof link>) => {
    const opened = await openBooking(db, reference, { key, token, now: clock.now() })
    return foundByLink(opened, clientOf(c), limits)
  }

  /**
   * Opens the booking for a change. Their number is limited, because each may cause mails to several people.
   *
   * @throws ProblemError 403 booking_link.of_receipt where only the link in the mails may
   */
  const openToChange = async (
    c: Context<ApiVariables>,
    params: z.infer<typeof link>,
    mayReceipt = false,
  ) => {
    const opened = await open(c, params)
    if (opened.isReceipt) {
      if (!mayReceipt) throw bookerAccessErrors.ofReceipt()
      // Each change is a mail to somebody who may not have booked.
      await limits.receiptChanges.consume(fingerprintOf([opened.registration.mailbox]))
    }
    await limits.bookingChanges.consume(opened.registration.id)
    return opened
  }

  const contextOf = async (c: Context<ApiVariables>): Promise<ChangeContext> => ({
    actor: { kind: 'booker', staff: await parts.adminOf(c.req.raw.headers) },
    now: clock.now(),
    expected: readIfMatch(c.req.header('If-Match')),
    ...changeSettings(parts),
  })

  const viewOf = async (opened: OpenedBooking) => {
    const answer = await toBookingView(db, await reopenBooking(db, opened), {
      ...parts,
      now: clock.now(),
    })
    return [answer, 200, { ETag: etagOf(answer.version) }] as const
  }

  const calendarContext = ({ registration: { status } }: OpenedBooking) => ({
    ...calendar,
    status,
    now: clock.now(),
  })

  return createApiApp()
    .openapi(read, async (c) => c.json(...(await viewOf(await open(c, c.req.valid('param'))))))
    .openapi(changeContact, async (c) => {
      const opened = await openToChange(c, c.req.valid('param'))
      await correctContact(db, opened.registration.id, c.req.valid('json'), await contextOf(c))
      return c.json(...(await viewOf(opened)))
    })
    .openapi(confirmAddress, async (c) => {
      const { reference, token } = c.req.valid('param')
      const found = await openNewContact(db, reference, { key, token, now: clock.now() })
      const opened = await foundByLink(found, clientOf(c), limits)
      await limits.bookingChanges.consume(opened.registration.id)
      await confirmContact(db, opened.registration.id, opened.newEmail, await contextOf(c))
      return c.json(...(await viewOf(opened)))
    })
    .openapi(changeSeat, async (c) => {
      const { id, ...params } = c.req.valid('param')
      const opened = await openToChange(c, params)
      requireSeat(opened, id)
      const { dateId, ...person } = c.req.valid('json')
      if (dateId) await moveSeat(db, id, dateId, await contextOf(c))
      else await replaceOrCorrectAttendee(db, id, person, await contextOf(c))
      return c.json(...(await viewOf(opened)))
    })
    .openapi(cancelOne, async (c) => {
      const { id, ...params } = c.req.valid('param')
      const opened = await openToChange(c, params)
      requireSeat(opened, id)
      await cancelSeat(db, id, c.req.valid('json'), await contextOf(c))
      return c.json(...(await viewOf(opened)))
    })
    .openapi(cancelAll, async (c) => {
      const opened = await openToChange(c, c.req.valid('param'))
      await cancelBooking(db, opened.registration.id, c.req.valid('json'), await contextOf(c))
      return c.json(...(await viewOf(opened)))
    })
    .openapi(withdraw, async (c) => {
      const { id, ...params } = c.req.valid('param')
      const opened = await openToChange(c, params)
      await withdrawRequest(db, opened.registration.id, id, await contextOf(c))
      return c.json(...(await viewOf(opened)))
    })
    .openapi(setBilling, async (c) => {
      const opened = await openToChange(c, c.req.valid('param'), true)
      await changeBilling(db, opened.registration.id, c.req.valid('json'), await contextOf(c))
      return c.json(...(await viewOf(opened)))
    })
    .openapi(calendarOfAll, async (c) => {
      const opened = await open(c, c.req.valid('param'))
      const file = bookingCalendar(opened.seats, calendarContext(opened))
      return c.body(file, 200, calendarHeaders(opened.registration.reference))
    })
    .openapi(calendarOfSeat, async (c) => {
      const { id, ...params } = c.req.valid('param')
      const opened = await open(c, params)
      const file = seatCalendar(requireSeat(opened, id), calendarContext(opened), opened.seats)
      return c.body(file, 200, calendarHeaders(opened.registration.reference))
    })
}

/** The seat of the opened booking: the link opens no seat of another one. */
function requireSeat({ seats }: OpenedBooking, id: string) {
  const seat = seats.find((one) => one.id === id)
  if (!seat) throw bookerAccessErrors.unknownSeat()
  return seat
}

import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { LoadGate } from '#platform/basics/server/load-gate.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { clientOf } from '#platform/rendering/server/page-reads.ts'
import { bookingReceiptSchema } from '#shop/booking/domain/booking.ts'
import { receiptToken } from '#shop/booking/server/booking-link.ts'
import { idempotencyHeader } from '#shop/booking/server/registrations.routes.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import { countingGuesses } from '#shop/discount-codes/server/redeem-code.service.ts'
import {
  acceptanceSchema,
  joiningAnswerSchema,
  joiningSchema,
  listedWaitingEntrySchema,
  waitingEntrySchema,
  waitingForDatesSchema,
  waitingListSchema,
} from '../domain/waiting-entry.ts'
import { accept } from './acceptance.service.ts'
import { decline, getEntry, leave } from './entries.service.ts'
import { confirm, join } from './joining.service.ts'
import { waitingListErrors } from './waiting-list.errors.ts'
import { getWaitingForDates, getWaitingList, removeEntry } from './waiting-lists.service.ts'
import { readToken } from './waiting-token.ts'

const entry = waitingEntrySchema.meta({ id: 'WaitingEntry' })
const byToken = { params: z.object({ token: z.string() }) }

const joinList = createRoute({
  method: 'post',
  path: '/api/waiting-list',
  ...jsonUpTo(8 * KIB),
  summary: 'Ask to wait for seats of a full date, or for new dates of a training',
  request: jsonBody(joiningSchema.meta({ id: 'Joining' })),
  responses: {
    202: jsonResponse(
      'A mail with a link is sent, which confirms the address',
      joiningAnswerSchema,
    ),
    ...problemResponses(400, 403, 409, 413, 415, 422, 429, 503),
  },
})

const read = createRoute({
  method: 'get',
  path: '/api/waiting-list/{token}',
  summary: 'An entry of the waiting list, by the token of its mails',
  request: byToken,
  responses: { 200: jsonResponse('The entry', entry), ...problemResponses(404, 429) },
})

const confirmEntry = createRoute({
  method: 'post',
  path: '/api/waiting-list/{token}/confirm',
  summary: 'Confirm the address of an entry, which gives it its place',
  request: byToken,
  responses: {
    200: jsonResponse('The entry', entry),
    ...problemResponses(403, 404, 409, 422, 429),
  },
})

const declineOffer = createRoute({
  method: 'post',
  path: '/api/waiting-list/{token}/decline',
  summary: 'Decline an offer of seats',
  request: byToken,
  responses: { 200: jsonResponse('The entry', entry), ...problemResponses(403, 404, 409, 429) },
})

const leaveList = createRoute({
  method: 'post',
  path: '/api/waiting-list/{token}/leave',
  summary: 'Leave the waiting list',
  request: byToken,
  responses: { 200: jsonResponse('The entry', entry), ...problemResponses(403, 404, 409, 429) },
})

const acceptOffer = createRoute({
  method: 'post',
  path: '/api/waiting-list/{token}/accept',
  ...jsonUpTo(64 * KIB),
  summary: 'Book the offered seats, or fewer; what is left out is taken from the entry',
  request: {
    ...byToken,
    headers: idempotencyHeader,
    ...jsonBody(acceptanceSchema.meta({ id: 'Acceptance' })),
  },
  responses: {
    201: jsonResponse(
      'The booking was accepted',
      bookingReceiptSchema.meta({ id: 'BookingReceipt' }),
    ),
    ...problemResponses(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})

interface WaitingListParts {
  db: Database
  clock: Clock
  limits: RateLimits
  loadGate: LoadGate
  /** The firm's address for new registrations; undefined for none. */
  staff: string | undefined
  /** How many mails about unconfirmed registrations and entries may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
  terms: SiteTerms
  /** The key of the tokens in mails. */
  waitingListKey: string
  /** The key of the links to bookings. */
  bookingLinkKey: string
}

export function waitingListRoutes(parts: WaitingListParts) {
  const { db, clock, limits, loadGate, staff, unconfirmedPerHour, terms } = parts
  const { waitingListKey, bookingLinkKey } = parts
  /**
   * The id of the token's entry. A token that is none is counted for the client's address, another one for itself.
   *
   * @throws ProblemError 404 waiting_list.unknown_entry; 429
   */
  const idOf = async (c: Context<ApiVariables>, { token }: { token: string }): Promise<string> => {
    const id = readToken(waitingListKey, token)
    const client = clientOf(c)
    if (id === null && client !== null) await limits.wrongLinks.take(client)
    if (id === null) throw waitingListErrors.unknownEntry()
    await limits.linkReads.consume(id)
    return id
  }
  const idToAct = async (c: Context<ApiVariables>, params: { token: string }) => {
    const id = await idOf(c, params)
    await limits.waitingActs.consume(id)
    return id
  }
  return createApiApp()
    .openapi(joinList, async (c) => {
      await loadGate.during(async () => {
        await limits.joinings.consume(c.get('clientAddress'))
        await join(db, c.req.valid('json'), { now: clock.now(), unconfirmedPerHour })
      })
      return c.json({ status: 'confirm' as const }, 202)
    })
    .openapi(read, async (c) =>
      c.json(await getEntry(db, await idOf(c, c.req.valid('param')), clock.now()), 200),
    )
    .openapi(confirmEntry, async (c) =>
      c.json(await confirm(db, await idToAct(c, c.req.valid('param')), clock.now()), 200),
    )
    .openapi(declineOffer, async (c) =>
      c.json(await decline(db, await idToAct(c, c.req.valid('param')), clock.now()), 200),
    )
    .openapi(leaveList, async (c) =>
      c.json(await leave(db, await idToAct(c, c.req.valid('param')), clock.now()), 200),
    )
    .openapi(acceptOffer, async (c) => {
      const id = await idToAct(c, c.req.valid('param'))
      const receipt = await loadGate.during(async () => {
        const address = c.get('clientAddress')
        await limits.bookings.consume(address)
        const acceptance = c.req.valid('json')
        return countingGuesses(limits.discountCodes, address, acceptance.discountCode, () =>
          accept(db, id, acceptance, {
            now: clock.now(),
            staff,
            unconfirmedPerHour,
            terms,
            idempotencyKey: c.req.valid('header')['idempotency-key'],
          }),
        )
      })
      return c.json({ ...receipt, token: receiptToken(bookingLinkKey, receipt) }, 201)
    })
}

const listOfDate = createRoute({
  method: 'get',
  path: '/api/admin/dates/{id}/waiting-list',
  ...forRoles(OFFICE),
  summary: 'Who waits for a date, and why the head of the list waits',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonResponse('The list', waitingListSchema.meta({ id: 'WaitingList' })),
    ...problemResponses(401, 403, 404),
  },
})

const listForDates = createRoute({
  method: 'get',
  path: '/api/admin/waiting-list',
  ...forRoles(OFFICE),
  summary: 'Who waits for new dates of trainings',
  responses: {
    200: jsonResponse(
      'The trainings that somebody waits for',
      z.array(waitingForDatesSchema.meta({ id: 'WaitingForDates' })),
    ),
    ...problemResponses(401, 403),
  },
})

const remove = createRoute({
  method: 'post',
  path: '/api/admin/waiting-list/{id}/remove',
  ...forRoles(OFFICE),
  summary: 'Take somebody from a waiting list, who is told by mail',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonResponse('The entry', listedWaitingEntrySchema.meta({ id: 'ListedWaitingEntry' })),
    ...problemResponses(401, 403, 404, 409),
  },
})

/** Requires `requireAdmin` to run before it. */
export function waitingListAdminRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(listOfDate, async (c) =>
      c.json(await getWaitingList(db, c.req.valid('param').id, clock.now()), 200),
    )
    .openapi(listForDates, async (c) => c.json(await getWaitingForDates(db), 200))
    .openapi(remove, async (c) => {
      const context = { actor: c.get('admin').email, now: clock.now() }
      return c.json(await removeEntry(db, c.req.valid('param').id, context), 200)
    })
}

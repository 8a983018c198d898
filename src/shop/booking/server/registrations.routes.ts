import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { LoadGate } from '#platform/basics/server/load-gate.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { countingGuesses } from '#shop/discount-codes/server/redeem-code.service.ts'
import { bookingReceiptSchema, bookingSchema } from '../domain/booking.ts'
import { book } from './booking.service.ts'
import { receiptToken } from './booking-link.ts'
import type { SiteTerms } from './terms-of-booking.ts'

/** The header by which a repeated booking is recognised. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, { error: 'Höchstens 200 sichtbare ASCII-Zeichen.' })
    .optional(),
})

const create = createRoute({
  method: 'post',
  path: '/api/registrations',
  // A booking for a whole team is about a twentieth of this.
  ...jsonUpTo(64 * KIB),
  summary: 'Book a package',
  request: {
    headers: idempotencyHeader,
    ...jsonBody(bookingSchema.meta({ id: 'Booking' })),
  },
  responses: {
    201: jsonResponse(
      'The booking was accepted',
      bookingReceiptSchema.meta({ id: 'BookingReceipt' }),
    ),
    ...problemResponses(400, 403, 409, 413, 415, 422, 429, 503),
  },
})

export function bookingRoutes(deps: {
  db: Database
  clock: Clock
  limits: RateLimits
  loadGate: LoadGate
  /** The firm's address for new registrations; undefined for none. */
  staff: string | undefined
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
  terms: SiteTerms
  /** The key of the links to bookings. */
  bookingLinkKey: string
}) {
  const { db, clock, limits, loadGate, staff, unconfirmedPerHour, terms, bookingLinkKey } = deps
  return createApiApp().openapi(create, async (c) => {
    const receipt = await loadGate.during(async () => {
      const address = c.get('clientAddress')
      await limits.bookings.consume(address)
      const booking = c.req.valid('json')
      return countingGuesses(limits.discountCodes, address, booking.discountCode, () =>
        book(db, booking, {
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

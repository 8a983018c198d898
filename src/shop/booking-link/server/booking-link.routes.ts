import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { bookingToken } from '#shop/booking/server/booking-link.ts'
import { showLinkedBooking } from '#shop/booking-changes/server/registration-details.service.ts'

const readLink = createRoute({
  method: 'get',
  path: '/api/admin/registrations/{id}/link',
  ...forRoles(OFFICE),
  summary: "The address of the booker's page, to see what the booker sees",
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonResponse(
      'The address. Whoever has it can change the booking as the booker can',
      z.object({ url: z.string() }),
    ),
    ...problemResponses(401, 403, 404),
  },
})

interface BookingLinkParts {
  db: Database
  publicUrl: string
  bookingLinkKey: string
}

/** Requires `requireAdmin` to run before it. */
export function bookingLinkRoutes({ db, publicUrl, bookingLinkKey }: BookingLinkParts) {
  return createApiApp().openapi(readLink, async (c) => {
    const booking = await showLinkedBooking(db, c.req.valid('param').id, c.get('admin').email)
    const token = bookingToken(bookingLinkKey, booking)
    return c.json({ url: `${publicUrl}/buchung/${booking.reference}/${token}` }, 200)
  })
}

import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { registrationIdSchema } from '#domain/registration/booking.ts'
import type { Database } from '../../database/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '../../http/api-app.ts'
import { bookingLinkKeyOf, bookingToken } from './booking-link.ts'
import { findRegistration } from './registration-details.repository.ts'
import { registrationErrors } from './registrations.errors.ts'

const readLink = createRoute({
  method: 'get',
  path: '/api/admin/registrations/{id}/link',
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

/** Requires `requireAdmin` to run before it. */
export function bookingLinkRoutes({ db, publicUrl }: { db: Database; publicUrl: string }) {
  return createApiApp().openapi(readLink, async (c) => {
    const { id } = c.req.valid('param')
    const found = registrationIdSchema.safeParse(id).success
      ? await findRegistration(db, id)
      : undefined
    if (!found) throw registrationErrors.notFound()
    const { registration } = found
    const token = bookingToken(await bookingLinkKeyOf(db), registration)
    return c.json({ url: `${publicUrl}/buchung/${registration.reference}/${token}` }, 200)
  })
}

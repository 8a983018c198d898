import type { Problem } from '#platform/basics/domain/problem.ts'
import type { OpenRequest } from '#shop/booking/domain/booking-change.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { ChangeContext } from '#shop/booking-changes/server/change-outcome.ts'
import { cancellationCalls } from './cancellations.ts'
import { readCalendars } from './people-calendars.ts'
import { settleTelling } from './telling.ts'
import type { TestProduct } from './test-product.ts'

/** What a change answers: the registration, or a problem. */
export type Changed = Omit<RegistrationDetails, 'status'> & Problem

/** The calls of staff that change a booking, with what the mailboxes and calendars of its people hold. */
export async function changeCalls(product: TestProduct) {
  const calls = await cancellationCalls(product)
  const { session } = calls
  const send = (method: string, path: string, body: object, version?: number) =>
    product.send<Changed>(method, `/api/admin/${path}`, body, {
      ...session,
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    })
  return {
    ...calls,
    editRegistration: (id: string, body: object, version?: number) =>
      send('PATCH', `registrations/${id}`, body, version),
    editSeat: (id: string, body: object, version?: number) =>
      send('PATCH', `attendees/${id}`, body, version),
    cancelSeat: (id: string, version?: number) =>
      send('POST', `attendees/${id}/cancel`, {}, version),
    restoreSeat: (id: string, version?: number) =>
      send('POST', `attendees/${id}/restore`, {}, version),
    changeOrder: (id: string, body: object, version?: number) =>
      send('POST', `registrations/${id}/order`, body, version),
    revokeLink: (id: string, version?: number) =>
      send('POST', `registrations/${id}/link/revoke`, {}, version),
    answer: (id: string, body: object, version?: number) =>
      send('POST', `requests/${id}/answer`, body, version),
    requests: async () =>
      (await product.get<OpenRequest[]>('/api/admin/requests?state=open', session)).body,
    /** The ids of a registration's seats, ordered by slot. */
    seatsOf: async (id: string) => (await calls.details(id)).seats.map((seat) => seat.id),
    mails: () => mailsOfChanges(product),
    calendars: async (registrationId?: string) => {
      await settleTelling(product)
      return readCalendars(product.pool, registrationId)
    },
  }
}

/** Who changes a booking by the booker's link, at the product's present time. */
export function asBooker(product: TestProduct, expected: ReadonlySet<number> | null = null) {
  const context: ChangeContext = {
    actor: { kind: 'booker', staff: null },
    now: product.clock.now(),
    expected,
    staff: 'team@example.com',
    tellDelayMs: 0,
    unconfirmedPerHour: 100,
  }
  return context
}

/** Mails about changes to people outside, and about requests, oldest first, as "seat.gained to pia@example.com". */
async function mailsOfChanges(product: TestProduct): Promise<string[]> {
  await settleTelling(product)
  const { rows } = await product.pool.query<{ mail: string }>(
    `select template || ' to ' || recipient as mail from mails
     where template not like 'registration.%' and template not like 'waiting.%'
       and template <> 'booking.changed.staff'
     order by created_at, template, recipient`,
  )
  return rows.map(({ mail }) => mail)
}

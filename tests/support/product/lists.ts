import { expect } from 'vitest'
import type { Booking } from '#shop/booking/domain/booking.ts'
import { aBooking, anAttendee, aPerson } from './bookings.ts'
import type { TestProduct } from './test-product.ts'

/** The cookie header of a session. */
export type Session = { cookie: string }

/** Makes the bookings in order, a minute apart, so that each has its own instant. */
export async function bookAll(
  product: TestProduct,
  ...bookings: Partial<Booking>[]
): Promise<void> {
  let minute = 0
  for (const partial of bookings) {
    product.clock.set(`2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`)
    minute += 1
    const { status } = await product.send('POST', '/api/registrations', aBooking(partial))
    expect(status).toBe(201)
  }
}

/** Reads a list of the administration. */
export async function readList<Row>(
  product: TestProduct,
  path: string,
  session: Session,
): Promise<Row[]> {
  const { status, body } = await product.get<Row[]>(path, session)
  expect(status).toBe(200)
  return body
}

/** A seat for a person, given by first and last name. */
export function person(name: string, trainingId = 'kurs-1-uhren') {
  const [firstName = ''] = name.split(' ')
  const email = `${firstName.normalize('NFD').replace(/[^a-zA-Z0-9]/g, '')}@example.com`
  return anAttendee({ trainingId, attendeeType: 'other', ...aPerson(name, { email }) })
}

import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import type { StoredPrice } from '#shop/booking/domain/booked-price.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'

/**
 * Stores package and price of a new order. What a discount code took off is in the new price. The caller has locked the
 * registration.
 */
export async function storeOrder(
  tx: Transaction,
  registrationId: string,
  order: StoredPrice & { packageId: string },
): Promise<void> {
  await tx.update(registrations).set(order).where(eq(registrations.id, registrationId))
}

/** The price is no longer about these cancelled seats. The caller has locked them. */
export async function leaveOut(tx: Transaction, seatIds: string[]): Promise<void> {
  if (seatIds.length === 0) return
  await tx
    .update(attendees)
    .set({ isOrdered: false, notOwedCents: 0 })
    .where(inArray(attendees.id, seatIds))
}

type NewSeat = Pick<
  SeatRow,
  | 'registrationId'
  | 'position'
  | 'trainingId'
  | 'dateId'
  | 'trainingTitle'
  | 'attendeeType'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'company'
  | 'createdAt'
>

/** Adds seats to a registration. Returns their ids. The caller has locked their dates and the registration. */
export async function insertSeats(tx: Transaction, seats: NewSeat[]): Promise<string[]> {
  if (seats.length === 0) return []
  const rows = await tx.insert(attendees).values(seats).returning({ id: attendees.id })
  return rows.map(({ id }) => id)
}

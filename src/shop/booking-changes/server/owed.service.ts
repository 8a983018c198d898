import { parseMoney } from '#platform/basics/domain/money.ts'
import type { Connection } from '#platform/database/server/database.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import { listAllSeats } from '#shop/booking/server/seats.repository.ts'
import { type Owed, owedBy, type PricedSeat, seatShares } from '../domain/owed.ts'
import { listOrderChanges } from './owed.repository.ts'
import { listReductions } from './reductions.repository.ts'

type OwingRegistration = Pick<RegistrationRow, 'id' | 'status' | 'confirmedAt' | 'price'>

/** What a booking owes, from what is stored of it now. */
export async function readOwed(db: Connection, registration: OwingRegistration): Promise<Owed> {
  const { id, status, confirmedAt, price } = registration
  const orders = await listOrderChanges(db, id)
  return owedBy({
    status,
    wasConfirmed: confirmedAt !== null,
    price: parseMoney(price),
    seats: await listAllSeats(db, id),
    orders: orders.map(({ createdAt, ...order }) => ({ ...order, at: createdAt.toISOString() })),
    reductions: await listReductions(db, id),
  })
}

/** The share of each seat in the price of its booking, in cents, by the seat's id. */
export function sharesOf(
  { price }: Pick<RegistrationRow, 'price'>,
  seats: readonly PricedSeat[],
): (seat: { id: string }) => number {
  const shares = seatShares(parseMoney(price), seats)
  return ({ id }) => shares.get(id) ?? 0
}

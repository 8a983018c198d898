import { eq } from 'drizzle-orm'
import type { BookingPromise } from '#domain/registration/booking-promise.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { bookingPromises } from '../../database/schema/booking-changes.ts'

/** Stores what was promised with a booking. It is never changed. */
export async function insertPromise(
  tx: Transaction,
  registrationId: string,
  content: BookingPromise,
): Promise<void> {
  await tx.insert(bookingPromises).values({ registrationId, content })
}

/** What was promised with the booking; null for one of an earlier version. */
export async function findPromise(
  db: Connection,
  registrationId: string,
): Promise<BookingPromise | null> {
  const [row] = await db
    .select({ content: bookingPromises.content })
    .from(bookingPromises)
    .where(eq(bookingPromises.registrationId, registrationId))
  return row?.content ?? null
}

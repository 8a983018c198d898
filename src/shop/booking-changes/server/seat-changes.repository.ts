import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { attendees } from '#shop/booking/server/registrations.schema.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'

/**
 * Gives the seats another date. Their training, and its title as of the booking, become those of the date. That somebody
 * cannot come was about the old one. The caller has locked both dates and the registrations.
 */
export async function moveSeats(tx: Transaction, seatIds: string[], to: DateRow): Promise<void> {
  await tx
    .update(attendees)
    .set({
      dateId: to.id,
      trainingId: to.trainingId,
      trainingTitle: to.title,
      cannotComeSince: null,
    })
    .where(inArray(attendees.id, seatIds))
}

/** Cancels the seats alone, whatever the status of their registrations. The caller has locked date and registrations. */
export async function cancelSeats(
  tx: Transaction,
  seatIds: string[],
  cancelledAt: Date,
): Promise<void> {
  await tx.update(attendees).set({ cancelledAt }).where(inArray(attendees.id, seatIds))
}

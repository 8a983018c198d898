import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { attendees } from '#shop/booking/server/registrations.schema.ts'

/** Stores the SEQUENCE of each seat's last calendar entry. The caller has locked the seats. */
export async function storeSequences(
  tx: Transaction,
  sequences: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [id, calendarSequence] of sequences)
    await tx.update(attendees).set({ calendarSequence }).where(eq(attendees.id, id))
}

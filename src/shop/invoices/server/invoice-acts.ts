import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Transaction } from '#platform/database/server/database.ts'

/** Records what was done with a document, on each of its bookings that is still there. */
export async function recordOnBookings(
  tx: Transaction,
  bookings: readonly { registrationId: string | null }[],
  { action, number, actor }: { action: string; number: string; actor: string },
): Promise<void> {
  for (const { registrationId } of bookings)
    if (registrationId)
      await recordAction(tx, { actor, action, subjectId: registrationId, details: { number } })
}

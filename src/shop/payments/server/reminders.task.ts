import type { Database } from '#platform/database/server/database.ts'
import { listAutomaticReminders } from './reminder-list.service.ts'
import { sendReminders } from './reminders.service.ts'

/**
 * Sends the reminders of invoices that are due, where the rules say that they go out by themselves. Safe to run twice,
 * even at the same time.
 */
export async function sendDueReminders(db: Database, now: Date): Promise<void> {
  await sendReminders(db, await listAutomaticReminders(db, now), { actor: '', now })
}

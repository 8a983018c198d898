import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { CONFIRM_WITHIN_MS } from './entries.service.ts'
import { tellOfNewDates } from './new-dates.service.ts'
import { serveWaitingList } from './offers.service.ts'
import {
  deleteUnconfirmed,
  listWaitedDates,
  listWaitedTrainings,
} from './waiting-list.repository.ts'

/**
 * Does what is due on all waiting lists: ends offers, offers seats, closes the lists of dates that have begun, tells of
 * new dates, and forgets entries that nobody confirmed. Safe to run twice, even at the same time.
 */
export async function serveWaitingLists(db: Database, now: Date): Promise<void> {
  await deleteUnconfirmed(db, new Date(now.getTime() - CONFIRM_WITHIN_MS))
  for (const dateId of await listWaitedDates(db))
    await inTransaction(db, (tx) => serveWaitingList(tx, dateId, now))
  for (const trainingId of await listWaitedTrainings(db))
    await inTransaction(db, (tx) => tellOfNewDates(tx, trainingId, now))
}

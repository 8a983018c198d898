import type { Task } from 'graphile-worker'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { sendLinksTo } from './lost-links.service.ts'

/** Sends a booker the links of the bookings that have not ended, see {@link sendLinksTo}. */
export function sendLostLinks({
  db,
  clock,
  unconfirmedPerHour,
}: {
  db: Database
  clock: Clock
  unconfirmedPerHour: number
}): Task {
  return async (payload) => {
    const { email } = payload as { email: string }
    await sendLinksTo(db, email, { now: clock.now(), unconfirmedPerHour })
  }
}

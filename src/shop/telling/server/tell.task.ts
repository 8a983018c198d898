import type { Task } from 'graphile-worker'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { TellSettings } from './plan.ts'
import { tell } from './tell.service.ts'

/** The job that `askToTell` adds. In a restored copy it runs as well: the mails that it writes are not sent there. */
export function tellTask({
  db,
  clock,
  ...settings
}: TellSettings & { db: Database; clock: Clock }): Task {
  const { staff, unconfirmedPerHour } = settings
  return async (payload) => {
    const { registrationId } = payload as { registrationId: string }
    await tell(db, registrationId, { staff, unconfirmedPerHour, now: clock.now() })
  }
}

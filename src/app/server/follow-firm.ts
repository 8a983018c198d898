import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import { readFirmValues } from '#office/settings/server/firm-settings.service.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import type { NotificationSubscription } from '#platform/database/server/database-notifications.ts'
import { readMarks } from '#site/marks/server/marks.service.ts'
import { firmOf } from '#site/pages/domain/firm-of-values.ts'
import { setFirm } from '#site/pages/web/firm.ts'

/** Sets `firm()` to what is stored. */
export async function readFirm(db: Connection): Promise<void> {
  setFirm(await readStored(db))
}

async function readStored(db: Connection) {
  const [values, marks] = await Promise.all([readFirmValues(db), readMarks(db)])
  return firmOf(values, marks)
}

/**
 * Sets `firm()` to what is stored, whenever this process hears of a change by any process. `firm()` belongs to the process:
 * of several products in one, which only tests start, the last change counts.
 */
export function followFirm(parts: {
  db: Database
  subscription: Pick<NotificationSubscription, 'onPageChange'>
  log: Logger
}) {
  let last: unknown
  let reading = Promise.resolve()
  let isDue = false

  async function read() {
    isDue = false
    try {
      const stored = await readStored(parts.db)
      if (!isDeepStrictEqual(stored, last)) setFirm(stored)
      last = stored
    } catch (err) {
      parts.log.warn({ err }, 'the firm could not be read; the last one stays')
    }
  }

  parts.subscription.onPageChange(() => {
    // What has not begun yet will read this change too.
    if (isDue) return
    isDue = true
    reading = reading.then(read)
  })
  return {
    /** Resolves when `firm()` is the one of all changes that this process has heard of. */
    isRead: () => reading,
  }
}

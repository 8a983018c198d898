import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import { readFirmValues } from '#office/settings/server/firm-settings.service.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import type { NotificationSubscription } from '#platform/database/server/database-notifications.ts'
import { readLook } from '#site/look/server/look.service.ts'
import { setLook } from '#site/look/web/look.ts'
import { readMarks } from '#site/marks/server/marks.service.ts'
import { firmOf } from '#site/pages/domain/firm-of-values.ts'
import { setFirm } from '#site/pages/web/firm.ts'

/** Reads what the process shows of the settings; `show` sets it in the process. */
const READS = [
  async (db: Connection) => {
    const values = firmOf(await readFirmValues(db), await readMarks(db))
    return { values, show: () => setFirm(values) }
  },
  async (db: Connection) => {
    const values = await readLook(db)
    return { values, show: () => setLook(values) }
  },
]

/** Sets `firm()` and `look()` to what is stored. */
export async function readFirm(db: Connection): Promise<void> {
  for (const read of READS) (await read(db)).show()
}

/**
 * Sets `firm()` and `look()` to what is stored, whenever this process hears of a change by any process. They belong to
 * the process: of several products in one, which only tests start, the last change counts.
 */
export function followFirm(parts: {
  db: Database
  subscription: Pick<NotificationSubscription, 'onPageChange'>
  log: Logger
}) {
  const last = new Map<(typeof READS)[number], object>()
  let reading = Promise.resolve()
  let isDue = false

  async function read() {
    isDue = false
    try {
      for (const one of READS) {
        const { values, show } = await one(parts.db)
        if (!isDeepStrictEqual(values, last.get(one))) show()
        last.set(one, values)
      }
    } catch (err) {
      parts.log.warn({ err }, 'firm and look could not be read; the last ones stay')
    }
  }

  parts.subscription.onPageChange(() => {
    // What has not begun yet will read this change too.
    if (isDue) return
    isDue = true
    reading = reading.then(read)
  })
  return {
    /** Resolves when `firm()` and `look()` are those of all changes that this process has heard of. */
    isRead: () => reading,
  }
}

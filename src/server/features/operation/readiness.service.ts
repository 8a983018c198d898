import type pg from 'pg'
import type { Logger } from 'pino'

/** Longer than a database that is well ever takes, shorter than a load balancer waits. */
const ANSWER_WITHIN_MS = 2_000

type DatabaseState = 'ok' | 'read-only' | 'away'

interface DatabaseProbe {
  pool: pg.Pool
  log: Logger
}

/** Whether a process can show pages. */
export interface ReadinessForPages {
  ready: boolean
  pages: 'cached' | 'none cached'
  /** Asked for where no page is cached. */
  database?: DatabaseState
}

/** Whether a process can take bookings and edits, and do what follows from them. */
export interface ReadinessForWrites {
  ready: boolean
  database: DatabaseState
  worker: 'ok' | 'stopped'
}

/**
 * Whether pages can be shown: from the cache, or else with the database. Cached pages are answered at once, also while
 * the database hangs. Never throws.
 */
export async function readinessForPages({
  arePagesCached,
  ...probe
}: DatabaseProbe & { arePagesCached: () => boolean }): Promise<ReadinessForPages> {
  if (arePagesCached()) return { ready: true, pages: 'cached' }
  const database = await stateOf(probe)
  return { ready: database !== 'away', pages: 'none cached', database }
}

/** Asks the parts that no write can do without: a database that takes writes, and the worker. Never throws. */
export async function readinessForWrites({
  isWorkerRunning,
  ...probe
}: DatabaseProbe & { isWorkerRunning: () => boolean }): Promise<ReadinessForWrites> {
  const database = await stateOf(probe)
  const worker = isWorkerRunning() ? 'ok' : 'stopped'
  return { ready: database === 'ok' && worker === 'ok', database, worker }
}

async function stateOf({ pool, log }: DatabaseProbe): Promise<DatabaseState> {
  try {
    const late = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await Promise.race([
      // On for a standby too.
      pool.query<{ setting: string }>(`select current_setting('transaction_read_only') as setting`),
      new Promise<never>((_resolve, reject) => {
        late.addEventListener('abort', () => reject(late.reason), { once: true })
      }),
    ])
    return answer.rows[0]?.setting === 'off' ? 'ok' : 'read-only'
  } catch (err) {
    log.warn({ err }, 'not ready: the database does not answer')
    return 'away'
  }
}

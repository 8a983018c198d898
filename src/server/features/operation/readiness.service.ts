import type pg from 'pg'
import type { Logger } from 'pino'
import { ReadOnlyServer } from '../../database/writable-pool.ts'

/** Longer than a database that is well ever takes, shorter than a load balancer waits. */
const ANSWER_WITHIN_MS = 2_000

type DatabaseState = 'ok' | 'read-only' | 'away'

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

export interface Readiness {
  /**
   * Whether pages can be shown: from the cache, or else with the database. Cached pages are answered at once, also while
   * the database hangs. Never throws.
   */
  forPages(log: Logger): Promise<ReadinessForPages>
  /** Asks the parts that no write can do without: a database that takes writes, and the worker. Never throws. */
  forWrites(log: Logger): Promise<ReadinessForWrites>
}

/** A database that is away is told once at level error, and once when it is back, however often anybody asks. */
export function createReadiness({
  pool,
  isWorkerRunning,
  arePagesCached,
}: {
  pool: pg.Pool
  isWorkerRunning: () => boolean
  arePagesCached: () => boolean
}): Readiness {
  let isToldAway = false

  async function databaseState(log: Logger): Promise<DatabaseState> {
    try {
      const state = await askDatabase(pool)
      if (isToldAway) log.warn('the database is reached again')
      isToldAway = false
      return state
    } catch (err) {
      // This connection was broken off because it only reads; the server answers.
      if (err instanceof ReadOnlyServer) return 'read-only'
      log[isToldAway ? 'debug' : 'error']({ err }, 'the database cannot be reached')
      isToldAway = true
      return 'away'
    }
  }

  return {
    async forPages(log) {
      if (arePagesCached()) return { ready: true, pages: 'cached' }
      const database = await databaseState(log)
      return { ready: database !== 'away', pages: 'none cached', database }
    },
    async forWrites(log) {
      const database = await databaseState(log)
      const worker = isWorkerRunning() ? 'ok' : 'stopped'
      return { ready: database === 'ok' && worker === 'ok', database, worker }
    },
  }
}

/** @throws the driver's error, or a TimeoutError after ANSWER_WITHIN_MS */
async function askDatabase(pool: pg.Pool): Promise<'ok' | 'read-only'> {
  const late = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const answer = await Promise.race([
    // On for a standby too.
    pool.query<{ setting: string }>(`select current_setting('transaction_read_only') as setting`),
    new Promise<never>((_resolve, reject) => {
      late.addEventListener('abort', () => reject(late.reason), { once: true })
    }),
  ])
  return answer.rows[0]?.setting === 'off' ? 'ok' : 'read-only'
}

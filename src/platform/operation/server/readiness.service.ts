import type pg from 'pg'
import type { Logger } from 'pino'
import { ReadOnlyServer } from '#platform/database/server/writable-pool.ts'

/** Longer than a working database takes, shorter than a load balancer waits. */
const ANSWER_WITHIN_MS = 2_000

type DatabaseState = 'ok' | 'read-only' | 'away'

/** Whether a process can show pages. */
export interface ReadinessForPages {
  ready: boolean
  pages: 'cached' | 'none cached'
  /** Checked only where no page is cached. */
  database?: DatabaseState
}

/** Whether a process can accept bookings and edits, and process them. */
export interface ReadinessForWrites {
  ready: boolean
  database: DatabaseState
  worker: 'ok' | 'stopped'
}

export interface Readiness {
  /**
   * Whether pages can be served: from the cache, or else with the database. With cached pages, the answer does not wait
   * for the database. Never throws.
   */
  forPages(log: Logger): Promise<ReadinessForPages>
  /** Checks what every write needs: a database that accepts writes, and the worker. Never throws. */
  forWrites(log: Logger): Promise<ReadinessForWrites>
}

/** An unreachable database is logged once at level error, and once when it is back, however often this is called. */
export function createReadiness({
  pool,
  isWorkerRunning,
  arePagesCached,
}: {
  pool: pg.Pool
  isWorkerRunning: () => boolean
  arePagesCached: () => boolean
}): Readiness {
  let isOutageLogged = false

  async function databaseState(log: Logger): Promise<DatabaseState> {
    try {
      const state = await askDatabase(pool)
      if (isOutageLogged) log.warn('the database can be reached again')
      isOutageLogged = false
      return state
    } catch (err) {
      // The pool closed this connection because the server is read-only; it does answer.
      if (err instanceof ReadOnlyServer) return 'read-only'
      log[isOutageLogged ? 'debug' : 'error']({ err }, 'the database cannot be reached')
      isOutageLogged = true
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
    // Also on for a standby server.
    pool.query<{ setting: string }>(`select current_setting('transaction_read_only') as setting`),
    new Promise<never>((_resolve, reject) => {
      late.addEventListener('abort', () => reject(late.reason), { once: true })
    }),
  ])
  return answer.rows[0]?.setting === 'off' ? 'ok' : 'read-only'
}

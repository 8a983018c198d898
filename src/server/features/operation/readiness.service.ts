import type pg from 'pg'
import type { Logger } from 'pino'

/** Longer than a database that is well ever takes, shorter than a load balancer waits. */
const ANSWER_WITHIN_MS = 2_000

export interface Readiness {
  /** Whether the product can take visitors' requests now. */
  ready: boolean
  database: 'ok' | 'away'
  worker: 'ok' | 'stopped'
}

/** Asks the parts that the product cannot do without; never throws. */
export async function readiness(parts: {
  pool: pg.Pool
  isWorkerRunning: () => boolean
  log: Logger
}): Promise<Readiness> {
  const database = (await answers(parts.pool, parts.log)) ? 'ok' : 'away'
  const worker = parts.isWorkerRunning() ? 'ok' : 'stopped'
  return { ready: database === 'ok' && worker === 'ok', database, worker }
}

async function answers(pool: pg.Pool, log: Logger): Promise<boolean> {
  try {
    const late = AbortSignal.timeout(ANSWER_WITHIN_MS)
    await Promise.race([
      pool.query('select 1'),
      new Promise((_resolve, reject) => {
        late.addEventListener('abort', () => reject(late.reason), { once: true })
      }),
    ])
    return true
  } catch (err) {
    log.warn({ err }, 'not ready: the database does not answer')
    return false
  }
}

import { run, Logger as WorkerLogger } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { MailTransport } from './features/mail/mail-transport.ts'
import { sendMailTask } from './features/mail/send-mail.task.ts'

const CONCURRENT_JOBS = 4

/** Starts the background work: whatever a transaction queued is done soon after its commit. */
export async function startWorker(deps: {
  db: Database
  pool: pg.Pool
  transport: MailTransport
  clock: Clock
  log: Logger
}): Promise<{ stop(): Promise<void> }> {
  const log = deps.log.child({ part: 'worker' })
  const runner = await run({
    pgPool: deps.pool,
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    crontab: '',
    taskList: { 'send-mail': sendMailTask(deps) },
    logger: new WorkerLogger(() => (level, message) => {
      // Its own `info` and `debug` tell of every job; only what an operator can act on goes into our log.
      if (level === 'error') log.error(message)
      else if (level === 'warning') log.warn(message)
      else log.debug(message)
    }),
  })
  return { stop: () => runner.stop() }
}

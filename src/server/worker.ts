import { setTimeout as pause } from 'node:timers/promises'
import { type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Clock, systemClockOffset } from './clock.ts'
import type { Database } from './database/database.ts'
import type { MailSettings } from './features/mail/mail-settings.ts'
import type { MailTransport } from './features/mail/mail-transport.ts'
import { DELIVER_MAIL } from './features/mail/mails.repository.ts'
import { rescueMails } from './features/mail/rescue-mails.task.ts'
import { sendMailTask } from './features/mail/send-mail.task.ts'
import { isRestoredCopy } from './features/operation/restored-copy.service.ts'
import { recordingRun } from './features/operation/task-runs.service.ts'
import { keepToRetention } from './features/people/keep-to-retention.task.ts'
import { remindOfSessions } from './features/training-notifications/remind-of-sessions.task.ts'
import type { Rush } from './rush.ts'
import { forgetRunsToCome, keepTimetable, runFrequentTasks } from './timetable.ts'
import { namingNobody, workerLogger } from './worker-log.ts'

const CONCURRENT_JOBS = 4
const RESTART_AFTER_MS = 2_000
/** At the end a job is told to give up after this long, and one that does not is left for the next start. */
const FINISH_WITHIN_MS = 4_000
const UNHELD = { ref: false }
const LEAVE_AFTER_MS = 6_000
/** Of several processes one does each: all enter the same minute, and an entry is a job only once. */
const CRONTAB = `
  * * * * * rescue-mails ?jobKey=rescue-mails&max=1
  */5 * * * * remind-of-sessions ?jobKey=remind-of-sessions&max=1
  17 3 * * * keep-to-retention ?jobKey=keep-to-retention&max=1
`

interface WorkerParts {
  db: Database
  rush: Rush
  pool: pg.Pool
  transport: MailTransport
  mail: MailSettings
  /** Who at the firm is told of what is to be done; nobody where it is not set. */
  staff: string | undefined
  /** Pauses between attempts to send a mail, where they are not the usual ones. */
  retryPausesMs?: readonly number[] | undefined
  clock: Clock
  log: Logger
}

export interface Worker {
  /** False while it is being started again, because the database is away. */
  isRunning(): boolean
  /** Ends it, once for all callers: no new job is begun, and those under way are given a moment. */
  stop(): Promise<void>
}

/**
 * Starts the background work: whatever a transaction queued is done soon after its commit. A worker that gives up, as
 * it does when the database goes away while it writes down what it did, or that is ended because the clock was changed, is
 * started again and does at once what it may have left out.
 */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const log = parts.log.child({ part: 'worker' })
  const stopping = new AbortController()
  await whenLive(parts, () => rescueMails({ db: parts.db, log }))()
  let runner = await runWorker(parts, log)
  let running = true
  let stopped: Promise<void> | null = null

  const supervision = (async () => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((err: unknown) => log.error({ err }, 'the worker gave up'))
      running = false
      runner = await restart(parts, log, stopping.signal, runner)
      running = !stopping.signal.aborted
    }
  })()

  return {
    isRunning: () => running,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }

  async function stop() {
    stopping.abort()
    // One that has just given up by itself says so; it is stopped either way.
    const ended = runner
      .stop()
      .catch((err: unknown) => log.debug({ err }, 'the worker had stopped'))
    await Promise.race([ended.then(() => supervision), pause(LEAVE_AFTER_MS, undefined, UNHELD)])
  }
}

/** Tries until a worker runs again. Returns the old one when the product stops meanwhile. */
async function restart(
  parts: WorkerParts,
  log: Logger,
  stopping: AbortSignal,
  old: Runner,
): Promise<Runner> {
  while (!stopping.aborted) {
    await pause(RESTART_AFTER_MS, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) break
    try {
      const runner = await runWorker(parts, log)
      await runFrequentTasks(runner).catch((err: unknown) =>
        log.debug({ err }, 'what was left out waits for the timetable'),
      )
      return runner
    } catch (err) {
      log.error({ err }, 'the worker does not start')
    }
  }
  return old
}

async function runWorker(parts: WorkerParts, log: Logger): Promise<Runner> {
  const clockOffset = systemClockOffset()
  await forgetRunsToCome(parts.pool)
  const sendMail = whenLive(parts, sendMailTask({ ...parts, log }))
  const runner = await run({
    pgPool: parts.pool,
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    crontab: CRONTAB,
    taskList: namingNobody({
      [DELIVER_MAIL]: sendMail,
      // Mails that a process of the version before has queued.
      'send-mail': sendMail,
      ...recorded(parts.db, log, {
        'rescue-mails': whenLive(parts, () => rescueMails({ db: parts.db, log })),
        'keep-to-retention': () => keepToRetention({ ...parts, log, now: parts.clock.now() }),
        'remind-of-sessions': whenLive(parts, () =>
          remindOfSessions(parts.db, parts.clock.now(), parts.staff),
        ),
      }),
    }),
    // Without a batch, graphile-worker 0.18 does not wait for the note that a job is done, and a database that is away
    // at that moment would be an unhandled rejection: the end of the whole process.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: FINISH_WITHIN_MS,
      },
    },
    logger: workerLogger(log),
  })
  // A worker whose first look for work fails keeps that failure for good (graphile-worker 0.18). One that cannot look
  // is no use in any case: it ends, and a new one begins when the database is back.
  runner.events.once('worker:getJob:error', ({ error }) => {
    log.error({ err: error }, 'the worker cannot look for work')
    runner.stop().catch((err: unknown) => log.debug({ err }, 'the worker had stopped'))
  })
  keepTimetable({ pool: parts.pool, runner, clockOffset, log })
  return runner
}

/**
 * A task that does nothing in a restored copy. Mails that are queued there keep waiting; once an operator has made it the
 * live product, the rescue queues them again within a minute.
 */
function whenLive<Args extends unknown[]>(
  { db }: Pick<WorkerParts, 'db'>,
  task: (...args: Args) => unknown,
) {
  return async (...args: Args): Promise<void> => {
    if (!(await isRestoredCopy(db))) await task(...args)
  }
}

/** Tasks of the timetable that keep when they ended, for `/metrics`. */
function recorded(db: Database, log: Logger, tasks: Record<string, () => Promise<void>>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      () =>
        recordingRun(db, name, task, (err) => log.warn({ err, task: name }, 'a run was not kept')),
    ]),
  )
}

import { setTimeout as pause } from 'node:timers/promises'
import { type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { enforceRetention } from '#office/privacy/server/enforce-retention.task.ts'
import { type Clock, systemClockOffset } from '#platform/basics/server/clock.ts'
import type { LoadGate } from '#platform/basics/server/load-gate.ts'
import type { Database } from '#platform/database/server/database.ts'
import { SEND_PASSWORD_LINK } from '#platform/login/server/password-links.repository.ts'
import { sendPasswordLinkTask } from '#platform/login/server/send-password-link.task.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import type { MailTransport } from '#platform/mail/server/mail-transport.ts'
import { DELIVER_MAIL } from '#platform/mail/server/mails.repository.ts'
import { rescueMails } from '#platform/mail/server/rescue-mails.task.ts'
import { sendMailTask } from '#platform/mail/server/send-mail.task.ts'
import { isRestoredCopy } from '#platform/operation/server/restored-copy.service.ts'
import { recordingRun } from '#platform/operation/server/task-runs.service.ts'
import { addLostJobs, TELL } from '#shop/booking/server/told.repository.ts'
import { sendDailyNotice } from '#shop/booking-changes/server/send-daily-notice.task.ts'
import { SEND_LOST_LINKS } from '#shop/booking-link/server/lost-links.repository.ts'
import { sendLostLinks } from '#shop/booking-link/server/send-lost-links.task.ts'
import { remindOfSessions } from '#shop/dates/server/remind-of-sessions.task.ts'
import type { InvoiceParts } from '#shop/invoices/server/invoice-files.ts'
import { issueConfirmed } from '#shop/invoices/server/issue-confirmed.task.ts'
import { sendDueReminders } from '#shop/payments/server/reminders.task.ts'
import { tellTask } from '#shop/telling/server/tell.task.ts'
import { serveWaitingLists } from '#shop/waiting-list/server/serve-waiting-lists.task.ts'
import { deletePublished } from './modules.ts'
import { reasonNotToSend } from './obsolete-mails.ts'
import { deleteFutureRuns, runFrequentTasks, startTimetable } from './timetable.ts'
import { withoutPersonalData, workerLogger } from './worker-log.ts'

const CONCURRENT_JOBS = 4
const RESTART_AFTER_MS = 2_000
/** When stopping, a running job is aborted after this long. A job that then still runs is left for the next start. */
const FINISH_WITHIN_MS = 4_000
const UNLIMITED_POOL = { ref: false }
const ABANDON_AFTER_MS = 6_000
/**
 * Cron entries, in UTC. With several processes each entry runs once: all processes queue it in the same minute, under
 * one job key.
 */
const CRONTAB = `
  * * * * * rescue-mails ?jobKey=rescue-mails&max=1
  * * * * * serve-waiting-lists ?jobKey=serve-waiting-lists&max=1
  */5 * * * * remind-of-sessions ?jobKey=remind-of-sessions&max=1
  */5 * * * * issue-invoices ?jobKey=issue-invoices&max=1
  0 5 * * * send-daily-notice ?jobKey=send-daily-notice&max=1
  0 7 * * 1-5 send-due-reminders ?jobKey=send-due-reminders&max=1
  17 3 * * * keep-to-retention ?jobKey=keep-to-retention&max=1
`

interface WorkerParts {
  db: Database
  loadGate: LoadGate
  pool: pg.Pool
  transport: MailTransport
  mail: MailSettings
  /** The staff's e-mail address for notices of open tasks; no notices where it is not set. */
  staff: string | undefined
  /** How many mails about unconfirmed bookings may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
  /** Pauses between attempts to send a mail, in milliseconds, where they differ from the defaults. */
  retryPausesMs?: readonly number[] | undefined
  /** How often the stored runs of the timetable are checked, in milliseconds, where it differs from the default. */
  checkRunsEveryMs?: number | undefined
  /** What invoices are made of. */
  invoices: InvoiceParts
  clock: Clock
  log: Logger
}

export interface Worker {
  /** False while it is being started again, because the database cannot be reached. */
  isRunning(): boolean
  /**
   * Stops the worker; further calls wait for the same stop. No new job begins, and running jobs get a short time to
   * finish.
   */
  stop(): Promise<void>
}

/**
 * Starts the background work: a job that a transaction queued runs soon after its commit. The worker ends by itself
 * when the database fails while it stores a result, and is ended when the clock was changed. In both cases it is
 * started again and immediately runs the tasks that may have been left out.
 */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const log = parts.log.child({ part: 'worker' })
  const stopping = new AbortController()
  await unlessRestoredCopy(parts, rescue)(parts.db, log)
  let runner = await runWorker(parts, log)
  let running = true
  let stopped: Promise<void> | null = null

  const supervision = (async () => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((err: unknown) =>
        log.error({ err }, 'the worker ended with an error'),
      )
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
    // Stopping a worker that has just ended by itself rejects; it is stopped either way.
    const ended = runner
      .stop()
      .catch((err: unknown) => log.debug({ err }, 'the worker had stopped'))
    await Promise.race([
      ended.then(() => supervision),
      pause(ABANDON_AFTER_MS, undefined, UNLIMITED_POOL),
    ])
  }
}

/** Tries to start a worker until one runs. Returns the old one when the product stops meanwhile. */
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
        log.debug({ err }, 'tasks that are due wait for the timetable'),
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
  await deleteFutureRuns(parts.pool)
  const sendMail = unlessRestoredCopy(parts, sendMailTask({ ...parts, log, reasonNotToSend }))
  const runner = await run({
    pgPool: parts.pool,
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    crontab: CRONTAB,
    taskList: withoutPersonalData({
      [DELIVER_MAIL]: sendMail,
      [TELL]: tellTask(parts),
      [SEND_PASSWORD_LINK]: unlessRestoredCopy(parts, sendPasswordLinkTask(parts)),
      [SEND_LOST_LINKS]: unlessRestoredCopy(parts, sendLostLinks(parts)),
      ...recordingRuns(parts.db, log, {
        'rescue-mails': unlessRestoredCopy(parts, () => rescue(parts.db, log)),
        'serve-waiting-lists': unlessRestoredCopy(parts, () =>
          serveWaitingLists(parts.db, parts.clock.now()),
        ),
        'keep-to-retention': () =>
          enforceRetention({
            ...parts,
            log,
            now: parts.clock.now(),
            deletePublished,
          }),
        'issue-invoices': unlessRestoredCopy(parts, () =>
          issueConfirmed(parts.invoices, parts.clock.now()),
        ),
        'send-daily-notice': unlessRestoredCopy(parts, () =>
          sendDailyNotice(parts.db, parts.clock.now(), parts.staff),
        ),
        'send-due-reminders': unlessRestoredCopy(parts, () =>
          sendDueReminders(parts.db, parts.clock.now()),
        ),
        'remind-of-sessions': unlessRestoredCopy(parts, () =>
          remindOfSessions(parts.db, parts.clock.now(), parts.staff),
        ),
      }),
    }),
    // Without a batch delay, graphile-worker 0.18 does not wait until a job's completion is stored. If the database
    // cannot be reached at that moment, that would be an unhandled rejection, which ends the whole process.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: FINISH_WITHIN_MS,
      },
    },
    logger: workerLogger(log),
  })
  // A worker whose first query for jobs fails keeps that failure permanently (graphile-worker 0.18). So a worker that
  // cannot query for jobs is ended, and a new one begins when the database can be reached again.
  runner.events.once('worker:getJob:error', ({ error }) => {
    log.error({ err: error }, 'the worker cannot read its jobs')
    runner.stop().catch((err: unknown) => log.debug({ err }, 'the worker had stopped'))
  })
  const { pool, checkRunsEveryMs } = parts
  startTimetable({ pool, runner, clockOffset, checkRunsEveryMs, log })
  return runner
}

/** Queues mails and tellings again that have no job that will run. */
async function rescue(db: Database, log: Logger): Promise<void> {
  await rescueMails({ db, log })
  const tellings = await addLostJobs(db)
  if (tellings > 0) log.warn({ tellings }, 'tellings were rescued')
}

/**
 * Wraps a task so that it does nothing in a restored copy. Mails that are queued there keep waiting. Once an operator
 * has made the copy the live product, the rescue task queues them again within a minute.
 */
function unlessRestoredCopy<Args extends unknown[]>(
  { db }: Pick<WorkerParts, 'db'>,
  task: (...args: Args) => unknown,
) {
  return async (...args: Args): Promise<void> => {
    if (!(await isRestoredCopy(db))) await task(...args)
  }
}

/** Wraps tasks of the timetable so that the time of each run is stored, for `/metrics`. */
function recordingRuns(
  db: Database,
  log: Logger,
  tasks: Record<string, () => Promise<void>>,
): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      () =>
        recordingRun(db, name, task, (err) =>
          log.warn({ err, task: name }, 'a run was not recorded'),
        ),
    ]),
  )
}

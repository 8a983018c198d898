import type { Runner } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { systemClockOffset } from '#platform/basics/server/clock.ts'

/** Clock differences up to this are normal corrections and delays; a larger one means that a clock was changed. */
const CLOCK_JUMP_MS = 2 * 60_000
const CHECK_CLOCK_EVERY_MS = 1_000
const CHECK_RUNS_EVERY_MS = 10_000
/**
 * Tasks that run every few minutes. They are queued under the job keys of the timetable, so queued twice, they run
 * once.
 */
const FREQUENT_TASKS = [
  'rescue-mails',
  'serve-waiting-lists',
  'remind-of-sessions',
  'issue-invoices',
]

interface TimetableParts {
  pool: pg.Pool
  runner: Runner
  /** {@link systemClockOffset} before the runner was started. */
  clockOffset: number
  checkRunsEveryMs?: number | undefined
  log: Logger
}

/**
 * Keeps the runner's timetable right when the system clock is changed, until the runner ends. graphile-worker computes
 * each minute from the one before. After a clock was put back, it would wait until that time comes again; after a clock
 * was put forward, it would run every minute in between. So a changed clock ends the runner, and its caller starts
 * another one. A process with a wrong clock also stops the timetables of all other processes, because the last run that
 * it stored is in the future. That is corrected with the database's clock.
 */
export function startTimetable({
  pool,
  runner,
  clockOffset,
  checkRunsEveryMs = CHECK_RUNS_EVERY_MS,
  log,
}: TimetableParts): void {
  const beginAnew = (byMs: number) => {
    if (Math.abs(byMs) < CLOCK_JUMP_MS) return
    stopLooking()
    log.warn({ byMs }, 'the clock was changed, or the process was paused; the worker restarts')
    runner.stop().catch((err: unknown) => log.debug({ err }, 'the worker had stopped'))
  }
  const lookAtClock = setInterval(
    () => beginAnew(Math.round(systemClockOffset() - clockOffset)),
    CHECK_CLOCK_EVERY_MS,
  )
  // Also detects a clock that was changed and corrected between two checks, if the timetable has used it.
  const onDelay = (timer: { currentTimestamp: number; expectedTimestamp: number }) =>
    beginAnew(timer.currentTimestamp - timer.expectedTimestamp)
  runner.events.on('cron:overdueTimer', onDelay)
  const lookAtRuns = setInterval(() => {
    recoverFailedRuns({ pool, runner, log }).catch((err: unknown) =>
      log.debug({ err }, 'the timetable could not be checked'),
    )
  }, checkRunsEveryMs)
  const stopLooking = () => {
    clearInterval(lookAtClock)
    clearInterval(lookAtRuns)
    runner.events.off('cron:overdueTimer', onDelay)
  }
  runner.promise.then(stopLooking, stopLooking)
}

async function recoverFailedRuns({
  pool,
  runner,
  log,
}: Pick<TimetableParts, 'pool' | 'runner' | 'log'>) {
  if ((await deleteFutureRuns(pool)) === 0) return
  log.warn(
    'the timetable was ahead of the database’s clock: the clock of a process is or was wrong',
  )
  await runFrequentTasks(runner)
}

/**
 * Corrects stored runs that are in the future. graphile-worker runs no entry of its timetable before the instant of its
 * last run. After a clock ran ahead, that instant is still to come, and until then no reminder would be sent and no
 * mail rescued.
 *
 * @returns how many entries of the timetable were corrected
 */
export async function deleteFutureRuns(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = now()
     where last_execution > now() + $1 * interval '1 millisecond'`,
    [CLOCK_JUMP_MS],
  )
  return rowCount ?? 0
}

/** Queues the frequent tasks now, because some of their runs may have been left out. */
export async function runFrequentTasks(runner: Runner): Promise<void> {
  for (const task of FREQUENT_TASKS) {
    await runner.addJob(task, {}, { jobKey: task, maxAttempts: 1 })
  }
}

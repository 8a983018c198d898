import type { Runner } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { systemClockOffset } from './clock.ts'

/** By more than this no clock is corrected while it is right, and no process runs its timetable ahead. */
const CLOCK_WAS_CHANGED_MS = 2 * 60_000
const LOOK_AT_CLOCK_EVERY_MS = 1_000
const LOOK_AT_RUNS_EVERY_MS = 10_000
/** What is done every few minutes, under the keys that the timetable gives it: queued twice, it is done once. */
const FREQUENT_TASKS = ['rescue-mails', 'remind-of-sessions']

interface TimetableParts {
  pool: pg.Pool
  runner: Runner
  /** {@link systemClockOffset} before the runner was started. */
  clockOffset: number
  log: Logger
}

/**
 * Keeps the runner's timetable right when the system clock is changed, until the runner ends. graphile-worker computes
 * each minute from the one before. After a clock was put back, it would wait until that time comes again; after a clock
 * was put forward, it would run every minute in between. So a changed clock ends the runner, and its caller starts another
 * one. A process with a wrong clock also stops the timetables of all other processes: the last run that it stored lies in
 * the future. That is corrected by the database's clock.
 */
export function keepTimetable({ pool, runner, clockOffset, log }: TimetableParts): void {
  const beginAnew = (byMs: number) => {
    if (Math.abs(byMs) < CLOCK_WAS_CHANGED_MS) return
    stopLooking()
    log.warn({ byMs }, 'the clock was changed, or the process stood still; the worker begins anew')
    runner.stop().catch((err: unknown) => log.debug({ err }, 'the worker had stopped'))
  }
  const lookAtClock = setInterval(
    () => beginAnew(Math.round(systemClockOffset() - clockOffset)),
    LOOK_AT_CLOCK_EVERY_MS,
  )
  // A clock that was changed and put right again between two looks may have been seen by the timetable.
  const hearOfDelay = (timer: { currentTimestamp: number; expectedTimestamp: number }) =>
    beginAnew(timer.currentTimestamp - timer.expectedTimestamp)
  runner.events.on('cron:overdueTimer', hearOfDelay)
  const lookAtRuns = setInterval(() => {
    bringRunsBack({ pool, runner, log }).catch((err: unknown) =>
      log.debug({ err }, 'the timetable was not looked at'),
    )
  }, LOOK_AT_RUNS_EVERY_MS)
  const stopLooking = () => {
    clearInterval(lookAtClock)
    clearInterval(lookAtRuns)
    runner.events.off('cron:overdueTimer', hearOfDelay)
  }
  runner.promise.then(stopLooking, stopLooking)
}

async function bringRunsBack({ pool, runner, log }: Omit<TimetableParts, 'clockOffset'>) {
  if ((await forgetRunsToCome(pool)) === 0) return
  log.warn(
    'the timetable was ahead of the database’s clock: the clock of a process is or was wrong',
  )
  await runFrequentTasks(runner)
}

/**
 * graphile-worker runs nothing of its timetable before the moment at which it ran last. Where a clock ran ahead that
 * moment is still to come, and until then nobody would be reminded and no mail rescued.
 *
 * @returns how many entries of the timetable had such a moment
 */
export async function forgetRunsToCome(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = now()
     where last_execution > now() + $1 * interval '1 millisecond'`,
    [CLOCK_WAS_CHANGED_MS],
  )
  return rowCount ?? 0
}

/** Does now what the timetable does every few minutes: some of it may have been left out. */
export async function runFrequentTasks(runner: Runner): Promise<void> {
  for (const task of FREQUENT_TASKS) {
    await runner.addJob(task, {}, { jobKey: task, maxAttempts: 1 })
  }
}

import { type Job, type TaskList, Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'
import { filterErrorLine, filterText } from './log-filter.ts'

/** That a task failed. The message is the one that graphile-worker keeps in its table of jobs. */
class TaskFailure extends Error {
  constructor(cause: unknown) {
    super(filterErrorLine(cause), { cause })
  }
}

/**
 * The same tasks, which fail in words that name nobody: graphile-worker keeps them with the job, for good where the job
 * has no attempt left.
 */
export function namingNobody(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => {
        try {
          return await task?.(payload, helpers)
        } catch (error) {
          throw new TaskFailure(error)
        }
      },
    ]),
  )
}

interface Details {
  error?: unknown
  /** Where the worker failed to note what became of a job. */
  fatalError?: unknown
  job?: Job
  /** Set where a task failed. */
  failure?: boolean
}

/**
 * What graphile-worker tells, as lines of our log. Its texts hold the message and the stack of whatever a task threw,
 * with all that the task worked on, so they go through the filter, and the error beside them.
 */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, details: Details = {}) => {
    const text = details.failure ? 'a task failed' : filterText(message)
    log[LEVELS[level] ?? 'debug'](fieldsOf(details), text)
  })
}

/** Its own `info` and `debug` tell of every job; only what an operator can act on is told at a level of its own. */
const LEVELS: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' }

function fieldsOf({ error, fatalError, job }: Details): object {
  const err = error instanceof TaskFailure ? error.cause : (error ?? fatalError)
  return {
    ...(job ? { task: job.task_identifier, attempt: job.attempts } : {}),
    ...(err instanceof Error ? { err } : {}),
  }
}

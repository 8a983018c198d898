import { type Job, type TaskList, Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'
import { filterErrorLine, filterText } from '#platform/log/server/log-filter.ts'

/** A failed task. Its message is what graphile-worker stores in its table of jobs. */
class TaskFailure extends Error {
  constructor(cause: unknown) {
    super(filterErrorLine(cause), { cause })
  }
}

/**
 * Wraps the tasks so that their errors contain no personal data: graphile-worker stores the message with the job,
 * permanently where the job has no attempt left.
 */
export function withoutPersonalData(tasks: TaskList): TaskList {
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
  /** Set where the worker failed to store the result of a job. */
  fatalError?: unknown
  job?: Job
  /** Set where a task failed. */
  failure?: boolean
}

/**
 * A logger that writes graphile-worker's messages to the product's log. Its texts contain the message and stack of
 * whatever a task threw, with the data that the task worked on. So the texts and the errors pass the filter.
 */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, details: Details = {}) => {
    const text = details.failure ? 'a task failed' : filterText(message)
    log[LEVELS[level] ?? 'debug'](fieldsOf(details), text)
  })
}

/**
 * graphile-worker's `info` and `debug` lines report every job and are logged at debug. Only levels that an operator can
 * act on are kept.
 */
const LEVELS: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' }

function fieldsOf({ error, fatalError, job }: Details): object {
  const err = error instanceof TaskFailure ? error.cause : (error ?? fatalError)
  return {
    ...(job ? { task: job.task_identifier, attempt: job.attempts } : {}),
    ...(err instanceof Error ? { err } : {}),
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import { filterText } from '#platform/log/server/log-filter.ts'

/** Stores the error of the better-auth call in progress. */
const currentFault = new AsyncLocalStorage<{ fault?: Error }>()

/**
 * A logger for better-auth. When the database fails, better-auth throws an error without the cause and passes the cause
 * only to its logger. Its other messages, such as a wrong password, are no faults.
 */
export function faultLogger(log: Logger) {
  return {
    level: 'error' as const,
    log(_level: string, message: string, reason?: unknown) {
      const call = currentFault.getStore()
      if (!(reason instanceof Error)) log.debug({ part: 'better-auth' }, filterText(message))
      else if (call) call.fault = reason
      else log.error({ part: 'better-auth', err: reason }, filterText(message))
    },
  }
}

/**
 * Runs a call of better-auth.
 *
 * @throws the original cause of a failure instead of better-auth's own error
 */
export function withReasons<T>(call: () => Promise<T>): Promise<T> {
  const holder: { fault?: Error } = {}
  return currentFault.run(holder, call).catch((error: unknown) => {
    throw holder.fault ?? error
  })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import { filterText } from '../../log-filter.ts'

/** Where the call that runs keeps what it is told. */
const told = new AsyncLocalStorage<{ fault?: Error }>()

/**
 * better-auth answers a database that is away with an error of its own, which has forgotten why; its logger alone is
 * told the reason. What else it tells that logger, such as a wrong password, is no fault.
 */
export function faultLogger(log: Logger) {
  return {
    level: 'error' as const,
    log(_level: string, message: string, reason?: unknown) {
      const call = told.getStore()
      if (!(reason instanceof Error)) log.debug({ part: 'better-auth' }, filterText(message))
      else if (call) call.fault = reason
      else log.error({ part: 'better-auth', err: reason }, filterText(message))
    },
  }
}

/**
 * Runs a call of better-auth.
 *
 * @throws what broke it, not better-auth's word for it
 */
export function withReasons<T>(call: () => Promise<T>): Promise<T> {
  const heard: { fault?: Error } = {}
  return told.run(heard, call).catch((error: unknown) => {
    throw heard.fault ?? error
  })
}

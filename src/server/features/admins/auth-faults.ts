import { AsyncLocalStorage } from 'node:async_hooks'

/** Where the call that runs keeps what it is told. */
const told = new AsyncLocalStorage<{ fault?: Error }>()

/**
 * better-auth answers a database that is away with an error of its own, which has forgotten why; its logger alone is
 * told the reason.
 */
export const faultLogger = {
  level: 'error' as const,
  log(_level: string, _message: string, reason?: unknown) {
    const call = told.getStore()
    if (call && reason instanceof Error) call.fault = reason
  },
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

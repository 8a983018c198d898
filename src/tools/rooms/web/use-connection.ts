import { useEffect, useState, useSyncExternalStore } from 'react'

/** A connection to a room, with what is known through it. */
interface Connection<State> {
  read: () => State
  subscribe: (listener: () => void) => () => void
  /** Tries again at once. */
  hurry: () => void
  stop: () => void
}

const NOTHING = () => () => undefined

/**
 * Connects as long as the component is shown. A phone that was locked, or that found its network again, connects at once.
 *
 * @param key another one makes another connection
 * @param before the state until there is a connection
 */
export function useConnection<State, Opened extends Connection<State>>(
  open: () => Opened,
  key: string,
  before: State,
): { connection: Opened | undefined; state: State } {
  const [connection, setConnection] = useState<Opened>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is opened
  useEffect(() => {
    const opened = open()
    setConnection(opened)
    const hurry = () => document.visibilityState === 'visible' && opened.hurry()
    window.addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      window.removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      opened.stop()
    }
  }, [key])
  const state = useSyncExternalStore(
    connection?.subscribe ?? NOTHING,
    () => connection?.read() ?? before,
    () => before,
  )
  return { connection, state }
}

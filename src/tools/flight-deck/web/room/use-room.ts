import { useEffect, useState, useSyncExternalStore } from 'react'
import { browserFetch } from '#platform/design/web/api.ts'
import { connectToRoom, type RoomConnection, type RoomState } from './room-connection.ts'
import { waitingStore } from './room-store.ts'

const UNCONNECTED: RoomState = {
  room: undefined,
  link: 'connecting',
  waiting: 0,
  refused: [],
  present: undefined,
  hostAwaySince: null,
  clockOffset: 0,
}
const NOTHING = () => () => undefined

/** Connects to the room as long as the component is shown. */
export function useRoom(code: string, secret: string) {
  const [connection, setConnection] = useState<RoomConnection>()
  useEffect(() => {
    const opened = connectToRoom({ code, secret, fetch: browserFetch, store: waitingStore(code) })
    setConnection(opened)
    const hurry = () => opened.hurry()
    // A phone that was locked, or that found its network again, connects at once.
    window.addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      window.removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      opened.stop()
    }
  }, [code, secret])
  const state = useSyncExternalStore(
    connection?.subscribe ?? NOTHING,
    () => connection?.read() ?? UNCONNECTED,
    () => UNCONNECTED,
  )
  return { connection, state }
}

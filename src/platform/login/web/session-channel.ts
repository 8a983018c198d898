/** Changes of the session, which all tabs of a browser share. */
export type SessionChange =
  /** Somebody logged in, possibly another administrator. */
  | 'began'
  | 'logged-out'
  /** The server no longer accepts the session. */
  | 'ended'

const CHANNEL = 'admin-session'

/** Notifies the other tabs of this browser. */
export function notifyOtherTabs(change: SessionChange): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(change)
  channel.close()
}

/** Subscribes to changes from other tabs. @returns a function that unsubscribes */
export function subscribeToOtherTabs(listener: (change: SessionChange) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<SessionChange>) => listener(data)
  return () => channel.close()
}

/** What happens to the session that all tabs of a browser share. */
export type SessionChange =
  /** Somebody logged in, perhaps as somebody else. */
  | 'began'
  | 'logged-out'
  /** The server does not know it any more. */
  | 'ended'

const CHANNEL = 'admin-session'

/** Tells the other tabs of this browser. */
export function tellOtherTabs(change: SessionChange): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(change)
  channel.close()
}

/** Calls the listener with what other tabs tell. @returns what ends that */
export function hearOtherTabs(listener: (change: SessionChange) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<SessionChange>) => listener(data)
  return () => channel.close()
}

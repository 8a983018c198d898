import { useEffect, useState, useSyncExternalStore } from 'react'
import { browserFetch } from '#platform/design/web/api.ts'
import {
  type FollowedState,
  followMeeting,
  type MeetingFollowing,
  UNCONNECTED,
} from './meeting-following.ts'

const NOTHING = () => () => undefined

/** Follows the meeting as long as the component is shown. */
export function useFollowedMeeting(code: string): FollowedState {
  const [following, setFollowing] = useState<MeetingFollowing>()
  useEffect(() => {
    const opened = followMeeting({ code, fetch: browserFetch })
    setFollowing(opened)
    const reconnect = () => document.visibilityState === 'visible' && opened.reconnect()
    window.addEventListener('online', reconnect)
    document.addEventListener('visibilitychange', reconnect)
    return () => {
      window.removeEventListener('online', reconnect)
      document.removeEventListener('visibilitychange', reconnect)
      opened.stop()
    }
  }, [code])
  return useSyncExternalStore(
    following?.subscribe ?? NOTHING,
    () => following?.read() ?? UNCONNECTED,
    () => UNCONNECTED,
  )
}

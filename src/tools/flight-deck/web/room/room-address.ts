import { useSyncExternalStore } from 'react'

/** The fragment of the page on which a room is opened or joined by its code. */
export const TEAM_FRAGMENT = '#team'
const ROOM_FRAGMENT = '#room='

/**
 * The fragment of a room's link. It is not part of a request, so the code is in no server's log.
 */
export function roomFragment(code: string): string {
  return `${ROOM_FRAGMENT}${code}`
}

/** What the page's fragment asks for: a room, by its code as it stands there, the start of one, or nothing. */
export function useRoomAddress(): { code: string | null } | null {
  const fragment = useSyncExternalStore(
    followFragment,
    () => location.hash,
    () => '',
  )
  if (fragment === TEAM_FRAGMENT) return { code: null }
  if (!fragment.startsWith(ROOM_FRAGMENT)) return null
  return { code: fragment.slice(ROOM_FRAGMENT.length) }
}

function followFragment(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

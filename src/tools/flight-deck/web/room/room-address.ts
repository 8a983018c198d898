import { useSyncExternalStore } from 'react'
import { keepSecret } from './room-store.ts'

/** The fragment of the page on which a room is opened or joined by its code. */
export const TEAM_FRAGMENT = '#team'
const ROOM_FRAGMENT = '#room='
const PERSONAL_FRAGMENT = '#me='

/**
 * The fragment of a room's link. It is not part of a request, so the code is in no server's log.
 */
export function roomFragment(code: string): string {
  return `${ROOM_FRAGMENT}${code}`
}

/** The fragment of a member's own link, which makes another device theirs. It has the secret in it. */
export function personalFragment(code: string, secret: string): string {
  return `${PERSONAL_FRAGMENT}${code}.${secret}`
}

/** Makes this browser the member of a personal link, and takes its secret out of the address. */
function takePersonalLink(): void {
  const [, code, secret] = /^#me=(\w+)\.([0-9a-f]{32,64})$/.exec(location.hash) ?? []
  if (!code || !secret) return
  history.replaceState(history.state, '', roomFragment(code))
  keepSecret(code, secret)
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
  const follow = () => {
    takePersonalLink()
    listener()
  }
  takePersonalLink()
  window.addEventListener('hashchange', follow)
  return () => window.removeEventListener('hashchange', follow)
}

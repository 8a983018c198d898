import { useSyncExternalStore } from 'react'

/** The text after "#" in the address, without it. Browsers do not send it, so a code in it is in no server's log. */
export function usePageFragment(): string {
  return useSyncExternalStore(
    followFragment,
    () => location.hash.slice(1),
    () => '',
  )
}

function followFragment(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

import { useSyncExternalStore } from 'react'

/** True while the page is scrolled more than this many pixels. False on the server. */
export function useScrolledBeyond(pixels: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > pixels,
    () => false,
  )
}

function subscribeToScroll(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

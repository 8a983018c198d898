import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled more than so many pixels from its top. On the server it never is. */
export function useScrolledBeyond(pixels: number): boolean {
  return useSyncExternalStore(
    listenToScroll,
    () => window.scrollY > pixels,
    () => false,
  )
}

function listenToScroll(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

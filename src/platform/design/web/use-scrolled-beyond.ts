import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled by more than so many CSS pixels; false on the server. */
export function useScrolledBeyond(limit: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > limit,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

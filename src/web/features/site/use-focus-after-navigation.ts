import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus with the visitor, as a browser does for pages that it loads itself: to the new page's `main`, or to
 * the part of the page that a link with a hash leads to. Screen readers then read on from there.
 */
export function useFocusAfterNavigation() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged, toLocation }) => {
        if (!fromLocation) return
        const target = toLocation.hash && (hashChanged || pathChanged) ? toLocation.hash : 'main'
        if (pathChanged || hashChanged) {
          document.getElementById(target)?.focus({ preventScroll: true })
        }
      }),
    [router],
  )
}

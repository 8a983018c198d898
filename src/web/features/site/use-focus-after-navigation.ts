import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus with the visitor, as a browser does for pages that it loads itself: to the new page's `main`, or to
 * the part of it that the link names. Screen readers then read on from there.
 */
export function useFocusAfterNavigation() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        const target = document.getElementById(toLocation.hash || 'main')
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
}

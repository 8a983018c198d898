import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation moves the focus to the new page's `main`, or to the part that the link names, as a browser does
 * for pages that it loads itself. Screen readers continue from there.
 */
export function useFocusAfterNavigation() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        document.getElementById(toLocation.hash || 'main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { translatedPath } from '../../lib/language/language.ts'
import { languageToggleInView } from '../../lib/language/toggle-in-view.ts'

/**
 * After a navigation moves the focus to the new page's `main`, or to the part that the link names, as a browser does
 * for pages that it loads itself. Screen readers continue from there. After a change of language the focus stays on the
 * button.
 */
export function useFocusAfterNavigation() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        const target =
          translatedPath(fromLocation.pathname) === toLocation.pathname
            ? languageToggleInView()
            : document.getElementById(toLocation.hash || 'main')
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
}

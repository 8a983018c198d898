import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { twinOf } from '../../lib/language/language.ts'

/**
 * Moves the focus with the visitor, as a browser does for pages that it loads itself: to the new page's `main`, or to
 * the part of it that the link names. Screen readers then read on from there. Whoever changed the language keeps the
 * focus on the button that did it.
 */
export function useFocusAfterNavigation() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        const target =
          twinOf(fromLocation.pathname) === toLocation.pathname
            ? languageToggleInView()
            : document.getElementById(toLocation.hash || 'main')
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
}

function languageToggleInView(): HTMLElement | undefined {
  const toggles = document.querySelectorAll<HTMLElement>('[data-language-toggle]')
  return [...toggles].find(
    (toggle) =>
      toggle.checkVisibility({ visibilityProperty: true }) &&
      toggle.getBoundingClientRect().bottom > 0,
  )
}

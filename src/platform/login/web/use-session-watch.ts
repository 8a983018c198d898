import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { notify } from '#platform/design/web/notifications.ts'
import { hasAdminMarker } from './admin-marker.ts'
import { isAdminQuery, notifySessionEnded, removeAdminData } from './admin-refusal.ts'
import { editMode } from './edit-mode.ts'
import { type SessionChange, subscribeToOtherTabs } from './session-channel.ts'

/**
 * For every screen of the administration: opens the login as soon as the session is over, also where another tab ended
 * it, and removes its data from the cache. It checks whenever the tab is shown or focused, because the session may have
 * expired, and whenever the page is restored from the back/forward cache.
 *
 * @returns true when the session is over: the screen must not show its data any more
 */
export function useSessionWatch(): boolean {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const root = document.documentElement

    async function leave(change: SessionChange) {
      if (router.latestLocation.pathname === '/admin/login') return
      setIsOver(true)
      const wasLoggedOut = change === 'logged-out'
      if (wasLoggedOut) editMode.clear()
      const search = wasLoggedOut ? {} : { weiter: router.latestLocation.href }
      // Drafts are stored and survive the login, so the question about unsaved text is skipped.
      await router.navigate({ to: '/admin/login', search, replace: true, ignoreBlocker: true })
      removeAdminData(queryClient)
      queryClient.getMutationCache().clear()
      if (wasLoggedOut) notifyLoggedOut()
      else notifySessionEnded()
    }

    function onSessionChange(change: SessionChange) {
      // Somebody may have logged in since the other tab notified of the end.
      if (!hasAdminMarker()) return void leave(change)
      if (change !== 'began') return
      void queryClient.resetQueries({ predicate: isAdminQuery })
      void router.invalidate()
    }

    function checkMarker() {
      if (!hasAdminMarker()) void leave('ended')
    }

    /**
     * Conceals the page before it enters the back/forward cache, so that its data are not shown when it is
     * restored after a logout.
     */
    function hide() {
      root.style.visibility = 'hidden'
    }

    function show() {
      checkMarker()
      root.style.visibility = ''
    }

    const unsubscribe = subscribeToOtherTabs(onSessionChange)
    window.addEventListener('focus', checkMarker)
    document.addEventListener('visibilitychange', checkMarker)
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      unsubscribe()
      window.removeEventListener('focus', checkMarker)
      document.removeEventListener('visibilitychange', checkMarker)
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
    }
  }, [queryClient, router])

  return isOver
}

function notifyLoggedOut(): void {
  notify({ title: 'Abgemeldet', description: 'Sie haben sich in einem anderen Tab abgemeldet.' })
}

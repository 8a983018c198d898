import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { notify } from '../notifications.ts'
import { isMarkedAsAdmin } from './admin-marker.ts'
import { forgetAdminData, isAdminQuery, notifySessionEnded } from './admin-refusal.ts'
import { editMode } from './edit-mode.ts'
import { hearOtherTabs, type SessionChange } from './session-channel.ts'

/**
 * For every screen of the administration: leads to the login as soon as the session is over, also where another tab
 * ended it, and forgets what was read with it. Looks again whenever the tab is returned to, because the session may have
 * run out, and whenever the browser shows the page again that it had put aside (Back).
 *
 * @returns whether the session is over: then nothing that it has read may stay on the screen
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
      // Unsaved texts are kept for after the login: nobody is asked whether to stay.
      await router.navigate({ to: '/admin/login', search, replace: true, ignoreBlocker: true })
      forgetAdminData(queryClient)
      queryClient.getMutationCache().clear()
      if (wasLoggedOut) notifyLoggedOut()
      else notifySessionEnded()
    }

    function hear(change: SessionChange) {
      // Since the other tab told of an end, somebody may have logged in.
      if (!isMarkedAsAdmin()) return void leave(change)
      if (change !== 'began') return
      void queryClient.resetQueries({ predicate: isAdminQuery })
      void router.invalidate()
    }

    function look() {
      if (!isMarkedAsAdmin()) void leave('ended')
    }

    /** The picture that the browser keeps of the page must not show more than the page may later on. */
    function hide() {
      root.style.visibility = 'hidden'
    }

    function show() {
      look()
      root.style.visibility = ''
    }

    const stopHearing = hearOtherTabs(hear)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      stopHearing()
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
    }
  }, [queryClient, router])

  return isOver
}

function notifyLoggedOut(): void {
  notify({ title: 'Abgemeldet', description: 'Sie haben sich in einem anderen Tab abgemeldet.' })
}

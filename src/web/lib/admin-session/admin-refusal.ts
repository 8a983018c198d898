import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { ApiError } from '../api.ts'
import { notify } from '../notifications.ts'
import { tellOtherTabs } from './session-channel.ts'

export type Refusal = 'logged-out' | 'password-change-required'

/** Why the server refuses an admin call, where the reason is the session and not the call. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 401) return 'logged-out'
  if (error.status === 403 && error.problem?.code === 'auth.password_change_required') {
    return 'password-change-required'
  }
  return null
}

/** Forgets everything that only a logged-in admin may see. */
export function forgetAdminData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: isAdminQuery })
}

/** Whether only a logged-in admin may read it. */
export function isAdminQuery({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return String(queryKey[0]).startsWith('/api/admin/')
}

export function notifySessionEnded(): void {
  notify({ title: 'Sitzung beendet', description: 'Bitte melden Sie sich erneut an.' })
}

/**
 * For calls on an open screen. Returns whether the error was about the session; then the screen that settles it
 * opens, and there is nothing more to say.
 */
export function useRefusal(): (error: unknown) => boolean {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(
    (error) => {
      const refusal = refusalOf(error)
      if (refusal === null) return false
      const { pathname, href: weiter } = router.latestLocation
      if (pathname === '/admin/login') return true
      // Unsaved texts are kept for after the login: nobody is asked whether to stay.
      const left =
        refusal === 'logged-out'
          ? router.navigate({
              to: '/admin/login',
              search: { weiter },
              replace: true,
              ignoreBlocker: true,
            })
          : router.navigate({ to: '/admin/change-password', replace: true, ignoreBlocker: true })
      if (refusal === 'logged-out') {
        tellOtherTabs('ended')
        notifySessionEnded()
      }
      void left.then(() => forgetAdminData(queryClient))
      return true
    },
    [queryClient, router],
  )
}

/** As {@link useRefusal}, for what a screen reads: settles the error of a query as soon as there is one. */
export function useSettledRefusal(error: unknown): void {
  const settleRefusal = useRefusal()
  useEffect(() => {
    if (error) settleRefusal(error)
  }, [error, settleRefusal])
}

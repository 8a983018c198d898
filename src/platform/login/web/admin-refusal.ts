import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { ApiError, serverMessage } from '#platform/design/web/api.ts'
import { notify, notifyOnNextPage } from '#platform/design/web/notifications.ts'
import { adminQuery } from './admin-query.ts'
import { NotConfirmedError } from './confirmed-call.ts'
import { notifyOtherTabs } from './session-channel.ts'

export type Refusal = 'logged-out' | 'password-change-required' | 'second-factor-required'

/** What has to be done before anything else, by the code of the refusal. */
const FIRST_STEPS: Readonly<Record<string, Exclude<Refusal, 'logged-out'>>> = {
  'auth.password_change_required': 'password-change-required',
  'auth.second_factor_required': 'second-factor-required',
}
const SCREENS = {
  'password-change-required': '/admin/change-password',
  'second-factor-required': '/admin/zweiter-schritt',
} as const

/** Why the server refused an admin request, where the reason is the session; null otherwise. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 401) return 'logged-out'
  if (error.status !== 403) return null
  return FIRST_STEPS[error.problem?.code ?? ''] ?? null
}

/** Removes all data from the cache that only a logged-in administrator may see. */
export function removeAdminData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: isAdminQuery })
}

/** True when only a logged-in administrator may read it. */
export function isAdminQuery({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return String(queryKey[0]).startsWith('/api/admin/')
}

const SESSION_ENDED = { title: 'Sitzung beendet', description: 'Bitte melden Sie sich erneut an.' }

export function notifySessionEnded(): void {
  notify(SESSION_ENDED)
}

/**
 * Returns a function for failed requests of an open screen. It returns true where the error was about the session: it
 * then opens the login, the change of the password or the setup of a second factor, and the caller shows no message. So it does where somebody has
 * closed the dialog that asks for the password.
 */
export function useSessionRefusal(): (error: unknown) => boolean {
  const queryClient = useQueryClient()
  // A public page that staff edit has none.
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined
  return useCallback(
    (error) => {
      if (error instanceof NotConfirmedError) return true
      // The role has changed since it was read.
      if (error instanceof ApiError && error.problem?.code === 'auth.role_missing')
        void queryClient.invalidateQueries(adminQuery)
      const refusal = refusalOf(error)
      if (refusal === null) return false
      if (!router) {
        leaveForLogin(refusal)
        return true
      }
      const { pathname, href: weiter } = router.latestLocation
      if (pathname === '/admin/login') return true
      // Drafts are stored and survive the login, so the question about unsaved text is skipped.
      const left =
        refusal === 'logged-out'
          ? router.navigate({
              to: '/admin/login',
              search: { weiter },
              replace: true,
              ignoreBlocker: true,
            })
          : router.navigate({ to: SCREENS[refusal], replace: true, ignoreBlocker: true })
      if (refusal === 'logged-out') {
        notifyOtherTabs('ended')
        notifySessionEnded()
      }
      void left.then(() => removeAdminData(queryClient))
      return true
    },
    [queryClient, router],
  )
}

/** Opens the login in place of a public page. Drafts are stored, and survive it. */
function leaveForLogin(refusal: Refusal): void {
  if (refusal === 'logged-out') {
    notifyOtherTabs('ended')
    notifyOnNextPage(SESSION_ENDED)
    const weiter = location.pathname + location.search
    location.replace(`/admin/login?${new URLSearchParams({ weiter })}`)
  } else location.replace(SCREENS[refusal])
}

/**
 * Returns a function that tells staff why a call failed: by the server's sentence, or else by the given one. Where the
 * session is the reason, the login tells it.
 */
export function useFailure(): (error: unknown, sentence: string) => void {
  const handleSessionRefusal = useSessionRefusal()
  return (error, sentence) => {
    if (handleSessionRefusal(error)) return
    notify({
      title: 'Fehler',
      description: serverMessage(error) ?? sentence,
      variant: 'destructive',
    })
  }
}

/** As {@link useSessionRefusal}, for the error of a query: handles it as soon as it occurs. */
export function useSessionRefusalOf(error: unknown): void {
  const handleSessionRefusal = useSessionRefusal()
  useEffect(() => {
    if (error) handleSessionRefusal(error)
  }, [error, handleSessionRefusal])
}

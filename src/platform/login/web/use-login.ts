import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError, call, OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import type { Admin } from '../domain/admin.ts'
import { removeAdminData } from './admin-refusal.ts'
import { notifyOtherTabs } from './session-channel.ts'

export interface Credentials {
  email: string
  password: string
}

interface LoginEnds {
  /** The product's page that redirected to the login; null where there is none. */
  returnTo: string | null
  onCodeRequired: () => void
  onRefused: () => void
}

/** Sends e-mail and password. For accounts without a second factor this is the whole login. */
export function useLogin({ returnTo, onCodeRequired, onRefused }: LoginEnds) {
  const enter = useEnter(returnTo)
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      call('POST', '/api/admin/login', { body: credentials }),
    onSuccess: async (answer) => {
      if ('codeRequired' in answer) onCodeRequired()
      else await enter(answer)
    },
    onError: (error) => {
      notifyRefused(error)
      onRefused()
    },
  })
}

interface CodeEnds {
  returnTo: string | null
  onWrongCode: (sentence: string) => void
  /** The login has expired, or too many codes were wrong: it starts again with the password. */
  onExpired: () => void
}

/** Sends the code of the second step. */
export function useLoginCode({ returnTo, onWrongCode, onExpired }: CodeEnds) {
  const enter = useEnter(returnTo)
  return useMutation({
    mutationFn: (code: string) => call('POST', '/api/admin/login/code', { body: { code } }),
    onSuccess: enter,
    onError: (error) => {
      notifyRefused(error)
      if (!(error instanceof ApiError)) return
      if (error.status === 401) onExpired()
      if (error.status === 422) onWrongCode(whyRefused(error))
    },
  })
}

function useEnter(returnTo: string | null) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async ({ mustChangePassword }: Pick<Admin, 'mustChangePassword'>) => {
    removeAdminData(queryClient)
    notifyOtherTabs('began')
    if (mustChangePassword) {
      await router.navigate({ to: '/admin/change-password', replace: true })
    } else if (returnTo) {
      const reloadDocument = !returnTo.startsWith('/admin/')
      await router.navigate({ href: returnTo, replace: true, reloadDocument })
    } else {
      await router.navigate({ to: '/admin', replace: true })
    }
  }
}

function notifyRefused(error: unknown) {
  notify({
    title: 'Login fehlgeschlagen',
    description: whyRefused(error),
    variant: 'destructive',
  })
}

function whyRefused(error: unknown): string {
  if (error instanceof OfflineError) return error.message
  return serverMessage(error) ?? 'Ungültige Anmeldedaten'
}

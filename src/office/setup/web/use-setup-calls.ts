import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { SetupStep } from '../domain/setup-step.ts'
import { setupQuery, showSetup } from './setup-query.ts'

/** Skips a step, or opens it again. */
export function useSkipStep(step: SetupStep) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (isSkipped: boolean) =>
      call('PUT', '/api/admin/setup/{step}/skipped', { path: { step }, body: { isSkipped } }),
    onSuccess: (setup) => showSetup(queryClient, setup),
    onError: (error) => notifyFailure(error, 'Das ließ sich nicht speichern.'),
  })
}

/** Leaves the guide for later, or ends it, and opens the dashboard. */
export function useEndSetup(how: 'leave' | 'finish') {
  const queryClient = useQueryClient()
  const router = useRouter()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: () => call('POST', `/api/admin/setup/${how}`),
    onSuccess: async (setup) => {
      showSetup(queryClient, setup)
      await router.navigate({ to: '/admin/dashboard' })
      notify(
        how === 'leave'
          ? {
              title: 'Später einrichten',
              description: 'Die Einrichtung finden Sie auf dem Dashboard wieder.',
            }
          : { title: 'Einrichtung abgeschlossen', description: 'Kein Schritt ist mehr offen.' },
      )
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
      notifyFailure(error, 'Das ließ sich nicht speichern.')
    },
  })
}

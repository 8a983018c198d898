import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, OfflineError } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import type { NewRecoveryCodes, SecondFactorSetup } from '../domain/second-factor.ts'
import { adminQuery } from './admin-query.ts'
import { useFailure, useSessionRefusal } from './admin-refusal.ts'
import { secondFactorQuery } from './second-factor-query.ts'
import { sessionsQuery } from './sessions-query.ts'

/** What the login asks for, asked again before a change. */
export interface Proof {
  password: string
  code: string
}

/** Marks a field that the server refuses. @returns whether the form has such a field */
type ShowFieldError = (field: string, sentence: string) => boolean

interface CallEnds<Answer> {
  onDone: (answer: Answer) => void
  showFieldError: ShowFieldError
}

/** Asks the server for a new secret for the app. */
export function useBegin({ onDone, showFieldError }: CallEnds<SecondFactorSetup>) {
  return useMutation({
    mutationFn: (password: string) =>
      call('POST', '/api/admin/second-factor/begin', { body: { password } }),
    onSuccess: onDone,
    onError: useNotifyFailure(showFieldError),
  })
}

/** Switches the second factor on with the app's first code. */
export function useConfirm({ onDone, showFieldError }: CallEnds<NewRecoveryCodes>) {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (code: string) =>
      call('POST', '/api/admin/second-factor/confirm', { body: { code } }),
    onSuccess: async (answer) => {
      await readAgain()
      onDone(answer)
    },
    onError: useNotifyFailure(showFieldError),
  })
}

export function useRenewCodes({ onDone, showFieldError }: CallEnds<NewRecoveryCodes>) {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (proof: Proof) =>
      call('POST', '/api/admin/second-factor/recovery-codes', { body: proof }),
    onSuccess: async (answer) => {
      await readAgain()
      onDone(answer)
    },
    onError: useNotifyFailure(showFieldError),
  })
}

export function useSwitchOff({ onDone, showFieldError }: CallEnds<void>) {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (proof: Proof) =>
      call('POST', '/api/admin/second-factor/switch-off', { body: proof }),
    onSuccess: async () => {
      await readAgain()
      notify({
        title: 'Ausgeschaltet',
        description: 'Zur Anmeldung genügt jetzt das Passwort. Andere Sitzungen sind beendet.',
      })
      onDone()
    },
    onError: useNotifyFailure(showFieldError),
  })
}

function useReadAgain() {
  const queryClient = useQueryClient()
  // Each change of the second factor ends other sessions.
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      // Whether it still has to be set up.
      queryClient.invalidateQueries({ queryKey: adminQuery.queryKey }),
    ])
}

function useNotifyFailure(markField: ShowFieldError) {
  const handleSessionRefusal = useSessionRefusal()
  const notifyFailure = useFailure()
  const readAgain = useReadAgain()
  return (error: unknown) => {
    if (handleSessionRefusal(error)) return
    const wrong = error instanceof ApiError ? error.problem?.errors?.[0] : undefined
    if (wrong && markField(wrong.path, wrong.message)) return
    // Another tab, or a colleague with the same account, has changed it already.
    if (error instanceof ApiError && error.status === 409) void readAgain()
    const isOffline = error instanceof OfflineError
    notifyFailure(
      error,
      isOffline ? error.message : 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    )
  }
}

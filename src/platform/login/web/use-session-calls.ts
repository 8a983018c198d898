import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { deviceLabel } from '../domain/device.ts'
import type { OwnSession } from '../domain/session.ts'
import { useSessionRefusal } from './admin-refusal.ts'
import { sessionsQuery } from './sessions-query.ts'

/** Ends one of the administrator's other sessions. */
export function useEndSession(onDone: () => void) {
  const { readAgain, fail } = useSettling()
  return useMutation({
    mutationFn: ({ id }: OwnSession) =>
      call('DELETE', '/api/admin/sessions/{id}', { path: { id } }),
    onSuccess: async (_, session) => {
      notify({ title: 'Abgemeldet', description: `Beendet: ${deviceLabel(session)}.` })
      await readAgain()
      onDone()
    },
    onError: fail,
  })
}

/** Ends all of the administrator's other sessions. */
export function useEndOtherSessions(onDone: () => void) {
  const { readAgain, fail } = useSettling()
  return useMutation({
    mutationFn: () => call('DELETE', '/api/admin/sessions'),
    onSuccess: async ({ ended }) => {
      notify({ title: 'Abgemeldet', description: `Beendet: ${sessionCount(ended)}.` })
      await readAgain()
      onDone()
    },
    onError: fail,
  })
}

function sessionCount(count: number): string {
  return count === 1 ? '1 andere Sitzung' : `${count} andere Sitzungen`
}

function useSettling() {
  const queryClient = useQueryClient()
  const handleSessionRefusal = useSessionRefusal()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  function fail(error: unknown) {
    if (handleSessionRefusal(error)) return
    // The session has ended already: the list is out of date.
    if (error instanceof ApiError && error.status === 404) void readAgain()
    const reason = error instanceof OfflineError ? error.message : serverMessage(error)
    notify({
      title: 'Fehler',
      description: reason ?? 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      variant: 'destructive',
    })
  }
  return { readAgain, fail }
}

import { useMutation } from '@tanstack/react-query'
import { OfflineError, type ServedFile, serverMessage } from '#platform/design/web/api.ts'
import { downloadBlob } from '#platform/design/web/download.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { confirmedCall } from '#platform/login/web/confirmed-call.ts'

/** Downloads a list, or ticked rows of it, as CSV. */
export function useCsvFile() {
  const settleRefusal = useSessionRefusal()
  return useMutation({
    mutationFn: (read: () => Promise<ServedFile>) => confirmedCall(read),
    onSuccess: ({ name, content }) => downloadBlob(name ?? 'export.csv', content),
    onError: (error) => {
      if (settleRefusal(error)) return
      const reason = error instanceof OfflineError ? error.message : serverMessage(error)
      notify({
        title: 'Fehler',
        description: reason ?? 'Die Datei konnte nicht geladen werden.',
        variant: 'destructive',
      })
    },
  })
}

import { useMutation } from '@tanstack/react-query'
import { OfflineError } from '#platform/design/web/api.ts'
import type { ServedFile } from '#platform/design/web/api-answers.ts'
import { downloadBlob } from '#platform/design/web/download.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { confirmedCall } from '#platform/login/web/confirmed-call.ts'

/** Downloads a list, or ticked rows of it, as CSV. */
export function useCsvFile() {
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (read: () => Promise<ServedFile>) => confirmedCall(read),
    onSuccess: ({ name, content }) => downloadBlob(name ?? 'export.csv', content),
    onError: (error) => {
      notifyFailure(
        error,
        error instanceof OfflineError ? error.message : 'Die Datei konnte nicht geladen werden.',
      )
    },
  })
}

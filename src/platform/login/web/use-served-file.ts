import { useMutation } from '@tanstack/react-query'
import { OfflineError } from '#platform/design/web/api.ts'
import type { ServedFile } from '#platform/design/web/api-answers.ts'
import { downloadBlob } from '#platform/design/web/download.ts'
import { useFailure } from './admin-refusal.ts'
import { confirmedCall } from './confirmed-call.ts'

/** Downloads a file that the server makes for staff. */
export function useServedFile(fallbackName: string) {
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (read: () => Promise<ServedFile>) => confirmedCall(read),
    onSuccess: ({ name, content }) => downloadBlob(name ?? fallbackName, content),
    onError: (error) => {
      notifyFailure(
        error,
        error instanceof OfflineError ? error.message : 'Die Datei konnte nicht geladen werden.',
      )
    },
  })
}

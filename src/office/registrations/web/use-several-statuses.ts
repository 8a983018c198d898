import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { readAgainAfterStatus } from './read-again.ts'
import { severalResult } from './several-result-store.ts'
import { resultOf, type SeveralResult, sendInParts } from './several-results.ts'

/** Registrations in one request: about a second's work, so that the progress is seen. */
const AT_ONCE = 50

type Change = SeveralResult['undo'][number]
interface NewStatus {
  status: RegistrationStatus
  /** Where they are cancelled and nothing stays owed of their seats. */
  keptCents?: 0
}
type Wanted = ({ ids: readonly string[] } & NewStatus) | { undo: readonly Change[] }

/** Changes the status of several registrations, or undoes that. The result is in `severalResult`. */
export function useSeveralStatuses({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const [progress, setProgress] = useState(0)

  return {
    ...useMutation({
      mutationFn: async (wanted: Wanted) => {
        const send = (body: ({ ids: string[] } & NewStatus) | { changes: Change[] }) =>
          call('POST', '/api/admin/registrations/status', { body })
        if ('undo' in wanted)
          return sendInParts(wanted.undo, AT_ONCE, (changes) => send({ changes }), setProgress)
        const rows = wanted.ids.map((id) => ({ id }))
        const sendPart = (part: typeof rows) => send({ ...wanted, ids: part.map(({ id }) => id) })
        return sendInParts(rows, AT_ONCE, sendPart, setProgress)
      },
      onSuccess: (results, wanted) => {
        const status = 'status' in wanted ? wanted.status : null
        severalResult.show(resultOf(results, status, Date.now()))
        onDone()
      },
      onError: (error) => {
        notifyFailure(error, 'Der Status konnte nicht aktualisiert werden.')
      },
      onSettled: () => readAgainAfterStatus(queryClient),
    }),
    /** How many registrations have their result. */
    progress,
  }
}

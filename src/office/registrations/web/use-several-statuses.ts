import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, serverMessage } from '#platform/design/web/api.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import type { StatusResult } from '../domain/registration-selection.ts'
import { readAgainAfterStatus } from './read-again.ts'
import { severalResult } from './several-result-store.ts'
import { inParts, resultOf, type SeveralResult } from './several-results.ts'

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
        setProgress(0)
        const results: StatusResult[] = []
        for (const body of requestsOf(wanted)) {
          results.push(...(await sendPart(body, results.length > 0)))
          setProgress(results.length)
        }
        return results
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

type Body = ({ ids: string[] } & NewStatus) | { changes: Change[] }

function requestsOf(wanted: Wanted): Body[] {
  if ('undo' in wanted) return inParts(wanted.undo, AT_ONCE).map((changes) => ({ changes }))
  return inParts(wanted.ids, AT_ONCE).map((ids) => ({ ...wanted, ids }))
}

/**
 * @param isLater whether other parts were done before. Then a failure is told as the result of these registrations,
 * because those of the others must still be told.
 */
async function sendPart(body: Body, isLater: boolean): Promise<StatusResult[]> {
  try {
    return await call('POST', '/api/admin/registrations/status', { body })
  } catch (error) {
    if (!isLater) throw error
    const detail = serverMessage(error) ?? 'Der Server hat nicht geantwortet.'
    const ids = 'ids' in body ? body.ids : body.changes.map(({ id }) => id)
    return ids.map((id) => ({ id, reference: null, problem: { code: 'no_answer', detail } }))
  }
}

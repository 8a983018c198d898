import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { readAgainAfterBooking } from './read-again.ts'
import { severalResult } from './several-result-store.ts'
import { resultOfInvoices, sendInParts } from './several-results.ts'

/** Invoices in one request: about a second's work, so that the progress is seen. */
const AT_ONCE = 10

interface Wanted {
  how: 'joint' | 'each'
  ids: readonly string[]
  send: boolean
  /** Whether it was asked about other buyers. */
  otherBuyers: boolean
}

/**
 * Issues one invoice over several bookings, or one for each. What became of each is in `severalResult`; why there is no
 * joint one, in `refusal`.
 */
export function useSeveralInvoices({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const [progress, setProgress] = useState(0)
  const mutation = useMutation({
    mutationFn: async ({ how, ...wanted }: Wanted) => {
      if (how === 'joint') {
        const { number } = await call('POST', '/api/admin/invoices/joint', {
          body: { ...wanted, ids: [...wanted.ids] },
        })
        return { number }
      }
      const rows = wanted.ids.map((id) => ({ id }))
      const issue = (part: typeof rows) =>
        call('POST', '/api/admin/invoices/each', {
          body: { ids: part.map(({ id }) => id), send: wanted.send },
        })
      return { results: await sendInParts(rows, AT_ONCE, issue, setProgress) }
    },
    onSuccess: (done, { ids, send }) => {
      if ('results' in done) severalResult.show(resultOfInvoices(done.results, Date.now()))
      else
        notify({
          title: 'Gespeichert',
          description: `Die Rechnung ${done.number} über ${ids.length} Anmeldungen ist ausgestellt${send ? ' und wird gesendet' : ''}.`,
        })
      onDone()
    },
    onError: (error) => {
      if (!refusalOf(error))
        notifyFailure(error, 'Die Rechnungen konnten nicht ausgestellt werden.')
    },
    onSettled: () => readAgainAfterBooking(queryClient),
  })
  return { ...mutation, progress, refusal: refusalOf(mutation.error) }
}

/** Why there is no joint invoice, as staff can mend it. */
function refusalOf(error: unknown): { code: string; detail: string } | null {
  const problem = error instanceof ApiError ? error.problem : null
  return problem?.code.startsWith('invoice.')
    ? { code: problem.code, detail: problem.detail }
    : null
}

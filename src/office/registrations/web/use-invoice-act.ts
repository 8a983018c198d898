import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { readAgainAfterBooking } from './read-again.ts'

/** What staff do with an invoice: `id` is that of the booking to issue or to replace, else that of the document. */
export type InvoiceAct =
  | { kind: 'issue' | 'replace' | 'cancel'; id: string; send: boolean }
  | { kind: 'send'; id: string; mailsBefore: number }

/** Does it, and reads the booking again whatever came of it. */
export function useInvoiceAct(onSettled: () => void) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: perform,
    onSuccess: (_, act) => notify({ title: 'Gespeichert', description: doneText(act) }),
    onError: (error) => notifyFailure(error, 'Die Rechnung konnte nicht gespeichert werden.'),
    onSettled: async () => {
      await readAgainAfterBooking(queryClient)
      onSettled()
    },
  })
  return { act: mutate, isPending }
}

async function perform(act: InvoiceAct): Promise<void> {
  const path = { id: act.id }
  switch (act.kind) {
    case 'issue':
      await call('POST', '/api/admin/registrations/{id}/invoices', {
        path,
        body: { send: act.send },
      })
      return
    case 'replace':
      await call('POST', '/api/admin/registrations/{id}/invoices/replacement', {
        path,
        body: { send: act.send },
      })
      return
    case 'cancel':
      await call('POST', '/api/admin/invoices/{id}/cancellation', {
        path,
        body: { send: act.send },
      })
      return
    case 'send':
      await call('POST', '/api/admin/invoices/{id}/mails', {
        path,
        body: { mailsBefore: act.mailsBefore },
      })
  }
}

function doneText(act: InvoiceAct): string {
  if (act.kind === 'send') return 'Die E-Mail wird gesendet.'
  const done = {
    issue: 'Die Rechnung ist ausgestellt',
    replace: 'Die Rechnung ist storniert und neu ausgestellt',
    cancel: 'Die Rechnung ist storniert',
  }[act.kind]
  return act.send ? `${done} und wird gesendet.` : `${done}.`
}

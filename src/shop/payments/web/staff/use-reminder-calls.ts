import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { OverdueInvoice, ReminderToSend } from '../../domain/reminder-list.ts'
import { sentText } from './reminder-words.ts'
import { invoiceRemindersQuery, remindersQuery } from './reminders-query.ts'

/** The reminder that is due for the invoice; nothing where none is. */
export function dueReminder({ id, stage }: OverdueInvoice): ReminderToSend[] {
  return stage.kind === 'due' ? [{ invoiceId: id, step: stage.step }] : []
}

/** Reads everything again that tells how an invoice stands. */
function useReadAgain() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [remindersQuery.queryKey, ['/api/admin/invoices'], ['/api/admin/todo']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

/** Sends reminders and tells what became of them. */
export function useSendReminders(onDone: () => void) {
  const readAgain = useReadAgain()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (reminders: ReminderToSend[]) =>
      call('POST', '/api/admin/reminders', { body: { reminders } }),
    onSuccess: (outcome) => notify(sentText(outcome)),
    onError: (error) => notifyFailure(error, 'Die Erinnerung konnte nicht gesendet werden.'),
    onSettled: async () => {
      await readAgain()
      onDone()
    },
  })
}

/** Marks an invoice as disputed, or takes that back where there is no reason. */
export function useDispute(id: string) {
  const queryClient = useQueryClient()
  const readAgain = useReadAgain()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? call('DELETE', '/api/admin/invoices/{id}/dispute', { path: { id } })
        : call('PUT', '/api/admin/invoices/{id}/dispute', { path: { id }, body: { reason } }),
    onSuccess: (stored, reason) => {
      queryClient.setQueryData(invoiceRemindersQuery(id).queryKey, stored)
      notify({
        title: 'Gespeichert',
        description:
          reason === null
            ? 'An die Rechnung wird wieder erinnert.'
            : 'An die Rechnung wird nicht mehr erinnert.',
      })
    },
    onError: (error) => notifyFailure(error, 'Das konnte nicht gespeichert werden.'),
    onSettled: readAgain,
  })
}

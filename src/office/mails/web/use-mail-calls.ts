import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { useFailure, useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { rereadLists, rereadMail } from './mails-query.ts'

interface MailCallOptions {
  onEnd?: () => void
}

/** Sends a mail again that was sent or discarded. Its delivery status is shown where the mail is followed. */
export function useResendMail(options: MailCallOptions) {
  return useMailCall('resend', 'Die E-Mail konnte nicht gesendet werden.', options)
}

/** Discards a mail that waits for staff. */
export function useDiscardMail(options: MailCallOptions = {}) {
  return useMailCall('discard', 'Die E-Mail konnte nicht verworfen werden.', options)
}

function useMailCall(act: 'resend' | 'discard', failure: string, { onEnd }: MailCallOptions) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (id: string) => call('POST', `/api/admin/mails/{id}/${act}`, { path: { id } }),
    onError: (error) => notifyFailure(error, reasonOf(error, failure)),
    // After a refusal too: the displayed mail is out of date.
    onSettled: (_data, _error, id) => {
      onEnd?.()
      return rereadMail(queryClient, id)
    },
  })
}

/** Sends a test mail. The answer contains its id. */
export function useSendTestMail({ onRefused }: { onRefused: (sentence: string) => void }) {
  const queryClient = useQueryClient()
  const handleSessionRefusal = useSessionRefusal()
  return useMutation({
    mutationFn: (to: string) => call('POST', '/api/admin/mails/test', { body: { to } }),
    onSuccess: () => rereadLists(queryClient),
    onError: (error) => {
      if (!handleSessionRefusal(error)) {
        onRefused(reasonOf(error, 'Die Testnachricht konnte nicht gesendet werden.'))
      }
    },
  })
}

function reasonOf(error: unknown, otherwise: string): string {
  if (error instanceof OfflineError) return error.message
  return serverMessage(error) ?? otherwise
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { randomKey } from '#platform/design/web/random-key.ts'
import { useFailure, useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { rereadMessage, type WrittenMessage } from './messages-query.ts'

/** Sends a message. However often the same one is sent, it goes out once. */
export function useSendMessage() {
  const handleSessionRefusal = useSessionRefusal()
  const key = useRef({ body: '', value: '' })
  return useMutation({
    mutationFn: (message: WrittenMessage & { fingerprint: string }) => {
      const body = JSON.stringify(message)
      if (key.current.body !== body) key.current = { body, value: randomKey() }
      const header = { 'idempotency-key': key.current.value }
      return call('POST', '/api/admin/messages', { header, body: message })
    },
    onError: (error) => handleSessionRefusal(error),
  })
}

/** Sends a test mail to the administrator. */
export function useSendTest(address: string) {
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (message: WrittenMessage) =>
      call('POST', '/api/admin/messages/test', { body: message }),
    onSuccess: () =>
      notify({ title: 'Testnachricht auf dem Weg', description: `Sie geht an ${address}.` }),
    onError: (error) => notifyFailure(error, reasonOf(error)),
  })
}

/** Sends those mails of a message again that failed. */
export function useResendFailed(id: string) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: () => call('POST', '/api/admin/messages/{id}/resend', { path: { id } }),
    onError: (error) => notifyFailure(error, reasonOf(error)),
    onSettled: () => rereadMessage(queryClient, id),
  })
}

/** The sentence for a failed call. */
export function reasonOf(error: unknown): string {
  if (error instanceof OfflineError) return error.message
  return serverMessage(error) ?? 'Die Nachricht konnte nicht gesendet werden.'
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { DiscountCodeEdit, StaffDiscountCode } from '../domain/discount-code-schema.ts'
import { codesQuery } from './codes-query.ts'

/** Makes a call about a code, says what it has done, and reads the list again. */
function useCodeCall<Input>(
  make: (input: Input) => Promise<StaffDiscountCode>,
  done: (code: StaffDiscountCode) => string,
) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: codesQuery.queryKey })
  return useMutation({
    mutationFn: make,
    onSuccess: async (code) => {
      notify({ title: 'Gespeichert', description: done(code) })
      await readAgain()
    },
    onError: (error) => {
      notifyFailure(error, 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.')
      void readAgain()
    },
  })
}

export function useCreateCode() {
  return useCodeCall(
    (body: DiscountCodeEdit) => call('POST', '/api/admin/discount-codes', { body }),
    ({ code }) => `Der Code ${code} ist angelegt.`,
  )
}

export function useChangeCode() {
  return useCodeCall(
    ({ id, version, body }: { id: string; version: number; body: DiscountCodeEdit }) =>
      call('PUT', '/api/admin/discount-codes/{id}', {
        path: { id },
        header: ifMatch(version),
        body,
      }),
    ({ code, isActive }) =>
      `Der Code ${code} ist ${isActive ? 'gespeichert' : 'gespeichert und abgeschaltet'}.`,
  )
}

export function useDeleteCode() {
  return useCodeCall(
    (id: string) => call('DELETE', '/api/admin/discount-codes/{id}', { path: { id } }),
    ({ code }) => `Der Code ${code} ist gelöscht.`,
  )
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'

/** Start of the key of every read of invoices: the list, its sums, and the account of each. */
export const invoicesKey = ['/api/admin/invoices'] as const
/** Start of the key of every read of bank lines. */
export const bankLinesKey = ['/api/admin/bank-lines'] as const

/** What was paid of an invoice. Read whenever it is shown: a statement may have come. */
export const accountQuery = (id: string) =>
  apiQuery('/api/admin/invoices/{id}/account', { path: { id }, staleTime: 0 })

/** What was paid of the invoices of a booking. Its key begins with that of the booking. */
export const bookingAccountsQuery = (id: string) =>
  apiQuery('/api/admin/registrations/{id}/payments', { path: { id } })

const CHANGED = [invoicesKey, bankLinesKey, ['/api/admin/registrations'], ['/api/admin/todo']]

/** Reads everything again that a payment affects. */
export async function readAgainAfterPayment(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    CHANGED.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
  )
}

/** An act on payments or bank lines: tells what was done or why not, and shows the new state either way. */
export function usePaymentAct() {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ make }: { make: () => Promise<unknown>; done: string }) => make(),
    onSuccess: (_, { done }) => notify({ title: 'Gespeichert', description: done }),
    onError: (error) => notifyFailure(error, 'Das konnte nicht gespeichert werden.'),
    onSettled: () => readAgainAfterPayment(queryClient),
  })
  return { act: mutate, isPending }
}

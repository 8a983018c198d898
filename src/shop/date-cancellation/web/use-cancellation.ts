import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { figuresKey, todoKey } from '#office/frame/web/dashboard-keys.ts'
import { attendeesKey, registrationsKey } from '#office/registrations/web/registrations-query.ts'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { useSessionRefusal, useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { datesKey } from '#shop/trainings/web/dates-query.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import type { DateCancellation } from '../domain/date-cancellation.ts'

/** Everything that a cancelled date affects. */
const AFFECTED = [
  datesKey,
  trainingsQuery.queryKey,
  figuresKey,
  todoKey,
  registrationsKey,
  attendeesKey,
  ['/api/admin/mails'],
]

/** The registrations with seats on the date, read again each time the screen opens. */
export function useBookings(id: string) {
  const query = useQuery({
    // Not below the key of the dates: once the date is cancelled, there is nothing to read.
    queryKey: ['/api/admin/date-cancellation', id],
    queryFn: ({ signal }) => {
      signal.throwIfAborted()
      return call('POST', '/api/admin/dates/{id}/cancel/preview', { path: { id }, body: {} })
    },
    select: ({ bookings }) => bookings,
    gcTime: 0,
  })
  useSessionRefusalOf(query.error)
  return query
}

/** Writes the mails without sending them. */
export function usePreview(id: string) {
  const handleSessionRefusal = useSessionRefusal()
  return useMutation({
    mutationFn: (request: DateCancellation) =>
      call('POST', '/api/admin/dates/{id}/cancel/preview', { path: { id }, body: request }),
    onError: (error) => void handleSessionRefusal(error),
  })
}

/** Cancels the date as last seen. Settles when all data are up to date again. */
export function useCancelDate({ id, version }: Pick<PlannedDate, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  const handleSessionRefusal = useSessionRefusal()
  return useMutation({
    mutationFn: (request: DateCancellation) =>
      call('POST', '/api/admin/dates/{id}/cancel', {
        path: { id },
        header: ifMatch(version),
        body: request,
      }),
    onSuccess: () =>
      Promise.all(AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    onError: (error) => void handleSessionRefusal(error),
  })
}

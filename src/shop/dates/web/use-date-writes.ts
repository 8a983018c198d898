import { type Query, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { figuresKey, todoKey } from '#office/frame/web/dashboard-keys.ts'
import { attendeesKey } from '#office/registrations/web/registrations-query.ts'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { DateEdit, PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { datesKey } from '#shop/trainings/web/dates-query.ts'
import { refreshStaffTrainings } from '#shop/trainings/web/staff-trainings-query.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'

/** Everything that a change of a date affects. */
const AFFECTED: readonly QueryKey[] = [
  datesKey,
  trainingsQuery.queryKey,
  figuresKey,
  todoKey,
  attendeesKey,
  ['/api/admin/mails'],
  ['/api/admin/revisions'],
]

export type DateBody = Pick<PlannedDate, 'capacity' | 'meetingUrl' | 'trainer' | 'note'> & {
  startsAt: string
  endsAt: string
}

/** A write with a notification of its result. It settles when the screen's data are up to date again. */
function useDateWrite<Variables, Result>(
  send: (variables: Variables) => Promise<Result>,
  words: { done: string; failed: string },
  /** The id of a date that is gone afterwards. It is not read again, although its page may still be open. */
  goneAfter?: (variables: Variables) => string,
) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: send,
    onSuccess: async (_, variables) => {
      notify({ title: 'Gespeichert', description: words.done })
      const gone = goneAfter?.(variables)
      const predicate = ({ queryKey: [, id] }: Query) => gone === undefined || id !== gone
      await Promise.all([
        ...AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })),
        refreshStaffTrainings(queryClient),
      ])
    },
    onError: (error) => {
      notifyFailure(error, words.failed)
    },
  })
}

export function usePlanDate() {
  return useDateWrite(
    ({ trainingId, body }: { trainingId: string; body: DateBody }) =>
      call('POST', '/api/admin/trainings/{id}/dates', { path: { id: trainingId }, body }),
    { done: 'Der Termin ist geplant.', failed: 'Der Termin konnte nicht geplant werden.' },
  )
}

export function usePlanRound() {
  return useDateWrite(
    (dates: (DateBody & { trainingId: string })[]) =>
      call('POST', '/api/admin/dates', { body: { dates } }),
    { done: 'Die Termine sind geplant.', failed: 'Die Termine konnten nicht geplant werden.' },
  )
}

export function useEditDate() {
  return useDateWrite(
    ({ id, body, version }: { id: string; body: DateEdit; version: number }) =>
      call('PATCH', '/api/admin/dates/{id}', { path: { id }, header: ifMatch(version), body }),
    { done: 'Der Termin ist geändert.', failed: 'Der Termin konnte nicht geändert werden.' },
  )
}

export function useDeleteDate() {
  return useDateWrite(
    (id: string) => call('DELETE', '/api/admin/dates/{id}', { path: { id } }),
    { done: 'Der Termin ist gelöscht.', failed: 'Der Termin konnte nicht gelöscht werden.' },
    (id) => id,
  )
}

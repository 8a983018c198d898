import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { datesKey } from '#shop/trainings/web/dates-query.ts'
import type { ListedWaitingEntry } from '../../domain/waiting-entry.ts'
import { waitingForDatesQuery } from './waiting-for-dates-query.ts'

interface RemoveEntryDialogProps {
  entry: ListedWaitingEntry
  onDone: () => void
}

/** Asks for confirmation, then takes somebody from a waiting list. */
export function RemoveEntryDialog({ entry, onDone }: RemoveEntryDialogProps) {
  const remove = useRemoveEntry()
  const name = `${entry.firstName} ${entry.lastName}`
  return (
    <ConfirmDialog
      open
      title="Von der Warteliste entfernen?"
      confirmLabel="Entfernen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(entry.id, { onSettled: onDone })}
      onCancel={onDone}
    >
      <p>
        {entry.state === 'unconfirmed'
          ? `${name} hat die Eintragung noch nicht bestätigt und bekommt keine E-Mail.`
          : `${name} bekommt eine E-Mail darüber.`}
      </p>
      {entry.state === 'offered' && (
        <p>Die angebotenen Plätze gehen an die Nächsten auf der Liste.</p>
      )}
    </ConfirmDialog>
  )
}

function useRemoveEntry() {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (id: string) =>
      call('POST', '/api/admin/waiting-list/{id}/remove', { path: { id } }),
    onSuccess: ({ firstName, lastName }) =>
      notify({
        title: 'Entfernt',
        description: `${firstName} ${lastName} steht nicht mehr auf der Warteliste.`,
      }),
    onError: (error) => {
      notifyFailure(error, 'Der Eintrag konnte nicht entfernt werden.')
    },
    // Also after a refusal, because the displayed list is out of date then.
    onSettled: () =>
      Promise.all(
        [datesKey, waitingForDatesQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { StaffTraining } from '../../domain/staff-training.ts'
import { useDeleteTraining } from './use-training-writes.ts'

interface DeleteTrainingDialogProps {
  training: StaffTraining
  onDone: () => void
}

/** Asks before a training is deleted with its texts and dates. */
export function DeleteTrainingDialog({ training, onDone }: DeleteTrainingDialogProps) {
  const remove = useDeleteTraining()
  return (
    <ConfirmDialog
      open
      title="Training löschen?"
      confirmLabel="Training löschen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(training.id, { onSettled: onDone })}
      onCancel={onDone}
    >
      <p>
        {`„${training.title}“ verschwindet mit allen Texten und Terminen. Niemand hat es gebucht. Das lässt sich nicht rückgängig machen.`}
      </p>
    </ConfirmDialog>
  )
}

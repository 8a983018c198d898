import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { useDeleteDate } from './use-date-writes.ts'

interface DeleteDateDialogProps {
  date: PlannedDate
  onDone: () => void
  /** Called instead of `onDone` when the date is gone. */
  onDeleted?: (() => void) | undefined
}

/** Asks before a date that nobody booked is deleted. */
export function DeleteDateDialog({ date, onDone, onDeleted = onDone }: DeleteDateDialogProps) {
  const remove = useDeleteDate()
  return (
    <ConfirmDialog
      open
      title="Termin löschen?"
      confirmLabel="Termin löschen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(date.id, { onSuccess: onDeleted, onError: onDone })}
      onCancel={onDone}
    >
      <p>{`„${date.trainingTitle}“ am ${date.date}. Niemand hat ihn gebucht.`}</p>
    </ConfirmDialog>
  )
}

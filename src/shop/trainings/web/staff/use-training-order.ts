import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { notify } from '#platform/design/web/notifications.ts'
import type { StaffTraining } from '../../domain/staff-training.ts'
import { useSaveEdit } from '../editing/save-edit.ts'
import { refreshStaffTrainings, staffTrainingsQuery } from '../staff-trainings-query.ts'
import { CHANGED_MEANWHILE } from './use-training-writes.ts'

/**
 * The trainings in their order, and a function that moves one to another place, from 1. A move is shown at once; moves
 * are sent one after another, and the stored order is shown again after the last one.
 */
export function useTrainingOrder(trainings: readonly StaffTraining[]) {
  const queryClient = useQueryClient()
  const saveEdit = useSaveEdit()
  const [moved, setMoved] = useState<readonly StaffTraining[] | null>(null)
  const lastMove = useRef<Promise<void>>(Promise.resolve())
  const unsaved = useRef(0)
  const shown = moved ?? trainings

  async function save({ id, position: before }: StaffTraining, position: number) {
    // Read now: the move before has raised it.
    const stored = queryClient.getQueryData(staffTrainingsQuery.queryKey)
    const { kind } = await saveEdit({
      subject: { kind: 'training', id },
      before: { position: before },
      after: { position },
      version: stored?.find((training) => training.id === id)?.version ?? 0,
    })
    if (kind === 'conflict') notify(CHANGED_MEANWHILE)
    if (kind !== 'saved') await refreshStaffTrainings(queryClient)
    unsaved.current -= 1
    if (unsaved.current === 0) setMoved(null)
  }

  function move(training: StaffTraining, position: number) {
    setMoved(
      shown
        .filter(({ id }) => id !== training.id)
        .toSpliced(position - 1, 0, training)
        .map((one, index) => ({ ...one, position: index + 1 })),
    )
    unsaved.current += 1
    lastMove.current = lastMove.current.then(() => save(training, position))
  }

  return { shown, move }
}

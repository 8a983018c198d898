import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { NewTraining } from '../../domain/new-training.ts'
import type { StaffTraining } from '../../domain/staff-training.ts'
import { datesKey } from '../dates-query.ts'
import { useSaveEdit } from '../editing/save-edit.ts'
import { refreshStaffTrainings } from '../staff-trainings-query.ts'
import { trainingsQuery } from '../trainings-query.ts'

/** Whether the shop shows a training. */
export interface ShopEdit {
  visible?: boolean
  archived?: boolean
}

export const CHANGED_MEANWHILE = {
  title: 'Nicht gespeichert',
  description: 'Jemand anderes hat das Training inzwischen geändert. Bitte prüfen Sie die Liste.',
  variant: 'destructive',
} as const

/**
 * Shows, hides, archives or restores a training, with a notification that offers to undo it.
 *
 * @returns `pending`: the label of the edit that is being saved
 */
export function useShopEdit({ id, version, visible, archivedAt }: StaffTraining) {
  const saveEdit = useSaveEdit()
  const [pending, setPending] = useState<string | null>(null)

  async function save(label: string, edit: ShopEdit) {
    setPending(label)
    const before = {
      ...(edit.visible !== undefined && { visible }),
      ...(edit.archived !== undefined && { archived: archivedAt !== null }),
    }
    const subject = { kind: 'training', id } as const
    const { kind } = await saveEdit({ subject, before, after: { ...edit }, version })
    if (kind === 'conflict') notify(CHANGED_MEANWHILE)
    setPending(null)
  }

  return { save, pending }
}

/** A write with a notification of its result. It settles when the screen's data are up to date again. */
function useTrainingWrite<Variables, Result>(
  send: (variables: Variables) => Promise<Result>,
  words: { done: string; failed: string },
) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      notify({ title: 'Gespeichert', description: words.done })
      await Promise.all([
        refreshStaffTrainings(queryClient),
        queryClient.invalidateQueries({ queryKey: trainingsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: datesKey }),
      ])
    },
    onError: (error) => {
      void refreshStaffTrainings(queryClient)
      notifyFailure(error, words.failed)
    },
  })
}

export function useCreateTraining() {
  return useTrainingWrite((body: NewTraining) => call('POST', '/api/admin/trainings', { body }), {
    done: 'Das Training ist angelegt. Noch sieht es nur das Team.',
    failed: 'Das Training konnte nicht angelegt werden.',
  })
}

export function useDeleteTraining() {
  return useTrainingWrite(
    (id: string) => call('DELETE', '/api/admin/trainings/{id}', { path: { id } }),
    {
      done: 'Das Training ist gelöscht.',
      failed: 'Das Training konnte nicht gelöscht werden.',
    },
  )
}

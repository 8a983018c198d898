import { type ReactNode, useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import type { Edit } from '#platform/editing/web/content-writes.ts'
import { problemOf } from '#shop/trainings/web/editing/edit-problem.ts'
import type { ListTarget } from '#shop/trainings/web/editing/editable.tsx'
import { useSaveEdit } from '#shop/trainings/web/editing/save-edit.ts'
import { listEdit, mergedIds } from './edit-field.ts'

interface ListEdit {
  isPending: boolean
  /** Saves the list with these items. @returns whether it was saved */
  save: (items: readonly string[]) => Promise<boolean>
  /** Dialog for two conflicting changes of the list. */
  question: ReactNode
}

/** Moves and removes items of a list directly, without an editor. */
export function useListEdit(target: ListTarget, label: string): ListEdit {
  const saveEdit = useSaveEdit()
  const [isPending, setPending] = useState(false)
  const [conflict, setConflict] = useState<{ edit: Edit; current: CurrentValues } | null>(null)

  async function write(edit: Edit): Promise<boolean> {
    setPending(true)
    const outcome = await saveEdit(edit)
    setPending(false)
    if (outcome.kind === 'conflict' && target.kind === 'content') {
      // Ids say nothing to choose from: what somebody else has added stays, and what they removed is gone.
      const { values: before, version } = outcome.current
      const after = mergedIds(edit, before)
      return write({ ...edit, before, after: { content: after }, version })
    }
    setConflict(outcome.kind === 'conflict' ? { edit, current: outcome.current } : null)
    return outcome.kind === 'saved'
  }

  async function save(items: readonly string[]): Promise<boolean> {
    if (isPending) return false
    const edit = listEdit(target, items)
    const problem = problemOf(edit.subject, edit.after)
    if (problem === null) return write(edit)
    notify({ title: 'Fehler', description: problem, variant: 'destructive' })
    return false
  }

  const leave = () => setConflict(null)
  const question = conflict && (
    <ConflictDialog
      label={label}
      current={conflict.current}
      mine={conflict.edit.after}
      pending={isPending}
      onTakeTheirs={leave}
      onSaveMine={() => {
        const { values: before, version } = conflict.current
        void write({ ...conflict.edit, before, version })
      }}
      onGoOn={leave}
    />
  )
  return { isPending, save, question }
}

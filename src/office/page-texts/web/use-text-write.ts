import { useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { useSaveEdit } from '#shop/trainings/web/editing/save-edit.ts'
import type { CmsText } from '../domain/cms-text.ts'
import { textEdit } from './text-field.ts'

interface Conflict {
  current: CurrentValues
  mine: { content: string }
}

/**
 * Sets a text without opening an editor: to its default, or to an earlier version.
 * @param onFocusLost called where the pressed button may have disappeared; moves the focus elsewhere
 */
export function useTextWrite(text: CmsText, onFocusLost: () => void) {
  const saveEdit = useSaveEdit()
  const [isPending, setPending] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  async function write(content: string, current?: CurrentValues) {
    const edit = textEdit(text, content)
    const onto = current ? { ...edit, before: current.values, version: current.version } : edit
    setPending(true)
    // A text that did not change needs no undo.
    const canUndo = onto.before.content !== content
    const outcome = await saveEdit(onto, { canUndo })
    setPending(false)
    const isConflict = outcome.kind === 'conflict'
    setConflict(isConflict ? { current: outcome.current, mine: { content } } : null)
    if (!isConflict && hasNoFocus()) onFocusLost()
  }

  return {
    isPending,
    write: (content: string) => void write(content),
    conflict: conflict && {
      ...conflict,
      onTakeTheirs: () => setConflict(null),
      onSaveMine: () => void write(conflict.mine.content, conflict.current),
      onGoOn: () => setConflict(null),
    },
  }
}

/** A disabled button loses the focus; browsers differ in when. */
export function hasNoFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}

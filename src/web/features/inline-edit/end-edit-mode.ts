import { editMode } from '../../lib/admin-session/edit-mode.ts'
import { hasUnsavedText } from '../../lib/editing/edit-drafts.ts'

type Ask = () => void

let ask: Ask | null = null

/** Tells who asks, before the mode ends with a text that is not saved. @returns a way to stop asking */
export function askBeforeEnd(question: Ask): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Ends the edit mode; with unsaved text only once the person has agreed. */
export function endEditMode(): void {
  if (ask && hasUnsavedText()) ask()
  else editMode.clear()
}

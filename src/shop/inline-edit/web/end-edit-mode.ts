import { hasUnsavedText } from '#platform/editing/web/edit-drafts.ts'
import { editMode } from '#platform/login/web/edit-mode.ts'

type Ask = () => void

let ask: Ask | null = null

/** Registers the function that asks before edit mode ends with unsaved text. @returns a function that removes it */
export function askBeforeEnd(question: Ask): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Ends edit mode; with unsaved text only after confirmation. */
export function endEditMode(): void {
  if (ask && hasUnsavedText()) ask()
  else editMode.clear()
}

import { type RefObject, useEffect, useRef } from 'react'
import { closeEditor, openEditor, useIsEditorOpen } from './edit-drafts.ts'

interface EditorPlace {
  isOpen: boolean
  open: () => void
  close: () => void
  /** The button that is shown while the editor is closed: the focus returns to it. */
  button: RefObject<HTMLButtonElement | null>
}

/** State of a text on the page: either its button or its editor is shown. */
export function useEditorPlace(id: string): EditorPlace {
  const isOpen = useIsEditorOpen(id)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  useEffect(() => () => closeEditor(id), [id])

  return { isOpen, open: () => openEditor(id), close: () => closeEditor(id), button }
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the field of an opened editor, with the caret at the end, and again after the conflict dialog has closed: the
 * dialog traps the focus until it is removed.
 */
export function useEditorFocus(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isAsking: boolean,
): void {
  useEffect(() => {
    const { current } = control
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [control])

  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) control.current?.focus()
    wasAsking.current = isAsking
  }, [control, isAsking])
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus into the field of an editor that was opened, behind its text, and back into it after a window asked
 * which version shall hold: the window gives the focus free only once it is gone.
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

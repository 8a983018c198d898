import { type RefObject, useEffect, useRef } from 'react'
import { STEP_TITLE_ID } from './step-heading.tsx'

export type View = 'address' | 'reading' | 'facts' | 'making' | 'draft'

/**
 * What is shown next begins at its title, for the keyboard and for screen readers, and at the top of the tool. A draft
 * that is ready moves nothing: somebody may be reading in it already.
 */
export function useStepFocus(view: View, top: RefObject<HTMLElement | null>) {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    const isBeingRead = before.current === 'making' && view === 'draft'
    before.current = view
    document.getElementById(STEP_TITLE_ID)?.focus({ preventScroll: true })
    if (!isBeingRead) top.current?.scrollIntoView({ block: 'start' })
  }, [view, top])
}

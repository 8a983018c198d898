import { type RefObject, useEffect, useRef } from 'react'
import { STEP_TITLE_ID } from './strategy-step-heading.tsx'

export type View = 'address' | 'reading' | 'facts' | 'making' | 'draft'

/**
 * Moves the focus to the title of a new view, for keyboards and screen readers, and scrolls to the top of the tool.
 * When a draft is finished it does not scroll: the visitor may be reading it already.
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

import { useEffect, useRef } from 'react'
import type { MeetingStep } from '#domain/tools/meeting.ts'

/**
 * Takes the focus to a step that takes the place of another: what was pressed is often gone with the old one. A stored
 * meeting that is only just read moves nothing.
 */
export function useStepFocus(step: MeetingStep, isReady: boolean) {
  const region = useRef<HTMLElement>(null)
  const shown = useRef<MeetingStep>(undefined)
  useEffect(() => {
    if (!isReady) return
    if (shown.current !== undefined && shown.current !== step) {
      // A focus alone does not scroll to the top of what is taller than the window.
      region.current?.focus({ preventScroll: true })
      region.current?.scrollIntoView({ block: 'start' })
    }
    shown.current = step
  }, [step, isReady])
  return region
}

import { useEffect, useRef } from 'react'
import type { MeetingStep } from '#domain/tools/meeting.ts'

/**
 * Moves the focus to a step that replaces another, because the pressed button is often removed with it. Reading the
 * stored meeting at the start moves no focus.
 */
export function useStepFocus(step: MeetingStep, isReady: boolean) {
  const region = useRef<HTMLElement>(null)
  const shown = useRef<MeetingStep>(undefined)
  useEffect(() => {
    if (!isReady) return
    if (shown.current !== undefined && shown.current !== step) {
      // The focus alone does not scroll to the top of an element that is higher than the window.
      region.current?.focus({ preventScroll: true })
      region.current?.scrollIntoView({ block: 'start' })
    }
    shown.current = step
  }, [step, isReady])
  return region
}

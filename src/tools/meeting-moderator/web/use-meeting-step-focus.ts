import { useEffect, useRef } from 'react'

/**
 * Moves the focus to a step that replaces another, because the pressed button is often removed with it. Reading the
 * stored meeting at the start moves no focus.
 *
 * @param step of which meeting, and which step
 */
export function useStepFocus(step: string, isReady: boolean) {
  const region = useRef<HTMLElement>(null)
  const shown = useRef<string>(undefined)
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

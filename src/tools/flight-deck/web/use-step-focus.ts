import { useEffect, useRef } from 'react'

/** Moves the focus to the title of a new step and scrolls to it, for keyboards and screen readers. */
export function useStepFocus(
  step: string | undefined,
  titleId: string,
  block: 'start' | 'nearest',
) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    const isFirst = before.current === undefined
    before.current = step
    const title = document.getElementById(titleId)
    title?.focus({ preventScroll: true })
    if (!isFirst) title?.scrollIntoView({ block })
  }, [step, titleId, block])
}

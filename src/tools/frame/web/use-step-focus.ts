import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the title of a new step and scrolls to it, for keyboards and screen readers.
 *
 * @param step undefined until it is known: the first step that is known gets the focus, without scrolling
 * @param topId of the element to scroll to, where it is another one than the title
 */
export function useStepFocus(
  step: string | undefined,
  titleId: string,
  block: 'start' | 'nearest',
  topId = titleId,
) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    const isFirst = before.current === undefined
    before.current = step
    document.getElementById(titleId)?.focus({ preventScroll: true })
    if (!isFirst) document.getElementById(topId)?.scrollIntoView({ block })
  }, [step, titleId, block, topId])
}

import { useEffect, useRef } from 'react'
import { chime } from './meeting-chime.ts'

/** Plays the tone once when the time of an item runs out. Not when the page is opened after it has run out. */
export function useTimeUp(itemId: string, remaining: number, hasSound: boolean): void {
  const before = useRef({ itemId, remaining })
  useEffect(() => {
    const { current: last } = before
    before.current = { itemId, remaining }
    const isUp = last.itemId === itemId && last.remaining > 0 && remaining <= 0
    if (isUp && hasSound) chime()
  }, [itemId, remaining, hasSound])
}

/**
 * Plays the tone when the clock has led to the next step of a method. Not when somebody went there.
 *
 * @param from changes with the item, and when somebody chooses a step
 */
export function usePassedStep(from: string, index: number, hasSound: boolean): void {
  const before = useRef({ from, index })
  useEffect(() => {
    const { current: last } = before
    before.current = { from, index }
    if (last.from === from && index > last.index && hasSound) chime()
  }, [from, index, hasSound])
}

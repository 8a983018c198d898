import { useEffect, useRef } from 'react'
import { chime } from './chime.ts'

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

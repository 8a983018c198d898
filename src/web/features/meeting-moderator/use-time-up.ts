import { useEffect, useRef } from 'react'
import { chime } from './chime.ts'

/** Sounds once when the time of an item runs out, and not again when a page is opened on which it has run out before. */
export function useTimeUp(itemId: string, remaining: number, hasSound: boolean): void {
  const before = useRef({ itemId, remaining })
  useEffect(() => {
    const { current: last } = before
    before.current = { itemId, remaining }
    const isUp = last.itemId === itemId && last.remaining > 0 && remaining <= 0
    if (isUp && hasSound) chime()
  }, [itemId, remaining, hasSound])
}

import { type PointerEvent, useRef } from 'react'

/** In CSS pixels. A shorter movement is a tap or an accident. */
const SWIPE_DISTANCE = 48

interface Swipe {
  left: () => void
  right: () => void
}

/** Pointer handlers that detect a horizontal swipe of a finger or a pen. The mouse continues to select text. */
export function useSwipe({ left, right }: Swipe) {
  const startX = useRef<number | null>(null)

  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current === null) return
      const way = event.clientX - startX.current
      startX.current = null
      if (way <= -SWIPE_DISTANCE) left()
      if (way >= SWIPE_DISTANCE) right()
    },
    onPointerCancel: () => {
      startX.current = null
    },
  }
}

import { useEffect, useRef } from 'react'

/**
 * For a bar at the bottom of the window: sets its height as a CSS variable, so that other elements at the bottom are
 * placed above it. The bar has `data-bottom-bar`, and the page an empty element of that height at its end.
 */
export function useRoomBelow() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--bottom-bar-height', `${height}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar-height')
    }
  }, [])
  return bar
}

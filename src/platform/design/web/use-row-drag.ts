import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'

interface Drag {
  id: string
  from: number
  to: number
  /** Distance of the row from its original position, in pixels. */
  offset: number
  /** Height of the row in pixels: the passed rows are shifted by it. */
  room: number
}

/**
 * Moves rows of a list by a handle, with mouse, pen or finger. The DOM order changes only at the end: until then the
 * rows are shifted by CSS, so that the handle with the pointer capture stays in the document.
 */
export function useRowDrag(onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const middles = useRef<number[]>([])
  const grabbedAt = useRef(0)
  const [drag, setDrag] = useState<Drag>()

  const isDragging = drag !== undefined
  useEffect(() => {
    if (!isDragging) return
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(undefined)
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [isDragging])

  const begin = (id: string, index: number, event: PointerEvent<HTMLElement>) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const own = rows[index]
    if (event.button !== 0 || !own) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    middles.current = rows.map(({ top, height }) => top + height / 2)
    grabbedAt.current = event.pageY
    setDrag({ id, from: index, to: index, offset: 0, room: own.height })
  }

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return
    const offset = event.pageY - grabbedAt.current
    const middle = (middles.current[drag.from] ?? 0) + offset
    const to = middles.current.filter(
      (other, index) => index !== drag.from && other < middle,
    ).length
    setDrag({ ...drag, offset, to })
  }

  const drop = () => {
    if (drag && drag.to !== drag.from) onDrop(drag.id, drag.to)
    setDrag(undefined)
  }

  return {
    list,
    /** Id of the row that is dragged, if any. */
    dragged: drag?.id,
    handle: (id: string, index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(id, index, event),
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
    /** CSS shift of the row at `index` during dragging. */
    shift: (index: number): CSSProperties | undefined => {
      if (!drag) return undefined
      if (index === drag.from) return { translate: `0 ${drag.offset}px` }
      if (drag.from < index && index <= drag.to) return { translate: `0 ${-drag.room}px` }
      if (drag.to <= index && index < drag.from) return { translate: `0 ${drag.room}px` }
      return { translate: '0 0' }
    },
  }
}

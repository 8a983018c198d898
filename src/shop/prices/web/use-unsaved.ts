import { useBlocker } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'

const QUESTION =
  'Ihre Eingaben sind noch nicht gespeichert und gehen verloren. Möchten Sie trotzdem fortfahren?'

export type FormPlace = 'new' | 'edited'

export interface Unsaved {
  /** Each form reports whether it has unsaved input. */
  report: (place: FormPlace, isDirty: boolean) => void
  /** True when the form has no unsaved input, or the user confirms losing it. */
  mayLose: (place: FormPlace) => boolean
}

/** Asks before unsaved input is lost, also when the page is left or closed. */
export function useUnsaved(): Unsaved {
  const dirty = useRef(new Set<FormPlace>())

  useBlocker({
    shouldBlockFn: () => dirty.current.size > 0 && !window.confirm(QUESTION),
    enableBeforeUnload: () => dirty.current.size > 0,
  })

  return useMemo(
    () => ({
      report(place, isDirty) {
        if (isDirty) dirty.current.add(place)
        else dirty.current.delete(place)
      },
      mayLose: (place) => !dirty.current.has(place) || window.confirm(QUESTION),
    }),
    [],
  )
}

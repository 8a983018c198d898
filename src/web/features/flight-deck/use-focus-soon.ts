import { useEffect, useState } from 'react'

/** Gives the focus to an element that is only there, or in its place, after the next rendering. */
export function useFocusSoon(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>()
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}

import { useEffect, useState } from 'react'

/** Focuses an element that exists, or is in its place, only after the next rendering. */
export function useFocusSoon(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>()
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}

import { useEffect, useRef } from 'react'

/** Moves the focus to an element that exists only after the next rendering. */
export function useFocusById() {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (id: string) => {
    wanted.current = id
  }
}

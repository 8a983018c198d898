import { useEffect, useState } from 'react'

/** How long (ms) somebody stops typing before a preview follows. */
const PAUSE_MS = 400

/** The value once it has not changed for a moment. */
export function useDebounced<Value>(value: Value): Value {
  const key = JSON.stringify(value)
  const [debounced, setDebounced] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(key), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return JSON.parse(debounced) as Value
}

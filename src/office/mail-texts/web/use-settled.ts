import { useEffect, useState } from 'react'

/** How long (ms) somebody stops typing before the preview follows. */
const PAUSE_MS = 400

/** The value once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value)
  const [settled, setSettled] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return JSON.parse(settled) as Value
}

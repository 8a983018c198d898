import { useEffect, useState } from 'react'

/** Pause in typing after which the search starts. */
const PAUSE_MS = 300

/**
 * Text of a search field; the search follows after every pause in typing. When the search is changed elsewhere, for
 * example by Back, the field follows.
 *
 * @param stored the current search
 * @param store called with the new search; an empty text for none
 */
export function useTypedSearch(stored: string, store: (text: string) => void) {
  const [typed, setTyped] = useState(stored)
  const [seen, setSeen] = useState(stored)
  const [sent, setSent] = useState(stored)

  if (stored !== seen) {
    setSeen(stored)
    if (stored !== sent) {
      setSent(stored)
      setTyped(stored)
    }
  }

  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      store(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, sent, store])

  return {
    typed,
    type: setTyped,
    /** Starts the search at once. */
    searchNow: () => {
      setSent(wanted)
      store(wanted)
    },
  }
}

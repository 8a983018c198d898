import { useEffect, useState } from 'react'

/** How long somebody pauses before what they typed is searched for. */
const PAUSE_MS = 300

/**
 * What is being typed into a search field, while the search itself follows at every pause. Where the search changes
 * from elsewhere, with Back for instance, the field follows.
 *
 * @param stored what is searched for
 * @param store is told what to search for instead; nothing is an empty text
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
    /** Without waiting for a pause. */
    searchNow: () => {
      setSent(wanted)
      store(wanted)
    },
  }
}

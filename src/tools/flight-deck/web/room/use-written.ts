import { useState } from 'react'

/**
 * A text of the room that is sent while it is typed. As long as somebody types in its field it stays as typed, whatever
 * the server answers. Otherwise it is the stored one, so that nobody sends an old text over what another has written.
 */
export function useWritten(stored: string) {
  const [typed, setTyped] = useState<string>()
  return { text: typed ?? stored, type: setTyped, leave: () => setTyped(undefined) }
}

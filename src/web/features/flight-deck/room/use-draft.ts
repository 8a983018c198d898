import { useState } from 'react'

/** A text that is not sent yet. It survives a reload of the tab. */
export function useDraft(key: string) {
  const [text, setText] = useState(() => readStored(key))
  const write = (next: string) => {
    setText(next)
    try {
      if (next === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
    } catch {
      // The storage is full or forbidden: the text stays on the screen.
    }
  }
  return [text, write] as const
}

function readStored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

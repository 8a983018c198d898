interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  /** True while a word is in the making, in a script that is composed. */
  isComposing: boolean
}

/**
 * What a key does in the editor of a text, the same in all of them: Escape cancels; Enter saves a single line, and with
 * Ctrl or Cmd a text of several lines too.
 */
export function editorKey(
  { key, ctrlKey, metaKey, shiftKey, isComposing }: PressedKey,
  singleLine: boolean,
): 'save' | 'cancel' | null {
  if (isComposing) return null
  if (key === 'Escape') return 'cancel'
  if (key !== 'Enter') return null
  return ctrlKey || metaKey || (singleLine && !shiftKey) ? 'save' : null
}

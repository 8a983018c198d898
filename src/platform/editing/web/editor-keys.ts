interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  /** True while an input method (IME) composes a word. */
  isComposing: boolean
}

/**
 * The action of a key in a text editor, the same in all of them: Escape cancels; Enter saves a single line, Ctrl+Enter
 * or Cmd+Enter also a text of several lines.
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

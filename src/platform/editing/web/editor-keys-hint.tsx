/** Names the keys that save and cancel in a text editor, where there is a keyboard. */
export function EditorKeysHint({ id, singleLine }: { id: string; singleLine: boolean }) {
  return (
    <span id={id} className="mt-1.5 block text-muted text-small touch-only:hidden">
      {`${singleLine ? 'Enter' : 'Strg + Enter'} speichert, Esc bricht ab.`}
    </span>
  )
}

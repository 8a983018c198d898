import type { FormEvent } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { PlusIcon } from '#platform/design/web/icons.tsx'
import { MEETING_LINE_MAX } from '../domain/meeting.ts'

interface NewNoteProps {
  id: string
  label: string
  button: string
  /** What is typed so far. */
  text: string
  onText: (text: string) => void
  onAdd: (text: string) => void
}

/**
 * A field that adds its text as a note with Enter and is then empty for the next one. Escape leaves it, so that the
 * timer's keyboard shortcuts work.
 */
export function NewNote({ id, label, button, text, onText, onAdd }: NewNoteProps) {
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onAdd(text.trim())
    onText('')
    document.getElementById(id)?.focus()
  }
  return (
    <form onSubmit={add} className="mt-3 flex gap-2 print:hidden">
      <input
        id={id}
        value={text}
        aria-label={label}
        placeholder={label}
        maxLength={MEETING_LINE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        className={classes(CONTROL_LOOK, 'h-11')}
      />
      <Button type="submit" size="small" aria-label={button} title={button} className="px-3!">
        <PlusIcon />
      </Button>
    </form>
  )
}

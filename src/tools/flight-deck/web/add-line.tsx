import type { ReactNode } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { hasText, LENGTHS } from './sprint.ts'

interface AddLineProps {
  id: string
  label: string
  hint?: ReactNode
  button: string
  /** The current text. A prop, because in some places other components write to it too. */
  text: string
  onText: (text: string) => void
  onAdd: (text: string) => void
}

/** A field whose text becomes a list item with Enter or the button. The focus stays in the field for the next item. */
export function AddLine({ id, label, hint, button, text, onText, onAdd }: AddLineProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (hasText(text)) {
          onAdd(text.trim())
          onText('')
        }
        document.getElementById(id)?.focus()
      }}
    >
      <Field id={id} label={label} hint={hint}>
        {(control) => (
          <div className="flex gap-3 max-sm:flex-col">
            <input
              {...control}
              type="text"
              autoComplete="off"
              enterKeyHint="enter"
              maxLength={LENGTHS.line}
              value={text}
              onChange={({ target }) => onText(target.value)}
              className={classes(CONTROL_LOOK, 'h-13')}
            />
            <Button type="submit" className="shrink-0">
              {button}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import type { FlightDeckTexts } from './flight-deck.de.ts'

interface IdeaFormProps {
  texts: FlightDeckTexts['ideas']
  /** Of the field, which keeps the focus: the next idea follows. */
  id: string
  /** Id of the element that says more. */
  describedBy: string
  maxLength: number
  text: string
  onText: (text: string) => void
  onAdd: () => void
}

/** The field for one idea after another, alone and in a room. */
export function IdeaForm({
  texts,
  id,
  describedBy,
  maxLength,
  text,
  onText,
  onAdd,
}: IdeaFormProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
        document.getElementById(id)?.focus()
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {texts.inputLabel}
      </label>
      <div className="flex gap-3">
        <input
          id={id}
          type="text"
          autoComplete="off"
          enterKeyHint="enter"
          maxLength={maxLength}
          value={text}
          aria-describedby={describedBy}
          onChange={({ target }) => onText(target.value)}
          className={classes(CONTROL_LOOK, 'h-13')}
        />
        <Button type="submit" className="shrink-0 max-sm:px-4">
          {texts.add}
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import { AGENDA_ITEMS_MAX, type AgendaItem, MEETING_LINE_MAX } from '#domain/tools/meeting.ts'
import type { MeetingModeratorTexts } from '../../content/meeting-moderator-texts.ts'
import { randomKey } from '../../lib/random-key.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { CONTROL_LOOK } from '../../ui/field.tsx'
import { MinutesInput } from './minutes-input.tsx'

/** Id of the field for the next item's title. */
export const NEW_ITEM = 'meeting-new-item'

const USUAL_MINUTES = 10

interface NewItemProps {
  texts: MeetingModeratorTexts['plan']
  /** Number of items in the agenda. */
  items: number
  onAdd: (item: AgendaItem) => void
}

/** Adds an item at the end of the agenda. */
export function NewItem({ texts, items, onAdd }: NewItemProps) {
  const [title, setTitle] = useState('')
  const [minutes, setMinutes] = useState(USUAL_MINUTES)
  const field = useRef<HTMLInputElement>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim()) {
      onAdd({ id: randomKey(), title: title.trim(), minutes, owner: '' })
      setTitle('')
    }
    field.current?.focus()
  }
  if (items >= AGENDA_ITEMS_MAX) return <p className="mt-4 text-muted text-small">{texts.full}</p>
  return (
    <form
      onSubmit={add}
      className="mt-4 grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2 md:grid-cols-[minmax(0,1fr)_5.5rem_auto]"
    >
      <input
        ref={field}
        id={NEW_ITEM}
        value={title}
        aria-label={texts.newItem}
        placeholder={texts.newItem}
        maxLength={MEETING_LINE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTitle(target.value)}
        className={classes(CONTROL_LOOK, 'h-13')}
      />
      <MinutesInput
        value={minutes}
        aria-label={texts.newMinutes}
        onChange={setMinutes}
        className={classes(CONTROL_LOOK, 'h-13')}
      />
      <Button type="submit" variant="secondary" size="small" className="max-md:col-span-2">
        {texts.add}
      </Button>
    </form>
  )
}

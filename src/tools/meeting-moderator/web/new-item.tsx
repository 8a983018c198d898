import { type FormEvent, useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { AGENDA_ITEMS_MAX, MEETING_LINE_MAX, type Meeting } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting } from './meeting-store.ts'
import { MinutesInput } from './minutes-input.tsx'

/** Id of the field for the next item's title. */
export const NEW_ITEM = 'meeting-new-item'

/** Minutes of a new item. */
export const USUAL_MINUTES = 10

interface NewItemProps {
  texts: MeetingModeratorTexts['plan']
  meeting: Meeting
  change: ChangeMeeting
}

/** Adds an item at the end of the agenda. */
export function NewItem({ texts, meeting, change }: NewItemProps) {
  const { agenda, lines } = meeting
  const title = lines.item ?? ''
  const minutes = Number(lines.minutes) || USUAL_MINUTES
  const field = useRef<HTMLInputElement>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim()) {
      const item = { id: randomKey(), title: title.trim(), minutes, owner: '', method: null }
      change({ type: 'add-item', item })
      change({ type: 'line', field: 'item', text: '' })
    }
    field.current?.focus()
  }
  if (agenda.length >= AGENDA_ITEMS_MAX)
    return <p className="mt-4 text-muted text-small">{texts.full}</p>
  return (
    <form
      onSubmit={add}
      className="mt-4 grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2 md:grid-cols-[minmax(0,1fr)_5.5rem_auto] print:hidden"
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
        onChange={({ target }) => change({ type: 'line', field: 'item', text: target.value })}
        className={classes(CONTROL_LOOK, 'h-13')}
      />
      <MinutesInput
        value={minutes}
        aria-label={texts.newMinutes}
        onChange={(typed) => change({ type: 'line', field: 'minutes', text: String(typed) })}
        className={classes(CONTROL_LOOK, 'h-13')}
      />
      <Button type="submit" variant="secondary" size="small" className="max-md:col-span-2">
        {texts.add}
      </Button>
    </form>
  )
}

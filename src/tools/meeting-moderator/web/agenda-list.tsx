import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { AGENDA_ITEMS_MAX, MEETING_LINE_MAX } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import { AgendaRow, rowButtonId } from './agenda-row.tsx'
import type { MeetingTool } from './meeting-store.ts'
import { MinutesInput } from './minutes-input.tsx'

/** Id of the field for the next item's title. */
const NEW_ITEM = 'meeting-new-item'

/** Minutes of a new item. */
export const USUAL_MINUTES = 10

/** The items in their order. Buttons move them. */
export function AgendaList(tool: MeetingTool) {
  const { texts, meeting, change, changeUndoably } = tool
  const { agenda } = meeting
  const [announcement, setAnnouncement] = useState('')
  const refocus = useRef<string>(undefined)

  // An element that is moved in the document loses the focus.
  useEffect(() => {
    if (refocus.current) document.getElementById(refocus.current)?.focus()
    refocus.current = undefined
  })

  const move = (id: string, to: number) => {
    change({ type: 'move-item', id, to })
    const title = agenda.find((item) => item.id === id)?.title || texts.undone.untitled
    setAnnouncement(texts.plan.moved(title, to + 1, agenda.length))
  }

  return (
    <>
      <ol>
        {agenda.map((item, index) => (
          <AgendaRow
            key={item.id}
            {...tool}
            item={item}
            index={index}
            onMove={(button) => {
              refocus.current = rowButtonId(item.id, button)
              move(item.id, button === 'up' ? index - 1 : index + 1)
            }}
            onRemove={() => {
              const neighbour = agenda[index + 1] ?? agenda[index - 1]
              refocus.current = neighbour ? rowButtonId(neighbour.id, 'remove') : NEW_ITEM
              changeUndoably(
                { type: 'remove-item', id: item.id },
                texts.undone.item(item.title || texts.undone.untitled),
              )
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** Adds an item at the end of the agenda. */
export function NewItem({ texts: { plan }, meeting, change }: MeetingTool) {
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
    return <p className="mt-4 text-muted text-small">{plan.full}</p>
  return (
    <form
      onSubmit={add}
      className="mt-4 grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2 md:grid-cols-[minmax(0,1fr)_5.5rem_auto] print:hidden"
    >
      <input
        ref={field}
        id={NEW_ITEM}
        value={title}
        aria-label={plan.newItem}
        placeholder={plan.newItem}
        maxLength={MEETING_LINE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => change({ type: 'line', field: 'item', text: target.value })}
        className={classes(CONTROL_LOOK, 'h-13')}
      />
      <MinutesInput
        value={minutes}
        aria-label={plan.newMinutes}
        onChange={(typed) => change({ type: 'line', field: 'minutes', text: String(typed) })}
        className={classes(CONTROL_LOOK, 'h-13')}
      />
      <Button type="submit" variant="secondary" size="small" className="max-md:col-span-2">
        {plan.add}
      </Button>
    </form>
  )
}

/** Length and end of the agenda, and by how much it is too long. */
export function AgendaTotal({ texts: { plan }, meeting }: MeetingTool) {
  const { agenda, length, startTime } = meeting
  if (agenda.length === 0) return null
  const total = plannedMinutes(agenda)
  const end = timeAfter(startTime, total)
  return (
    <div className="mt-5 border-ink border-t-2 pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <strong className="font-display font-heading text-h4">{plan.total(total)}</strong>
        {end && <span className="font-semibold tabular-nums">{plan.endsAt(end)}</span>}
      </p>
      {total > length && (
        <p className="mt-1 text-orange-text">{plan.tooLong(total - length, length)}</p>
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useRowDrag } from '#platform/design/web/use-row-drag.ts'
import { hasBegun, type Meeting } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import { AgendaRow, rowButtonId } from './agenda-row.tsx'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting, ChangeUndoably } from './meeting-store.ts'
import { NEW_ITEM } from './new-item.tsx'

interface AgendaListProps {
  texts: MeetingModeratorTexts
  meeting: Meeting
  change: ChangeMeeting
  changeUndoably: ChangeUndoably
}

/** The items in their order. They can be moved by dragging and with buttons. */
export function AgendaList({ texts, meeting, change, changeUndoably }: AgendaListProps) {
  const { agenda, run, startTime } = meeting
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
  const drag = useRowDrag(move)

  const stateOf = (id: string) => {
    if (!run || !hasBegun(meeting, id)) return null
    return run.current === id && run.endedAt === null ? 'on' : 'was'
  }

  return (
    <>
      <ol ref={drag.list} className={drag.dragged === undefined ? undefined : 'select-none'}>
        {agenda.map((item, index) => (
          <AgendaRow
            key={item.id}
            texts={texts.plan}
            methods={texts.methods}
            item={item}
            place={index + 1}
            places={agenda.length}
            time={timeAfter(startTime, plannedMinutes(agenda.slice(0, index)))}
            state={stateOf(item.id)}
            isDragged={drag.dragged === item.id}
            style={drag.shift(index)}
            handle={drag.handle(item.id, index)}
            onChange={(changes) => change({ type: 'change-item', id: item.id, changes })}
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

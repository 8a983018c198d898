import { useEffect, useRef, useState } from 'react'
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

/** The items in their order. Buttons move them. */
export function AgendaList({ texts, meeting, change, changeUndoably }: AgendaListProps) {
  const { agenda, startTime } = meeting
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
            texts={texts.plan}
            methods={texts.methods}
            item={item}
            place={index + 1}
            places={agenda.length}
            time={timeAfter(startTime, plannedMinutes(agenda.slice(0, index)))}
            canRemove={!hasBegun(meeting, item.id)}
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

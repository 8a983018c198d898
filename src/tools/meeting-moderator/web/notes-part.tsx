import { useState } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { NOTE_LISTS, type NoteList, newNote } from '../domain/meeting.ts'
import { meetingDay } from '../domain/meeting-guests.ts'
import { type NoteGroup, noteGroups } from '../domain/note-groups.ts'
import { readTaskLine } from '../domain/task-line.ts'
import { shortDay, weekdayOf } from './meeting-formats.ts'
import type { MeetingTool } from './meeting-store.ts'
import { NOTE_FIELD, NoteForm } from './note-form.tsx'
import { NoteRow } from './note-row.tsx'

/** What the host writes. Proposals come from participants. */
const LISTS = NOTE_LISTS.filter((list) => list !== 'proposals')

interface NotesPartProps extends MeetingTool {
  /** The id of the item that runs; its notes come first. Empty after the meeting, where every item is shown. */
  current: string
}

/** What is recorded, item by item: one field for all kinds of notes, and the notes to edit in place. */
export function NotesPart(props: NotesPartProps) {
  const { texts, meeting, current } = props
  const groups = noteGroups(meeting, Date.now())
  const shown = current
    ? [
        ...groups.filter(({ item }) => item?.id === current),
        ...groups.filter(({ item, notes }) => item?.id !== current && notes.length > 0),
      ]
    : groups
  return (
    <section aria-labelledby="meeting-notes" className="grid gap-5">
      <h2 id="meeting-notes" className="text-h3">
        {texts.notes.title}
      </h2>
      <Card padding="none" className="p-5 print:hidden sm:p-6">
        <AddNote {...props} />
      </Card>
      {shown.map((group) => (
        <Group key={group.item?.id ?? ''} {...props} group={group} />
      ))}
    </section>
  )
}

function AddNote({ texts, language, meeting, change, current }: NotesPartProps) {
  const { lines, people } = meeting
  const words = texts.notes
  const [list, setList] = useState<NoteList>(() => LISTS.find((one) => lines[one]) ?? 'decisions')
  const [taken, setTaken] = useState<{ person?: boolean; due?: boolean }>({})
  const text = lines[list] ?? ''
  const task =
    list === 'tasks' ? readTaskLine(text, people, meetingDay(meeting, new Date()), taken) : null
  const type = (field: NoteList, typed: string) => change({ type: 'line', field, text: typed })
  const choose = (next: NoteList) => {
    // What is typed goes along, unless something is typed there.
    if (text && !lines[next]) {
      type(next, text)
      type(list, '')
    }
    setList(next)
  }
  const add = () => {
    const note = { ...newNote(randomKey(), text.trim(), current), ...task }
    change({ type: 'add-note', list, note })
    type(list, '')
    setTaken({})
  }
  const understood = task && [
    task.person && { part: 'person' as const, words: words.who(task.person) },
    task.due && {
      part: 'due' as const,
      words: words.until(`${weekdayOf(task.due, language)}, ${shortDay(task.due, language)}`),
    },
  ]
  return (
    <NoteForm
      texts={words}
      lists={LISTS}
      list={list}
      onList={choose}
      text={text}
      onText={(typed) => {
        type(list, typed)
        if (typed === '') setTaken({})
      }}
      onAdd={add}
    >
      <ul
        aria-label={words.understood}
        aria-live="polite"
        className="mt-3 flex flex-wrap gap-2 empty:mt-0"
      >
        {understood?.map(
          (one) =>
            one && (
              <li
                key={one.part}
                className="flex items-center rounded-button bg-sheet-violet pl-4 font-semibold text-small"
              >
                <span>{one.words}</span>
                <button
                  type="button"
                  aria-label={words.notMeant(one.words)}
                  onClick={() => {
                    setTaken({ ...taken, [one.part]: true })
                    document.getElementById(NOTE_FIELD)?.focus()
                  }}
                  className="grid size-11 place-items-center rounded-pill hover:bg-white"
                >
                  <CloseIcon />
                </button>
              </li>
            ),
        )}
      </ul>
    </NoteForm>
  )
}

function Group({ group, current, ...tool }: NotesPartProps & { group: NoteGroup }) {
  const { texts, meeting } = tool
  const { item, place, notes, taken } = group
  const id = `notes-of-${item?.id ?? 'none'}`
  return (
    <Card as="section" padding="none" aria-labelledby={id} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="min-w-0 text-h4 wrap-anywhere">
          {item ? `${place}. ${item.title || texts.undone.untitled}` : texts.minutes.noItem}
        </h3>
        {item && (
          <p className="text-muted text-small tabular-nums">
            {texts.minutes.times(item.minutes, taken)}
          </p>
        )}
      </div>
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {notes.map(({ list, note }) => (
            <NoteRow
              key={note.id}
              {...tool}
              place={meeting.notes[list].indexOf(note) + 1}
              list={list}
              note={note}
              agenda={meeting.agenda}
              onRemoved={() =>
                current && document.getElementById(NOTE_FIELD)?.focus({ preventScroll: true })
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

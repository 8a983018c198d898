import type { KeyboardEvent } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import {
  type AgendaItem,
  MEETING_LINE_MAX,
  type MeetingNote,
  NOTE_LISTS,
  type NoteList,
} from '../domain/meeting.ts'
import { DayInput } from './day-input.tsx'
import { shortDay } from './meeting-formats.ts'
import type { MeetingTool } from './meeting-store.ts'
import { PEOPLE_LIST } from './people-field.tsx'

interface NoteRowProps extends MeetingTool {
  list: NoteList
  note: MeetingNote
  /** Of the notes of its kind, from 1. */
  place: number
  /** The items that it can be moved to. */
  agenda: readonly AgendaItem[]
  onRemoved?: () => void
}

/** Colour of the edge of each kind, which its name says too. */
const EDGES = {
  decisions: 'border-brand',
  tasks: 'border-early',
  proposals: 'border-late',
  questions: 'border-line',
  ideas: 'border-line',
  parked: 'border-sage',
} as const satisfies Record<NoteList, string>

/** A note as a field that grows with its text. */
export function NoteRow({ list, note, place, agenda, onRemoved, ...tool }: NoteRowProps) {
  const {
    language,
    change,
    changeUndoably,
    texts: { notes: texts, undone },
  } = tool
  const { id } = note
  const label = `${texts.lists[list].entry} ${place}`
  const onChange = (changes: Partial<Omit<MeetingNote, 'id'>>) =>
    change({ type: 'change-note', list, id, changes })
  const onTurn = (to: NoteList) => change({ type: 'turn-note', from: list, to, id })
  const remove = () => {
    changeUndoably({ type: 'remove-note', list, id }, undone.note(note.text || undone.untitled))
    onRemoved?.()
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // A note has no line breaks: Enter ends the typing too.
    const isEnd = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (isEnd) event.preventDefault()
    if (isEnd || event.key === 'Escape') event.currentTarget.blur()
  }
  const isTask = list === 'tasks'
  const about = [
    note.by && texts.by(note.by),
    note.since &&
      texts.since[list === 'parked' ? 'parked' : 'open'](shortDay(note.since, language)),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 rounded-input border-l-4 bg-section p-1',
        !isTask && 'sm:grid-cols-[minmax(0,1fr)_auto_auto]',
        EDGES[list],
      )}
    >
      <textarea
        rows={1}
        value={note.text}
        aria-label={label}
        maxLength={MEETING_LINE_MAX}
        onChange={({ target }) => onChange({ text: target.value.replace(/\s*\n\s*/g, ' ') })}
        onKeyDown={handleKey}
        className="field-sizing-content block min-h-11 w-full min-w-0 resize-none rounded-input border border-transparent bg-transparent px-3 py-2 hover:border-line focus:bg-white"
      />
      <button
        type="button"
        aria-label={texts.remove(note.text || label)}
        onClick={remove}
        className={classes(
          'grid size-11 place-items-center rounded-pill hover:bg-white',
          !isTask && 'sm:order-last',
        )}
      >
        <CloseIcon />
      </button>
      <div
        className={classes(
          'col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2 px-2 text-small',
          isTask ? 'pb-2' : 'sm:col-span-1',
        )}
      >
        <select
          value={list}
          aria-label={texts.move(label)}
          onChange={({ target }) => {
            const to = NOTE_LISTS.find((one) => one === target.value)
            if (to) onTurn(to)
            else onChange({ item: target.value.replace(/^item /, '') })
          }}
          className="h-11 max-w-40 rounded-input bg-transparent px-1 font-semibold hover:bg-white"
        >
          <optgroup label={texts.kind}>
            {NOTE_LISTS.map((one) => (
              <option key={one} value={one}>
                {texts.lists[one].entry}
              </option>
            ))}
          </optgroup>
          {agenda.length > 0 && (
            <optgroup label={texts.moveTo}>
              {agenda.map((item, index) => (
                <option key={item.id} value={`item ${item.id}`} disabled={item.id === note.item}>
                  {`${index + 1}. ${item.title}`}
                </option>
              ))}
              <option value="item " disabled={note.item === ''}>
                {texts.noItem}
              </option>
            </optgroup>
          )}
        </select>
        {list === 'proposals' && (
          <Button variant="secondary" size="small" onClick={() => onTurn('decisions')}>
            {texts.decide}
          </Button>
        )}
        {isTask && <TaskFields {...{ texts, language, label, note, onChange }} />}
        {about && <p className="text-muted">{about}</p>}
      </div>
    </li>
  )
}

interface TaskFieldsProps extends Pick<NoteRowProps, 'language' | 'note'> {
  texts: MeetingTool['texts']['notes']
  label: string
  onChange: (changes: Partial<Omit<MeetingNote, 'id'>>) => void
}

function TaskFields({ texts, language, label, note, onChange }: TaskFieldsProps) {
  return (
    <>
      <input
        value={note.person}
        list={PEOPLE_LIST}
        aria-label={`${label}: ${texts.person}`}
        placeholder={texts.person}
        maxLength={MEETING_LINE_MAX}
        autoComplete="off"
        onChange={({ target }) => onChange({ person: target.value })}
        className={classes(CONTROL_LOOK, 'h-11 w-auto! min-w-0 grow basis-36 px-3!')}
      />
      <div className="grow basis-36">
        <DayInput
          value={note.due}
          language={language}
          aria-label={`${label}: ${texts.due}`}
          onChange={(due) => onChange({ due })}
          className="h-11 px-3!"
        />
      </div>
      <label className="flex min-h-11 items-center gap-3 px-1 font-semibold">
        <input
          type="checkbox"
          checked={note.isDone}
          aria-label={`${label}: ${texts.done}`}
          onChange={({ target }) => onChange({ isDone: target.checked })}
          className="size-6 accent-brand"
        />
        {texts.done}
      </label>
    </>
  )
}

import type { KeyboardEvent } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import { MEETING_LINE_MAX, type MeetingNote } from '../domain/meeting.ts'
import { DayInput } from './day-input.tsx'
import { shortDay } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import { PEOPLE_LIST } from './people-list.tsx'

interface NoteRowProps {
  texts: MeetingModeratorTexts['notes']
  language: Language
  /** Kind and number of the note: "Aufgabe 2". */
  label: string
  note: MeetingNote
  isTask: boolean
  onEnter: () => void
  onChange: (changes: Partial<Omit<MeetingNote, 'id'>>) => void
  onRemove: () => void
}

/** A note as a field that grows with its text. */
export function NoteRow(props: NoteRowProps) {
  const { texts, language, label, note, isTask, onEnter, onChange, onRemove } = props
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // A note has no line breaks.
    event.preventDefault()
    onEnter()
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-1 rounded-input bg-section p-1">
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
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-pill hover:bg-white"
      >
        <CloseIcon />
      </button>
      {isTask && (
        <div className="col-span-2 flex flex-wrap gap-x-3 gap-y-2 px-2 pb-2">
          <input
            value={note.person}
            list={PEOPLE_LIST}
            aria-label={`${label}: ${texts.person}`}
            placeholder={texts.person}
            maxLength={MEETING_LINE_MAX}
            autoComplete="off"
            onChange={({ target }) => onChange({ person: target.value })}
            className={classes(CONTROL_LOOK, 'h-11 grow basis-44 px-3!')}
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
          <label className="flex min-h-11 grow items-center gap-3 px-1 font-semibold text-small">
            <input
              type="checkbox"
              checked={note.isDone}
              aria-label={`${label}: ${texts.done}`}
              onChange={({ target }) => onChange({ isDone: target.checked })}
              className="size-6 accent-brand"
            />
            {texts.done}
          </label>
          {note.since && (
            <p className="self-center text-muted text-small">
              {texts.since(shortDay(note.since, language))}
            </p>
          )}
        </div>
      )}
    </li>
  )
}

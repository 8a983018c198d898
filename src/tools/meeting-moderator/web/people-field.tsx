import { type FormEvent, useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { MEETING_LINE_MAX, MEETING_PEOPLE_MAX } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

interface PeopleFieldProps {
  texts: MeetingModeratorTexts['plan']
  people: readonly string[]
  /** What is typed so far. */
  typed: string
  onType: (text: string) => void
  onAdd: (people: readonly string[]) => void
  onRemove: (name: string) => void
}

/** The attendees, one chip each. */
export function PeopleField(props: PeopleFieldProps) {
  const { texts, people, typed, onType, onAdd, onRemove } = props
  const field = useRef<HTMLInputElement>(null)
  const add = (event?: FormEvent) => {
    event?.preventDefault()
    const names = typed.split(/[,;\n]/).map((name) => name.trim())
    const all = new Set([...people, ...names.filter(Boolean)])
    if (all.size > people.length) onAdd([...all].slice(0, MEETING_PEOPLE_MAX))
    if (typed) onType('')
  }
  return (
    <form onSubmit={add}>
      <Field id="meeting-people" label={texts.people} hint={texts.peopleHint}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              ref={field}
              value={typed}
              maxLength={MEETING_LINE_MAX}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target }) => onType(target.value)}
              // A name that was typed without pressing the button is added too.
              onBlur={() => add()}
              className={classes(CONTROL_LOOK, 'h-13')}
            />
            <Button type="submit" variant="secondary" size="small" className="shrink-0">
              {texts.addPerson}
            </Button>
          </div>
        )}
      </Field>
      {people.length > 0 && (
        <ul aria-label={texts.people} className="mt-3 flex flex-wrap gap-2">
          {people.map((name) => (
            <li
              key={name}
              className="flex min-w-0 items-center rounded-button bg-sheet-violet pl-4 font-semibold text-small"
            >
              <span className="min-w-0 truncate">{name}</span>
              <button
                type="button"
                aria-label={texts.removePerson(name)}
                onClick={() => {
                  onRemove(name)
                  field.current?.focus()
                }}
                className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-white"
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

/** Id of the datalist with the attendees' names. */
export const PEOPLE_LIST = 'meeting-people-list'

/** Suggests the attendees' names in fields for a person; other names can be typed too. */
export function PeopleList({ people }: { people: readonly string[] }) {
  return (
    <datalist id={PEOPLE_LIST}>
      {people.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

import { useState } from 'react'
import { TextField } from '#platform/design/web/field.tsx'
import { MEETING_TEXT_MAX, namesIn } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'

interface PeopleFieldProps {
  texts: MeetingModeratorTexts['plan']
  people: readonly string[]
  onChange: (people: readonly string[]) => void
}

/** The attendees in one line, with commas. */
export function PeopleField({ texts, people, onChange }: PeopleFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      id="meeting-people"
      label={texts.people}
      hint={texts.peopleHint}
      value={typed ?? people.join(', ')}
      maxLength={MEETING_TEXT_MAX}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(namesIn(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
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

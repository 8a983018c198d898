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

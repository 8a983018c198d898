/** The id of the names that fields for a person offer. */
export const PEOPLE_LIST = 'meeting-people-list'

/** Offers the names of those who take part wherever a person is asked for; other names may be typed too. */
export function PeopleList({ people }: { people: readonly string[] }) {
  return (
    <datalist id={PEOPLE_LIST}>
      {people.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MEETING_FIELD } from '../../lib/dates/meeting-field.ts'
import { unbrokenDate } from '../../lib/formats/unbroken.ts'
import { missingLinksQuery } from '../../lib/queries/queries.ts'

/** Sessions of the next two days without a meeting link, with links to where it is entered. */
export function MissingLinks() {
  const { data = [] } = useQuery(missingLinksQuery)
  if (data.length === 0) return null
  return (
    <section
      aria-labelledby="missing-links-title"
      className="mb-6 rounded-card bg-badge-orange p-5 text-badge-orange-text text-small"
    >
      <h2 id="missing-links-title" className="font-semibold text-body">
        Zugangslink fehlt
      </h2>
      <p className="mt-1">
        Diese Trainings beginnen in den nächsten zwei Tagen. Ein Klick öffnet den Termin mit dem
        Feld für den Link.
      </p>
      <ul className="grid lg:mt-2">
        {data.map(({ dateId, title, date, time, seatsTaken }) => (
          <li key={dateId} className="grid gap-x-3 lg:flex lg:items-center">
            <Link
              to="/admin/termine/$id"
              params={{ id: dateId }}
              hash={MEETING_FIELD}
              className="inline-flex min-h-11 w-fit items-end rounded-sm pt-4 font-semibold underline decoration-1 underline-offset-3 hover:decoration-2 lg:items-center lg:pt-0"
            >
              {title}
            </Link>
            <span>
              {unbrokenDate(date)}, <span className="whitespace-nowrap">{time},</span>{' '}
              {seatsTaken === 1 ? '1 gebuchter Platz' : `${seatsTaken} gebuchte Plätze`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

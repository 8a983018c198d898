import { useQuery } from '@tanstack/react-query'
import type { Registration } from '#domain/registration/booking.ts'
import { registrationsQuery } from '../../lib/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { EmailLink } from './email-link.tsx'
import { ListPanel } from './list-panel.tsx'
import { formatMoment, STATUS_WORDS } from './registration-words.ts'
import { StatusSelect } from './status-select.tsx'

const COLUMNS: ReadonlyArray<DataColumn<Registration>> = [
  {
    header: 'Datum',
    width: '8.5rem',
    cell: (registration) => <Moment registration={registration} />,
    sortBy: ({ createdAt }) => Date.parse(createdAt),
  },
  {
    header: 'Kontakt',
    width: '11.5%',
    isTitle: true,
    cell: ({ contactName }) => contactName,
    sortBy: ({ contactName }) => contactName,
  },
  {
    header: 'E-Mail',
    width: '16%',
    cell: ({ contactEmail }) => <EmailLink address={contactEmail} />,
    sortBy: ({ contactEmail }) => contactEmail,
  },
  {
    header: 'Unternehmen',
    width: '13%',
    cell: ({ company }) => company,
    sortBy: ({ company }) => company || undefined,
  },
  {
    header: 'Teilnehmer',
    cell: (registration) => <Participants registration={registration} />,
    sortBy: ({ participants }) => participants[0]?.name,
  },
  {
    header: 'Status',
    width: '8.25rem',
    cell: ({ status }) => (
      <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
    ),
    sortBy: ({ status }) => STATUS_WORDS[status].label,
  },
  {
    header: 'Aktionen',
    width: '10rem',
    cell: (registration) => <StatusSelect registration={registration} />,
  },
]

export function RegistrationsPanel() {
  return (
    <ListPanel
      title="Training-Anmeldungen"
      empty="Noch keine Anmeldungen vorhanden"
      list={useQuery(registrationsQuery)}
    >
      {(rows) => (
        <DataTable
          label="Training-Anmeldungen"
          rows={rows}
          columns={COLUMNS}
          rowId={(registration) => registration.id}
        />
      )}
    </ListPanel>
  )
}

function Moment({ registration }: { registration: Registration }) {
  return (
    <>
      <time dateTime={registration.createdAt} className="tabular-nums">
        {formatMoment(registration.createdAt)}
      </time>
      <span className="block whitespace-nowrap text-[0.8125rem] text-muted">
        {registration.reference}
      </span>
    </>
  )
}

function Participants({ registration }: { registration: Registration }) {
  return (
    <ul className="grid gap-1.5">
      {keyed(registration.participants).map(({ key, name, training }) => (
        <li key={key} className="leading-snug">
          {name} <span className="text-muted">({training})</span>
        </li>
      ))}
    </ul>
  )
}

/** The same person may hold several seats of one training. */
function keyed(participants: Registration['participants']) {
  const seen = new Map<string, number>()
  return participants.map(({ name, training }) => {
    const seat = `${name} ${training}`
    const count = (seen.get(seat) ?? 0) + 1
    seen.set(seat, count)
    return { key: `${seat} ${count}`, name, training }
  })
}

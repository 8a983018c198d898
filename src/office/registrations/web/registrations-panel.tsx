import { formatMoment } from '#platform/design/web/moment-text.ts'
import { EmailLink } from '#platform/design/web/staff/email-link.tsx'
import type { DataColumn } from '#platform/design/web/staff/table-rows.tsx'
import type { Registration } from '#shop/booking/domain/booking.ts'
import { fieldsShownIn } from '#shop/seats/domain/registration-fields.ts'
import { StatusBadge } from '#shop/seats/web/status-badge.tsx'
import { REGISTRATION_SORTS, type RegistrationSort } from '../domain/registration-list.ts'
import { REGISTRATION_LIST } from './admin-list.ts'
import { ListPanel } from './list-panel.tsx'
import { RegistrationLink } from './registration-link.tsx'
import { keyedParticipants } from './registration-texts.ts'
import { StatusSelect } from './status-select.tsx'
import { TextCell } from './text-cell.tsx'

const COLUMNS: ReadonlyArray<DataColumn<Registration, RegistrationSort>> = [
  {
    header: 'Datum',
    width: '8.5rem',
    cell: (registration) => <Moment registration={registration} />,
    sort: 'createdAt',
  },
  {
    header: 'Kontakt',
    width: '11%',
    isTitle: true,
    cell: ({ contactName }) => contactName,
    sort: 'contactName',
  },
  {
    header: 'E-Mail',
    width: '15%',
    cell: ({ contactEmail }) => <EmailLink address={contactEmail} />,
    sort: 'contactEmail',
  },
  ...textColumn(),
  {
    header: 'Teilnehmer',
    cell: (registration) => <Participants registration={registration} />,
    sort: 'participants',
  },
  {
    header: 'Status',
    width: '8rem',
    cell: ({ status }) => <StatusBadge status={status} />,
    sort: 'status',
  },
  {
    header: 'Aktionen',
    // Wide enough for two buttons side by side as soon as the other columns leave room.
    width: 'clamp(9.75rem, 33.3vw - 11.6rem, 14.25rem)',
    cell: (registration) => <Actions registration={registration} />,
  },
]

/** The column of the texts that the booker added, named and sorted by the first; none without any. */
function textColumn(): DataColumn<Registration, RegistrationSort>[] {
  const fields = fieldsShownIn('table')
  const [first] = fields
  if (!first) return []
  const sort = REGISTRATION_SORTS.find((each) => each === first.name)
  return [
    {
      header: first.label,
      width: '12.5%',
      cell: (registration) => <TextCell fields={fields} texts={registration} />,
      ...(sort && { sort }),
    },
  ]
}

/** Names a registration for screen readers. */
function nameOf({ contactName, createdAt }: Registration): string {
  return `Anmeldung von ${contactName} (${formatMoment(createdAt)})`
}

export function RegistrationsPanel() {
  return (
    <ListPanel
      title="Training-Anmeldungen"
      empty="Noch keine Anmeldungen vorhanden"
      countText={(count) => (count === 1 ? '1 Anmeldung' : `${count} Anmeldungen`)}
      list={REGISTRATION_LIST}
      columns={COLUMNS}
      nameOf={nameOf}
    />
  )
}

function Moment({ registration }: { registration: Registration }) {
  return (
    <>
      <time dateTime={registration.createdAt} className="tabular-nums">
        {formatMoment(registration.createdAt)}
      </time>
      <span translate="no" className="block whitespace-nowrap text-[0.8125rem] text-muted">
        {registration.reference}
      </span>
    </>
  )
}

function Actions({ registration }: { registration: Registration }) {
  const { id } = registration
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <StatusSelect registration={registration} />
      <RegistrationLink registrationId={id} of={nameOf(registration)} />
    </div>
  )
}

function Participants({ registration }: { registration: Registration }) {
  return (
    <ul className="grid gap-1.5">
      {keyedParticipants(registration.participants).map(({ key, name, training }) => (
        <li key={key} className="leading-snug">
          <span>{`${name} `}</span>
          <span className="text-muted">{`(${training})`}</span>
        </li>
      ))}
    </ul>
  )
}

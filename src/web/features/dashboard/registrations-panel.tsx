import type { Registration } from '#domain/registration/booking.ts'
import {
  fieldsShownIn,
  type RegistrationFieldName,
} from '#domain/registration/registration-fields.ts'
import {
  REGISTRATION_SORTS,
  type RegistrationSort,
} from '#domain/registration/registration-list.ts'
import { formatMoment } from '../../lib/formats/moment-text.ts'
import { registrationsKey } from '../../lib/queries/queries.ts'
import { EmailLink } from '../../ui/email-link.tsx'
import { RegistrationLink } from '../../ui/registration-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { StatusSelect } from '../../ui/status-select.tsx'
import type { DataColumn } from '../../ui/table-rows.tsx'
import { ListPanel } from './list-panel.tsx'
import { keyedParticipants } from './registration-texts.ts'

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
  ...fieldsShownIn('table').map(textColumn),
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

/** The column of a text that the booker added. */
function textColumn(field: {
  name: RegistrationFieldName
  label: string
}): DataColumn<Registration, RegistrationSort> {
  const sort = REGISTRATION_SORTS.find((each) => each === field.name)
  return {
    header: field.label,
    width: '12.5%',
    cell: (registration) => registration[field.name],
    ...(sort && { sort }),
  }
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
      path={registrationsKey[0]}
      sorts={REGISTRATION_SORTS}
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

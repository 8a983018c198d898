import { Link } from '@tanstack/react-router'
import { Badge } from '#platform/design/web/badge.tsx'
import { EmailLink } from '#platform/design/web/staff/email-link.tsx'
import type { DataColumn } from '#platform/design/web/staff/table-rows.tsx'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { AttendeeRow } from '#shop/booking/domain/booking.ts'
import { StatusBadge } from '#shop/seats/web/status-badge.tsx'
import type { AttendeeSort } from '../domain/registration-list.ts'
import { ATTENDEE_LIST } from './admin-list.ts'
import { ListPanel } from './list-panel.tsx'
import { RegistrationLink } from './registration-link.tsx'
import { EMPTY_CELL } from './registration-texts.ts'

const COLUMNS: ReadonlyArray<DataColumn<AttendeeRow, AttendeeSort>> = [
  {
    header: 'Name',
    width: '18%',
    isTitle: true,
    cell: (attendee) => <AttendeeName attendee={attendee} />,
    sort: 'name',
  },
  {
    header: 'E-Mail',
    cell: ({ email }) => <EmailLink address={email} />,
    sort: 'email',
  },
  {
    header: 'Training',
    width: '14%',
    cell: ({ trainingTitle, dateId, date }) => (
      <>
        <span>{trainingTitle}</span>
        <Link
          to="/admin/termine/$id"
          params={{ id: dateId }}
          aria-label={`Termin: ${trainingTitle}, ${date}`}
          className="block w-fit rounded-sm text-secondary text-small underline decoration-line underline-offset-2 hover:text-ink hover:decoration-current"
        >
          {unbrokenDate(date)}
        </Link>
      </>
    ),
    sort: 'training',
  },
  {
    header: 'Firma',
    width: '15%',
    cell: ({ company }) => company || EMPTY_CELL,
    sort: 'company',
  },
  {
    header: 'Gebucht von',
    width: '19%',
    cell: (attendee) => <Booker attendee={attendee} />,
    sort: 'booker',
  },
  {
    header: 'Paket',
    width: '12.5rem',
    cell: (attendee) => <PackageAndDetails attendee={attendee} />,
    sort: 'package',
  },
]

/** Names a seat for screen readers. */
function seatName(attendee: AttendeeRow): string {
  return `${nameOf(attendee)}, ${attendee.trainingTitle}`
}

export function AttendeesPanel() {
  return (
    <ListPanel
      title="Teilnehmer-Details"
      description="Jede Zeile ist ein gebuchter Platz. Wurde jemand von einer anderen Person angemeldet, steht unter „Gebucht von“, wer gebucht hat."
      empty="Noch keine Teilnehmer vorhanden"
      countText={(count) => `${count} Teilnehmer`}
      list={ATTENDEE_LIST}
      columns={COLUMNS}
      nameOf={seatName}
    />
  )
}

function AttendeeName({ attendee }: { attendee: AttendeeRow }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{nameOf(attendee)}</span>
      {isBooker(attendee) && <Badge tone="blue">Bucher</Badge>}
      {attendee.status === 'cancelled' && <StatusBadge status="cancelled" />}
    </div>
  )
}

function Booker({ attendee }: { attendee: AttendeeRow }) {
  if (isBooker(attendee)) return <span>{EMPTY_CELL}</span>
  return (
    <>
      <span>{attendee.bookerName}</span>
      <br />
      <EmailLink address={attendee.bookerEmail} />
    </>
  )
}

function PackageAndDetails({ attendee }: { attendee: AttendeeRow }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span>{attendee.packageName}</span>
      <RegistrationLink
        registrationId={attendee.registrationId}
        of={`Anmeldung, zu der ${nameOf(attendee)} gehört`}
        className="lg:-my-2.5"
      />
    </div>
  )
}

function nameOf({ firstName, lastName }: AttendeeRow): string {
  return `${firstName} ${lastName}`
}

function isBooker({ attendeeType }: AttendeeRow): boolean {
  return attendeeType === 'booker'
}

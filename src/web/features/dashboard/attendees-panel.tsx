import { useQuery } from '@tanstack/react-query'
import type { AttendeeRow } from '#domain/registration/booking.ts'
import { attendeesQuery } from '../../lib/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { EmailLink } from './email-link.tsx'
import { ListPanel } from './list-panel.tsx'
import { STATUS_WORDS } from './registration-words.ts'

const NOTHING = '-'

const COLUMNS: ReadonlyArray<DataColumn<AttendeeRow>> = [
  {
    header: 'Name',
    width: '18%',
    isTitle: true,
    cell: (attendee) => <AttendeeName attendee={attendee} />,
    sortBy: nameOf,
  },
  {
    header: 'E-Mail',
    cell: ({ email }) => <EmailLink address={email} />,
    sortBy: ({ email }) => email,
  },
  {
    header: 'Training',
    width: '14%',
    cell: ({ trainingTitle }) => trainingTitle,
    sortBy: ({ trainingTitle }) => trainingTitle,
  },
  {
    header: 'Firma',
    width: '15%',
    cell: ({ company }) => company || NOTHING,
    sortBy: ({ company }) => company || undefined,
  },
  {
    header: 'Gebucht von',
    width: '19%',
    cell: (attendee) => <Booker attendee={attendee} />,
    sortBy: (attendee) => (isBooker(attendee) ? undefined : attendee.bookerName),
  },
  {
    header: 'Paket',
    width: '9.5rem',
    cell: ({ packageName }) => packageName,
    sortBy: ({ packageName }) => packageName,
  },
]

export function AttendeesPanel() {
  return (
    <ListPanel
      title="Teilnehmer-Details"
      description="Jede Zeile ist ein gebuchter Platz. Wurde jemand von einer anderen Person angemeldet, steht unter „Gebucht von“, wer gebucht hat."
      empty="Noch keine Teilnehmer vorhanden"
      list={useQuery(attendeesQuery)}
    >
      {(rows) => (
        <DataTable
          label="Teilnehmer"
          rows={rows}
          columns={COLUMNS}
          rowId={(attendee) => attendee.id}
        />
      )}
    </ListPanel>
  )
}

function AttendeeName({ attendee }: { attendee: AttendeeRow }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {nameOf(attendee)}
      {isBooker(attendee) && <Badge tone="blue">Bucher</Badge>}
      {attendee.status === 'cancelled' && (
        <Badge tone={STATUS_WORDS.cancelled.tone}>{STATUS_WORDS.cancelled.label}</Badge>
      )}
    </div>
  )
}

function Booker({ attendee }: { attendee: AttendeeRow }) {
  if (isBooker(attendee)) return NOTHING
  return (
    <>
      {attendee.bookerName}
      <br />
      <EmailLink address={attendee.bookerEmail} />
    </>
  )
}

function nameOf({ firstName, lastName }: AttendeeRow): string {
  return `${firstName} ${lastName}`
}

function isBooker({ attendeeType }: AttendeeRow): boolean {
  return attendeeType === 'booker'
}

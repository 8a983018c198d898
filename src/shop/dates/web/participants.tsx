import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { AttendeeSort } from '#office/registrations/domain/registration-list.ts'
import type { TrainingEmails } from '#office/registrations/web/copy-emails.ts'
import { CsvButton } from '#office/registrations/web/csv-button.tsx'
import { EmailsByHand } from '#office/registrations/web/emails-by-hand.tsx'
import { attendeesKey } from '#office/registrations/web/registrations-query.ts'
import { useCopyEmails } from '#office/registrations/web/use-copy-emails.ts'
import { readFile, readPage } from '#platform/design/web/api-answers.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CopyIcon, EnvelopeIcon } from '#platform/design/web/icons.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { DataTable } from '#platform/design/web/staff/data-table.tsx'
import { EmailLink } from '#platform/design/web/staff/email-link.tsx'
import { PrintLink } from '#platform/design/web/staff/print-link.tsx'
import type { DataColumn } from '#platform/design/web/staff/table-rows.tsx'
import { TooltipProvider } from '#platform/design/web/staff/tooltip.tsx'
import type { TableSort } from '#platform/design/web/table-sorting.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { AttendeeRow } from '#shop/booking/domain/booking.ts'
import { StatusBadge } from '#shop/seats/web/status-badge.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'

type Order = TableSort<AttendeeSort>

const BY_NAME: Order = { by: 'name', direction: 'asc' }

const COLUMNS: ReadonlyArray<DataColumn<AttendeeRow, AttendeeSort>> = [
  {
    header: 'Name',
    width: '24%',
    isTitle: true,
    sort: 'name',
    cell: ({ firstName, lastName, attendeeType }) => (
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>{`${firstName} ${lastName}`}</span>
        {attendeeType === 'booker' && <Badge tone="blue">Bucher</Badge>}
      </div>
    ),
  },
  { header: 'E-Mail', sort: 'email', cell: ({ email }) => <EmailLink address={email} /> },
  { header: 'Firma', width: '20%', sort: 'company', cell: ({ company }) => company || '-' },
  { header: 'Buchung', width: '13%', cell: (attendee) => <BookingLink attendee={attendee} /> },
  { header: 'Status', width: '9.5rem', cell: ({ status }) => <StatusBadge status={status} /> },
]

/** Everybody with a seat in the date, also of cancelled bookings. There are at most a few dozen, so all are read. */
const participantsQuery = (dateId: string, { by: sort, direction }: Order) =>
  queryOptions({
    queryKey: [...attendeesKey, 'date', dateId, sort, direction],
    queryFn: async ({ signal }) => {
      const parameters = { date: dateId, sort, direction }
      const { rows } = await readPage('/api/admin/attendees', { query: parameters, signal })
      return rows
    },
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

/** Who takes part in a date, and ways to take the list along. */
export function Participants({ date }: { date: PlannedDate }) {
  const titleId = useId()
  const [order, setOrder] = useState(BY_NAME)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    participantsQuery(date.id, order),
  )
  useSessionRefusalOf(error)
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="text-h3">
          Teilnehmende
        </h2>
        {data && data.length > 0 && <ListActions date={date} order={order} />}
      </div>
      {!data && isFetching && <p role="status">Lädt...</p>}
      {error && !isFetching && (
        <LoadProblem
          onRetry={() => void refetch()}
          className="mb-4 grid justify-items-start gap-3 rounded-card bg-white p-6 shadow-card"
        >
          Die Teilnehmenden konnten nicht geladen werden.
        </LoadProblem>
      )}
      {data?.length === 0 && (
        <Card className="text-center text-secondary">Noch niemand hat diesen Termin gebucht.</Card>
      )}
      {data && data.length > 0 && (
        <TooltipProvider>
          <DataTable
            label="Teilnehmende"
            rows={data}
            total={data.length}
            columns={COLUMNS}
            sort={order}
            onSort={(next) => setOrder(next ?? BY_NAME)}
            isBusy={isPlaceholderData}
            onEndNear={allAreRead}
          />
        </TooltipProvider>
      )}
    </section>
  )
}

function allAreRead() {}

function ListActions({ date, order }: { date: PlannedDate; order: Order }) {
  const { id, trainingId, trainingTitle: title } = date
  const [refused, setRefused] = useState<TrainingEmails>()
  const copy = useCopyEmails(setRefused)
  const { by: sort, direction } = order
  return (
    <div className="-mx-5 flex flex-wrap">
      <ButtonLink to="/admin/nachrichten/neu" search={{ termin: id }} variant="ghost" size="small">
        <EnvelopeIcon />
        Nachricht an alle
      </ButtonLink>
      <Button
        variant="ghost"
        size="small"
        aria-busy={copy.isPending}
        onClick={() => copy.mutate({ trainingId, dateId: id, title })}
      >
        <CopyIcon />
        E-Mail-Adressen kopieren
      </Button>
      <CsvButton
        read={() =>
          readFile('GET', '/api/admin/attendees.csv', { query: { date: id, sort, direction } })
        }
        variant="ghost"
      />
      <PrintLink
        link={linkOptions({
          to: '/admin/print',
          search: { termin: id, sort: direction === 'desc' ? `-${sort}` : sort },
        })}
      />
      <EmailsByHand list={refused} onClose={() => setRefused(undefined)} />
    </div>
  )
}

/** Opens the page of the booking. */
function BookingLink({ attendee }: { attendee: AttendeeRow }) {
  const { reference, registrationId, firstName, lastName } = attendee
  return (
    <Link
      translate="no"
      to="/admin/anmeldungen/$id"
      params={{ id: registrationId }}
      aria-label={`Buchung ${reference} von ${firstName} ${lastName}`}
      className="rounded-sm underline decoration-line underline-offset-3 hover:decoration-current"
    >
      {reference}
    </Link>
  )
}

import type { AttendeeRow, Registration } from '#domain/registration/booking.ts'
import { isErasedAddress } from '#domain/registration/erased-person.ts'
import { formatMoment } from '../../lib/moment-text.ts'
import type { PrintedColumn } from './printed-table.tsx'
import { statusWords } from './registration-words.ts'

const NOTHING = '-'

const TRAINING: PrintedColumn<AttendeeRow> = {
  header: 'Training',
  width: '31mm',
  cell: ({ trainingTitle }) => trainingTitle,
}

/** The columns of the list of attendees. Where all sit in one training, its name stands above the list. */
export function attendeeColumns(isOfOneTraining: boolean): PrintedColumn<AttendeeRow>[] {
  return [
    {
      header: 'Name und E-Mail',
      width: isOfOneTraining ? '64mm' : '54mm',
      cell: ({ firstName, lastName, email, status }) => (
        <Person
          name={`${firstName} ${lastName}`}
          note={status === 'cancelled' ? ' (abgesagt)' : ''}
          email={email}
        />
      ),
    },
    { header: 'Firma', cell: ({ company }) => company || NOTHING },
    ...(isOfOneTraining ? [] : [TRAINING]),
    {
      header: 'Gebucht von',
      width: isOfOneTraining ? '34mm' : '26mm',
      cell: ({ attendeeType, bookerName }) => (attendeeType === 'booker' ? NOTHING : bookerName),
    },
    { header: 'Paket', width: '24mm', cell: ({ packageName }) => packageName },
  ]
}

export const REGISTRATION_COLUMNS: readonly PrintedColumn<Registration>[] = [
  {
    header: 'Datum',
    width: '22mm',
    cell: ({ createdAt, reference }) => (
      <>
        {formatMoment(createdAt)}
        <br />
        {reference}
      </>
    ),
  },
  {
    header: 'Kontakt',
    width: '46mm',
    cell: ({ contactName, contactEmail }) => (
      <Person name={contactName} note="" email={contactEmail} />
    ),
  },
  { header: 'Unternehmen', cell: ({ company }) => company },
  {
    header: 'Teilnehmer',
    width: '38mm',
    cell: ({ participants }) =>
      participants.map(({ name, training }) => `${name} (${training})`).join(', '),
  },
  { header: 'Status', width: '20mm', cell: ({ status }) => statusWords(status).label },
]

interface PersonProps {
  name: string
  /** What stands behind the name. */
  note: string
  email: string
}

/** An address that is too long for its line is broken after the "@" first, and never gets a hyphen. */
function Person({ name, note, email }: PersonProps) {
  const domainStart = email.lastIndexOf('@') + 1
  return (
    <span className="hyphens-none">
      <span className="font-semibold">{name}</span>
      {note}
      <br />
      {isErasedAddress(email) ? (
        'gelöscht'
      ) : (
        <>
          {email.slice(0, domainStart)}
          <wbr />
          {email.slice(domainStart)}
        </>
      )}
    </span>
  )
}

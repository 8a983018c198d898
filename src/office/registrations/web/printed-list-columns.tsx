import { formatMoment } from '#platform/design/web/moment-text.ts'
import { EmailText } from '#platform/design/web/staff/email-text.tsx'
import type { PrintedColumn } from '#platform/design/web/staff/printed-table.tsx'
import type { AttendeeRow, Registration } from '#shop/booking/domain/booking.ts'
import { fieldsShownIn } from '#shop/seats/domain/registration-fields.ts'
import { statusWords } from '#shop/seats/web/status-words.ts'
import { EMPTY_CELL, invoiceLines, keyedParticipants } from './registration-texts.ts'
import { TextCell } from './text-cell.tsx'

const TRAINING: PrintedColumn<AttendeeRow> = {
  header: 'Training',
  width: 30,
  cell: ({ trainingTitle, date }) => `${trainingTitle}, ${date}`,
}

const DATE: PrintedColumn<AttendeeRow> = { header: 'Termin', width: 30, cell: ({ date }) => date }

/**
 * The columns of the list of attendees.
 *
 * @param headed what is in the heading instead, because all attend it: a training, or one date of it
 */
export function attendeeColumns(
  headed: 'training' | 'date' | undefined,
): PrintedColumn<AttendeeRow>[] {
  return [
    {
      header: 'Name und E-Mail',
      width: headed === 'date' ? 62 : 51,
      cell: ({ firstName, lastName, email, status }) => (
        <Person
          name={`${firstName} ${lastName}`}
          note={status === 'cancelled' ? ' (abgesagt)' : ''}
          email={email}
        />
      ),
    },
    { header: 'Firma', cell: ({ company }) => company || EMPTY_CELL },
    ...(headed === 'date' ? [] : headed === 'training' ? [DATE] : [TRAINING]),
    {
      header: 'Gebucht von',
      width: headed === 'date' ? 34 : 25,
      cell: ({ attendeeType, bookerName }) => (attendeeType === 'booker' ? EMPTY_CELL : bookerName),
    },
    { header: 'Paket', width: 22, cell: ({ packageName }) => packageName },
  ]
}

const PRINTED_TEXTS = fieldsShownIn('print')

export const REGISTRATION_COLUMNS: readonly PrintedColumn<Registration>[] = [
  {
    header: 'Datum',
    width: 23,
    cell: ({ createdAt, reference }) => (
      <>
        <span>{formatMoment(createdAt)}</span>
        <br />
        <span translate="no">{reference}</span>
      </>
    ),
  },
  {
    header: 'Kontakt',
    width: 47,
    cell: ({ contactName, contactEmail, billing }) => (
      <>
        <Person name={contactName} note="" email={contactEmail} />
        {invoiceLines(billing).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </>
    ),
  },
  ...PRINTED_TEXTS.slice(0, 1).map(({ label }) => ({
    header: label,
    cell: (registration: Registration) => <TextCell fields={PRINTED_TEXTS} texts={registration} />,
  })),
  {
    header: 'Teilnehmer',
    width: 39,
    cell: ({ participants }) => (
      <ul>
        {keyedParticipants(participants).map(({ key, name, training }) => (
          <li key={key}>{`${name} (${training})`}</li>
        ))}
      </ul>
    ),
  },
  { header: 'Status', width: 21, cell: ({ status }) => statusWords(status).label },
]

interface PersonProps {
  name: string
  /** Text after the name. */
  note: string
  email: string
}

function Person({ name, note, email }: PersonProps) {
  return (
    <span className="hyphens-none">
      <span className="font-semibold">{name}</span>
      <span>{note}</span>
      <br />
      <EmailText address={email} />
    </span>
  )
}

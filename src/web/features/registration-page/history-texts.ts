import { BILLING_FIELDS } from '#domain/registration/billing.ts'
import type { BookingChange, ChangedValues } from '#domain/registration/booking-change.ts'
import type { RegistrationDetails } from '#domain/registration/registration-details.ts'
import { REGISTRATION_FIELDS } from '#domain/registration/registration-fields.ts'
import { STATUS_LABELS } from '#domain/registration/status.ts'

/** A line of the history. */
export interface HistoryLine {
  id: string
  /** What happened, in words. */
  title: string
  /** Values before and after, where the title does not name them. */
  details: { label: string; before: string; after: string }[]
  /** Who did it. */
  by: string
  createdAt: string
}

const LABELS: Readonly<Record<string, string>> = {
  contactName: 'Name',
  contactEmail: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  ...labelsOf(REGISTRATION_FIELDS),
  company: 'Firma',
  ...labelsOf(BILLING_FIELDS),
}

function labelsOf(fields: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
}

/** Everything that happened to the booking, the newest first: changes, changes of status, and its beginning. */
export function historyLines(registration: RegistrationDetails): HistoryLine[] {
  const { id, changes, history, bookedBy, createdAt } = registration
  const lines = [
    ...changes.map((change) => changeLine(change, registration)),
    ...history.map(({ from, to, actor, createdAt: at }) => ({
      id: `${at} ${from} ${to}`,
      title: `Status: ${STATUS_LABELS[from]} → ${STATUS_LABELS[to]}`,
      details: [],
      by: actor,
      createdAt: at,
    })),
  ]
  return [
    ...lines.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    {
      id,
      title: bookedBy === null ? 'Anmeldung eingegangen' : 'Anmeldung angelegt',
      details: [],
      by: bookedBy ?? 'über den Shop',
      createdAt,
    },
  ]
}

function changeLine(change: BookingChange, registration: RegistrationDetails): HistoryLine {
  const { id, createdAt } = change
  return { id, ...changeWords(change, registration), by: actorText(change), createdAt }
}

function changeWords(
  change: BookingChange,
  { seats }: RegistrationDetails,
): Pick<HistoryLine, 'title' | 'details'> {
  const { kind, before, after, attendeeId } = change
  const seat = seats.find((one) => one.id === attendeeId)
  const place = seat ? `Platz ${seat.position}` : 'Ein Platz'
  const present = seat ? `${seat.firstName} ${seat.lastName}` : ''
  const [was, is] = [nameIn(before) || present, nameIn(after) || present]
  switch (kind) {
    case 'contact_corrected':
      return { title: 'Kontakt geändert', details: differences(change) }
    case 'contact_email_requested':
      return {
        title: `Neue Kontaktadresse ${after.contactEmail ?? ''} angegeben, noch nicht bestätigt`,
        details: [],
      }
    case 'billing_changed':
      return { title: 'Rechnungsdaten geändert', details: differences(change) }
    case 'attendee_replaced':
      return { title: `${place}: ${is} statt ${was}`, details: emailDifference(change) }
    case 'attendee_corrected':
      return {
        title: `${place}: Angaben von ${present || is} korrigiert`,
        details: differences(change),
      }
    case 'attendee_cannot_come':
      return { title: `${place}: ${was} kann nicht kommen`, details: [] }
    case 'seat_moved':
      return {
        title: `${place}: ${is} umgebucht`,
        details: [{ label: 'Termin', before: sessionIn(before), after: sessionIn(after) }],
      }
    case 'seat_cancelled':
      return { title: `${place} abgesagt: ${was}${sessionSuffix(before)}`, details: [] }
    case 'seat_restored':
      return { title: `${place} zurückgeholt: ${is}${sessionSuffix(after)}`, details: [] }
    case 'cancellation_requested':
      return { title: `Absage angefragt: ${wishText(change, place)}`, details: [] }
    case 'cancellation_refused':
      return { title: `Absage abgelehnt: ${wishText(change, place)}`, details: [] }
    case 'link_revoked':
      return { title: 'Bisherige Links gesperrt', details: [] }
  }
}

function wishText({ attendeeId }: BookingChange, place: string): string {
  return attendeeId === null ? 'ganze Buchung' : place
}

function actorText({ actor, actorEmail }: BookingChange): string {
  if (actor === 'staff') return actorEmail ?? 'Büro'
  return actor === 'booker' ? 'Bucher, über den Link' : 'Teilnehmende Person, über den Link'
}

function nameIn({ name, firstName = '', lastName = '' }: ChangedValues): string {
  return name ?? `${firstName} ${lastName}`.trim()
}

/** "Uhren & Zeit, Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr" */
function sessionIn({ training, date, time }: ChangedValues): string {
  return [training, date, time].filter(Boolean).join(', ')
}

function sessionSuffix({ training, date }: ChangedValues): string {
  const text = [training, date].filter(Boolean).join(', ')
  return text && ` (${text})`
}

function emailDifference({ before, after }: BookingChange): HistoryLine['details'] {
  return [{ label: 'E-Mail', before: before.email ?? '', after: after.email ?? '' }]
}

function differences({ before, after }: BookingChange): HistoryLine['details'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    label: LABELS[field] ?? field,
    before: before[field] ?? '',
    after: after[field] ?? '',
  }))
}

import type { BookingChange, ChangedValues } from '#shop/booking/domain/booking-change.ts'
import { orderDifferences } from '#shop/booking-changes/domain/change-words.ts'
import { CHANGED_VALUE_LABELS } from '#shop/booking-changes/domain/changed-value-labels.ts'
import { costSuffix } from '#shop/booking-rules/domain/cancellation-cost.ts'

/** A line of the history in words. */
export interface HistoryText {
  title: string
  /** What it was before, and what it is now, where the title does not say so; '' for nothing, null for no longer. */
  details: { label: string; before: string; after: string | null }[]
}

/** The change as its booker reads it. @param seatName whose seat it is today; '' for a change of the whole booking */
export function historyText(change: BookingChange, seatName: string): HistoryText {
  const { kind, before, after } = change
  const was = nameIn(before) ?? seatName
  const is = nameIn(after) ?? was
  switch (kind) {
    case 'contact_corrected':
      return { title: 'Kontaktdaten geändert', details: valueChanges(change) }
    case 'contact_email_requested':
      return {
        title: `Neue Kontaktadresse angegeben${after.contactEmail ? `: ${after.contactEmail}` : ''}`,
        details: [],
      }
    case 'billing_changed':
      return { title: 'Rechnungsdaten geändert', details: valueChanges(change) }
    case 'attendee_replaced':
      return { title: `Platz weitergegeben${newPerson(before, after)}`, details: [] }
    case 'attendee_corrected':
      return { title: `Angaben von ${is} korrigiert`, details: valueChanges(change) }
    case 'attendee_cannot_come':
      return { title: `${is} kann nicht kommen`, details: [] }
    case 'seat_moved':
      return {
        title: `Platz von ${is} umgebucht`,
        details: [{ label: 'Termin', before: sessionIn(before), after: sessionIn(after) }],
      }
    case 'seat_cancelled':
      return {
        title: `Platz von ${is} abgesagt${costSuffix(after.kept)}`,
        details: formerSession(before),
      }
    case 'seat_restored':
      return { title: `Platz von ${is} zurückgeholt`, details: [] }
    case 'cancellation_requested':
      return { title: `Absage angefragt${ofSeat(change, is)}`, details: [] }
    case 'cancellation_refused':
      return { title: `Anfrage zur Absage abgelehnt${ofSeat(change, is)}`, details: [] }
    case 'request_withdrawn':
      return { title: `Anfrage zur Absage zurückgenommen${ofSeat(change, is)}`, details: [] }
    case 'link_revoked':
      return { title: 'Frühere Links zu dieser Buchung gesperrt', details: [] }
    case 'seat_added':
      return { title: `Platz für ${is} dazugebucht`, details: [] }
    case 'order_changed':
      return {
        title: 'Paket, Plätze und Preis geändert',
        details: orderDifferences(change),
      }
  }
}

/** Who made the change, for its booker. */
export const ACTOR_TEXTS: Readonly<Record<BookingChange['actor'], string>> = {
  staff: 'unser Büro',
  booker: 'über den Link der Buchung',
  attendee: 'über den Link des Platzes',
}

/** Nothing where the names were erased. */
function newPerson(before: ChangedValues, after: ChangedValues): string {
  const [was, is] = [nameIn(before), nameIn(after)]
  return was === null || is === null ? '' : `: ${is} kommt statt ${was}`
}

function ofSeat({ attendeeId }: BookingChange, name: string): string {
  return attendeeId === null ? ' (ganze Buchung)' : `: ${name}`
}

/** Null where the values hold no whole name. */
function nameIn({ name, firstName, lastName }: ChangedValues): string | null {
  if (name !== undefined) return name
  return firstName === undefined || lastName === undefined ? null : `${firstName} ${lastName}`
}

/** The date of a seat that is cancelled. */
function formerSession(before: ChangedValues): HistoryText['details'] {
  const session = sessionIn(before)
  return session === '' ? [] : [{ label: 'Termin', before: session, after: null }]
}

/** "Uhren & Zeit, Dienstag, 12. Januar 2027, 10:00 – 11:30 Uhr", of what the change holds. */
function sessionIn({ training, date, time }: ChangedValues): string {
  return [training, date, time].filter(Boolean).join(', ')
}

function valueChanges({ before, after }: BookingChange): HistoryText['details'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [was = '', is = ''] = [before[field], after[field]]
    return was === is
      ? []
      : [{ label: CHANGED_VALUE_LABELS[field] ?? field, before: was, after: is }]
  })
}

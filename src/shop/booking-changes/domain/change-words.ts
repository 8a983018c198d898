import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { BookingChange, ChangedValues } from '#shop/booking/domain/booking-change.ts'
import { costSuffix } from '#shop/booking-rules/domain/cancellation-cost.ts'
import { CHANGED_VALUE_LABELS } from './changed-value-labels.ts'

/** A change of a booking, as far as staff are told of it. */
export interface DescribedChange extends Pick<BookingChange, 'kind' | 'before' | 'after'> {
  /** The seat that it is about, with who has it now; null for the whole booking. */
  seat: { position: number; name: string } | null
}

/** Values before and after, under the name of the field. */
export interface ValueChange {
  label: string
  before: string
  after: string
}

/** What happened, in German for staff, and the values that the sentence does not name. */
export function changeWords(change: DescribedChange): { title: string; details: ValueChange[] } {
  const { kind, before, after, seat } = change
  const place = seat ? `Platz ${seat.position}` : 'Ein Platz'
  const present = seat?.name ?? ''
  const [was, is] = [nameIn(before) || present, nameIn(after) || present]
  const wish = seat ? place : 'ganze Buchung'
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
      return {
        title: `${place} abgesagt: ${was}${sessionSuffix(before)}${costSuffix(after.kept)}`,
        details: [],
      }
    case 'seat_restored':
      return { title: `${place} zurückgeholt: ${is}${sessionSuffix(after)}`, details: [] }
    case 'cancellation_requested':
      return { title: `Absage angefragt: ${wish}`, details: [] }
    case 'request_withdrawn':
      return { title: `Anfrage zum Absagen zurückgenommen: ${wish}`, details: [] }
    case 'cancellation_refused':
      return { title: `Absage abgelehnt: ${wish}`, details: [] }
    case 'link_revoked':
      return { title: 'Bisherige Links gesperrt', details: [] }
    case 'seat_added':
      return { title: `${place} dazugebucht: ${is}${sessionSuffix(after)}`, details: [] }
    case 'order_changed':
      return { title: 'Paket, Plätze und Preis geändert', details: orderDifferences(change) }
  }
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

function emailDifference({ before, after }: DescribedChange): ValueChange[] {
  return [{ label: 'E-Mail', before: before.email ?? '', after: after.email ?? '' }]
}

/** Package, price and number of seats, as far as they changed. */
export function orderDifferences({
  before,
  after,
}: Pick<DescribedChange, 'before' | 'after'>): ValueChange[] {
  const textOf = (values: ChangedValues, name: keyof typeof ORDER_LABELS) => {
    const value = values[name]
    return value !== undefined && name === 'price'
      ? `${displayEuros(parseMoney(value))}\u00a0€`
      : (value ?? '')
  }
  return (['package', 'price', 'seats'] as const).flatMap((name) => {
    const [was, is] = [textOf(before, name), textOf(after, name)]
    return was === is ? [] : [{ label: ORDER_LABELS[name], before: was, after: is }]
  })
}

const ORDER_LABELS = { package: 'Paket', price: 'Preis', seats: 'Plätze' } as const

function differences({ before, after }: DescribedChange): ValueChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    label: CHANGED_VALUE_LABELS[field] ?? field,
    before: before[field] ?? '',
    after: after[field] ?? '',
  }))
}

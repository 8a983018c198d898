import { ERASED_NAME, erasedAddress } from '#platform/persons/domain/erased-person.ts'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import type { ToldRow } from '#shop/booking/server/told.repository.ts'
import type { ToldBooking, ToldFacts, ToldOwnSeat } from '#shop/booking/server/told-facts.ts'
import { byField, REGISTRATION_FIELDS } from '#shop/seats/domain/registration-fields.ts'

/** By what a person is found in what people were told. */
export interface PersonInTold {
  /** In lower case. */
  email: string
  names: ReadonlySet<string>
  /** Registrations that the person booked. */
  bookingIds: readonly string[]
  /** Seats that the person has or had. */
  seatIds: readonly string[]
}

/**
 * What is left of it without the person: nothing of their own seats, also not at an earlier address; of the booking and
 * its seats what a booker knows, without who the person is, so that the others are told rightly what becomes of it. It
 * reads as what is stored after the erasure, of which nobody is told.
 *
 * @returns the same row where it is not about the person; null where nothing is left
 */
export function toldWithoutPerson(row: ToldRow, person: PersonInTold): ToldRow | null {
  const { registrationId, recipient, facts, before } = row
  const [kind, seatId = ''] = row.item.split('/')
  const isBooked = person.bookingIds.includes(registrationId)
  const isToBooker = isBooked && kind !== 'own' && recipient === person.email
  if (recipient === person.email && !isToBooker) return null
  const isOwn = kind === 'booking' ? isBooked : person.seatIds.includes(seatId)
  const isAbout = (known: ToldFacts | null): known is ToldBooking | ToldOwnSeat =>
    known !== null &&
    'email' in known &&
    (known.email.toLowerCase() === person.email || (isOwn && person.names.has(known.name)))
  const isMentioned = isAbout(facts) || isAbout(before)
  if (!isToBooker && !isMentioned) return row
  if (!isToBooker && kind !== 'booked') return null
  const without = (known: ToldFacts | null) =>
    isAbout(known) ? { ...known, ...erasedFacts(known, seatId || registrationId) } : known
  return {
    ...row,
    recipient: isToBooker ? erasedAddress(registrationId) : recipient,
    facts: without(facts),
    before: without(before),
  }
}

function erasedFacts(known: ToldBooking | ToldOwnSeat, id: string) {
  const person = { name: ERASED_NAME, email: erasedAddress(id) }
  if (!('texts' in known)) return { ...person, company: '' }
  const texts = byField((field) => (REGISTRATION_FIELDS[field].personal ? '' : known.texts[field]))
  return { ...person, texts, billing: NO_BILLING_DETAILS }
}

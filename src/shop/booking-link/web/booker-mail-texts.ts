import { isSameMailbox, mailboxKey } from '#platform/basics/domain/email-address.ts'
import type { BookedSeat, BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { isSubstitute } from '#shop/booking-changes/domain/substitute.ts'

/** A booking as far as these texts need it. */
type MailedBooking = Pick<BookingView, 'status' | 'contactEmail'>
type SeatOfPerson = Pick<BookedSeat, 'firstName' | 'lastName' | 'email'>
type PresentSeat = SeatOfPerson & Pick<BookedSeat, 'isInformed'>

/** What can be done with a seat. The person is who has the seat then, or the present one with other data. */
export type SeatChange =
  | { kind: 'person'; person: SeatOfPerson }
  | { kind: 'move' }
  | { kind: 'cancel' }

/**
 * Sentences of who gets which mail about a change of a seat, in the present tense: they are true before the change and
 * right after it. Who knows of a seat, since the booking was confirmed, is told what becomes of it; who comes is told once
 * the booking is confirmed. The booker gets one mail about everything, with the entries of an own seat.
 */
export function mailsOfSeatChange(
  booking: MailedBooking,
  seat: PresentSeat,
  change: SeatChange,
): string[] {
  const newPerson =
    change.kind === 'person' && isSubstitute(seat, change.person) ? change.person : null
  if (change.kind === 'person' && !newPerson) return [summary(booking, false)]
  const isOwn = isOfBooker(booking, seat)
  const isNewOwn = newPerson !== null && isOfBooker(booking, newPerson)
  const isConfirmed = booking.status === 'confirmed'
  return [
    ...(seat.isInformed && !isOwn ? [toPresentPerson(seat, change)] : []),
    ...(newPerson && !isNewOwn ? [toNewPerson(newPerson, isConfirmed)] : []),
    summary(booking, (isOwn && seat.isInformed) || (isNewOwn && isConfirmed)),
  ]
}

/** The same for the cancellation of several seats. */
export function mailsOfCancellation(
  booking: MailedBooking,
  seats: readonly PresentSeat[],
): string[] {
  const informed = seats.filter(({ isInformed }) => isInformed)
  const own = informed.filter((seat) => isOfBooker(booking, seat))
  const others = new Map(
    informed
      .filter((seat) => !own.includes(seat))
      .map((seat) => [mailboxKey(seat.email), seat] as const),
  )
  const [first] = others.values()
  return [
    ...(first && others.size === 1 ? [toPresentPerson(first, { kind: 'cancel' })] : []),
    ...(others.size > 1
      ? [
          `Die ${others.size} anderen Personen bekommen eine Absage, die den Termin aus dem Kalender nimmt.`,
        ]
      : []),
    summary(booking, own.length > 0),
  ]
}

export function nameOf({ firstName, lastName }: Omit<SeatOfPerson, 'email'>): string {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? 'Die neue Person' : name
}

function toPresentPerson(seat: SeatOfPerson, { kind }: SeatChange): string {
  return kind === 'move'
    ? `${nameOf(seat)} bekommt den neuen Termin für den Kalender.`
    : `${nameOf(seat)} bekommt eine Absage, die den Termin aus dem Kalender nimmt.`
}

function toNewPerson(person: SeatOfPerson, isConfirmed: boolean): string {
  return isConfirmed
    ? `${nameOf(person)} bekommt eine Einladung mit Kalendereintrag und allem zur Session.`
    : `${nameOf(person)} hört von uns, sobald wir deine Buchung bestätigen.`
}

function summary({ contactEmail }: MailedBooking, isOwnCalendarChanged: boolean): string {
  const calendar = isOwnCalendarChanged ? ', mit der Änderung für deinen Kalender' : ''
  return `Du bekommst eine Zusammenfassung an ${contactEmail}${calendar}.`
}

function isOfBooker(
  { contactEmail }: MailedBooking,
  { email }: Pick<SeatOfPerson, 'email'>,
): boolean {
  return isSameMailbox(email, contactEmail)
}

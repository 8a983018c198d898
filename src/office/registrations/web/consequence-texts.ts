import { isSameMailbox, storedEmail } from '#platform/basics/domain/email-address.ts'
import { type BookerData, followBooker } from '#shop/booking-changes/domain/own-seat.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { centsText } from '#shop/prices/web/price-text.ts'

export type Seat = RegistrationDetails['seats'][number]

/* What a change leads to besides mails, in sentences for staff before they make it. */

/** Of another date for a seat. */
export function moveWords(seat: Seat, { waiting }: { waiting: number }): string[] {
  return ['Der Preis bleibt.', ...waitingWords(seat, waiting)]
}

/** Of the cancellation of one seat. */
export function cancelWords(
  registration: RegistrationDetails,
  seat: Seat,
  { waiting }: { waiting: number },
): string[] {
  const isLast = remainingSeats(registration).length === 1
  return [
    ...(isLast ? ['Es ist der letzte Platz: Damit ist die ganze Anmeldung abgesagt.'] : []),
    ...waitingWords(seat, waiting),
  ]
}

/** Of taking a cancelled seat back. */
export function restoreWords({ status }: RegistrationDetails, seat: Seat): string[] {
  return [
    ...(status === 'cancelled' ? ['Die Anmeldung wird wieder „Ausstehend“.'] : []),
    ...(seat.notOwedCents > 0
      ? [`Für den Platz sind wieder ${centsText(seat.shareCents)} zu zahlen.`]
      : []),
  ]
}

/** Of corrected contact data. */
export function contactWords(registration: RegistrationDetails, typed: BookerData): string[] {
  const { contactEmail, seats } = registration
  const email = storedEmail(typed.contactEmail) || contactEmail
  return [
    ...(isSameMailbox(email, contactEmail)
      ? []
      : ['Bisherige Links zu dieser Buchung gelten nicht mehr.']),
    ...seats.flatMap((seat) =>
      followedWords(registration, seat, { ...typed, contactEmail: email }),
    ),
  ]
}

/** What of a seat follows the booker, as the server decides. */
function followedWords(registration: RegistrationDetails, seat: Seat, typed: BookerData): string[] {
  const person = { ...seat, ...followBooker(seat, registration, typed) }
  if (
    person.email === seat.email &&
    person.firstName === seat.firstName &&
    person.lastName === seat.lastName
  )
    return []
  const name = `${seat.firstName} ${seat.lastName}`
  return [
    `Auch Platz ${seat.position} von ${name} gilt dann für ${person.firstName} ${person.lastName}, ${person.email}.`,
  ]
}

/** Of the answer to a request of the booker. */
export function answerWords(
  registration: RegistrationDetails,
  { decision, seats }: { decision: 'granted' | 'refused'; seats: readonly Seat[] },
): string {
  if (decision === 'refused')
    return seats.length === 1 ? 'Der Platz bleibt gebucht.' : 'Die Plätze bleiben gebucht.'
  if (remainingSeats(registration).every(({ id }) => seats.some((one) => one.id === id)))
    return 'Damit ist die ganze Anmeldung abgesagt.'
  return seats.length === 1 ? 'Der Platz wird abgesagt.' : `${seats.length} Plätze werden abgesagt.`
}

/** The seats that are not cancelled. */
export function remainingSeats({ status, seats }: RegistrationDetails): Seat[] {
  return status === 'cancelled' ? [] : seats.filter(({ cancelledAt }) => cancelledAt === null)
}

function waitingWords({ isOver }: Seat, waiting: number): string[] {
  if (isOver || waiting === 0) return []
  return ['Der Platz wird denen angeboten, die auf der Warteliste stehen.']
}

import { isSameMailbox, mailboxKey, storedEmail } from '#platform/basics/domain/email-address.ts'
import type { Person } from '#shop/booking/web/slot-values.ts'
import { type BookerData, followBooker } from '#shop/booking-changes/domain/own-seat.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { isSubstitute } from '#shop/booking-changes/domain/substitute.ts'
import { cancelMode } from '#shop/booking-rules/domain/booking-rules.ts'
import {
  cancellationCost,
  staffCostSentence,
} from '#shop/booking-rules/domain/cancellation-cost.ts'

export type Seat = RegistrationDetails['seats'][number]

/*
 * Who gets a mail about a change, in sentences for staff before they make it. They say what the server does
 * (`shop/booking-changes/server`).
 */

/** The sentence about the booker, who gets a summary of every change of the booking. */
function bookerWords({ contactEmail, mails }: RegistrationDetails): string {
  const isReceiptHeld = mails.some(({ status, heldSince }) => status === 'waiting' && heldSince)
  return isReceiptHeld
    ? `${contactEmail} kennt die Buchung noch nicht: Die zurückgehaltene Eingangsbestätigung wird mit diesem Stand neu geschrieben.`
    : `${contactEmail} bekommt eine Zusammenfassung.`
}

/** Whether the seat's attendee knows of it, and would look for the session in the calendar. */
function isInformed({ informedAt }: Seat): boolean {
  return informedAt !== null
}

/** Of another person for a seat, or of corrected data of the present one. */
export function personWords(
  registration: RegistrationDetails,
  seat: Seat,
  typed: Person,
): string[] {
  const email = typed.email.trim()
  if (!isSubstitute(seat, { email })) {
    return [`Angaben korrigieren: ${bookerWords(registration)} Sonst niemand.`]
  }
  if (seat.isOver) return [bookerWords(registration)]
  return [
    ...(isInformed(seat)
      ? [`${seat.email} bekommt eine Absage, die den Termin aus dem Kalender nimmt.`]
      : []),
    registration.status === 'confirmed'
      ? `${email || 'Die neue Person'} bekommt die Einladung mit Kalendereintrag.`
      : `${email || 'Die neue Person'} hört davon, sobald Sie die Anmeldung bestätigen.`,
    bookerWords(registration),
  ]
}

/** Of another date for a seat. */
export function moveWords(
  registration: RegistrationDetails,
  seat: Seat,
  { waiting }: { waiting: number },
): string[] {
  return [
    ...(isInformed(seat) ? [`${seat.email} bekommt den neuen Termin für den Kalender.`] : []),
    bookerWords(registration),
    ...(seat.isOver ? [] : waitingWords(waiting)),
    'Der Preis bleibt.',
  ]
}

/** Of the cancellation of one seat. */
export function cancelWords(
  registration: RegistrationDetails,
  seat: Seat,
  { waiting, now }: { waiting: number; now: Date },
): string[] {
  const isLast = remainingSeats(registration).length === 1
  return [
    ...(isLast ? ['Es ist der letzte Platz: Damit ist die ganze Anmeldung abgesagt.'] : []),
    ...lossWords([seat]),
    bookerWords(registration),
    ...(seat.isOver ? [] : waitingWords(waiting)),
    staffCostSentence(
      cancellationCost({
        price: registration.price,
        mode: cancelMode(
          { startsAt: seat.startsAt === null ? null : new Date(seat.startsAt) },
          registration.rules,
          now,
        ),
      }),
    ),
  ]
}

/** Of taking a cancelled seat back. */
export function restoreWords(registration: RegistrationDetails, seat: Seat): string[] {
  const isCancelled = registration.status === 'cancelled'
  return [
    ...(isCancelled ? ['Die Anmeldung wird wieder „Ausstehend“.'] : []),
    ...(registration.status === 'confirmed' && !seat.isOver
      ? [`${seat.email} bekommt die Einladung mit Kalendereintrag.`]
      : []),
    bookerWords(registration),
  ]
}

/** Of corrected contact data. */
export function contactWords(registration: RegistrationDetails, typed: BookerData): string[] {
  const { contactEmail, seats } = registration
  const email = storedEmail(typed.contactEmail)
  const followed = seats.flatMap((seat) =>
    followedWords(registration, seat, { ...typed, contactEmail: email || contactEmail }),
  )
  if (email === '' || isSameMailbox(email, contactEmail))
    return [bookerWords(registration), ...followed]
  return [
    `Bisherige Links zu dieser Buchung gelten nicht mehr. ${email} bekommt eine Zusammenfassung mit dem neuen Link.`,
    `${contactEmail} erfährt, dass eine andere Adresse gilt, und bekommt danach nichts mehr.`,
    ...followed,
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

export function billingWords(registration: RegistrationDetails): string[] {
  return [bookerWords(registration)]
}

export function revokeWords({ contactEmail }: RegistrationDetails): string[] {
  return [
    'Alle bisherigen Links zu dieser Buchung gelten nicht mehr.',
    `${contactEmail} bekommt einen neuen Link.`,
  ]
}

/** Of the answer to a request of the booker. */
export function answerWords(
  registration: RegistrationDetails,
  { decision, seats }: { decision: 'granted' | 'refused'; seats: readonly Seat[] },
): string[] {
  if (decision === 'refused')
    return [`${registration.contactEmail} bekommt Ihre Antwort. Die Plätze bleiben gebucht.`]
  const isWhole = remainingSeats(registration).every(({ id }) => seats.some((one) => one.id === id))
  return [
    isWhole
      ? 'Damit ist die ganze Anmeldung abgesagt.'
      : seats.length === 1
        ? 'Der Platz wird abgesagt.'
        : `${seats.length} Plätze werden abgesagt.`,
    ...lossWords(seats),
    `${registration.contactEmail} bekommt Ihre Antwort.`,
  ]
}

/** The seats that are not cancelled. */
export function remainingSeats({ status, seats }: RegistrationDetails): Seat[] {
  return status === 'cancelled' ? [] : seats.filter(({ cancelledAt }) => cancelledAt === null)
}

function lossWords(seats: readonly Seat[]): string[] {
  const told = seats.filter((seat) => !seat.isOver && isInformed(seat))
  const emails = [...new Map(told.map(({ email }) => [mailboxKey(email), email])).values()]
  if (emails.length === 0) return []
  const verb = emails.length === 1 ? 'bekommt' : 'bekommen'
  return [`${emails.join(', ')} ${verb} eine Absage, die den Termin aus dem Kalender nimmt.`]
}

function waitingWords(waiting: number): string[] {
  if (waiting === 0) return []
  return ['Der Platz wird denen angeboten, die auf der Warteliste stehen.']
}

import { isSameMailbox, storedEmail } from '#domain/email-address.ts'
import type { BookingView } from '#domain/registration/booking-view.ts'
import type { Result } from './use-booking-view.ts'

type Contact = Pick<BookingView, 'contactEmail'>

/** What changed contact data lead to, with the address as it is typed. */
export function contactConsequences({ contactEmail }: Contact, typed: string): string[] {
  if (!isNewAddress(contactEmail, typed)) {
    return [`Du bekommst eine Zusammenfassung an ${contactEmail}.`]
  }
  return [
    `An ${storedEmail(typed)} geht eine E-Mail mit einem Link. Erst wenn du darauf klickst, gilt die neue Adresse.`,
    `An ${contactEmail} geht ein Hinweis darauf. Bis zum Klick schreiben wir weiter dorthin.`,
    'Danach gilt der Link zu dieser Seite nicht mehr: Den neuen bekommst du an die neue Adresse.',
  ]
}

/** What is told after the change. */
export function contactResult({ contactEmail }: Contact, typed: string): Result {
  if (!isNewAddress(contactEmail, typed)) {
    return {
      title: 'Deine Kontaktdaten sind gespeichert.',
      lines: contactConsequences({ contactEmail }, typed),
    }
  }
  return {
    title: 'Fast fertig: Bestätige die neue Adresse.',
    lines: [
      `Der Link dazu ist an ${storedEmail(typed)} unterwegs. Bis du darauf klickst, schreiben wir weiter an ${contactEmail}.`,
    ],
  }
}

function isNewAddress(contactEmail: string, typed: string): boolean {
  return typed.trim() !== '' && !isSameMailbox(typed, contactEmail)
}

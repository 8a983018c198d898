import { isSameMailbox, storedEmail } from '#platform/basics/domain/email-address.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { type BookerData, followBooker } from '#shop/booking-changes/domain/own-seat.ts'
import type { Result } from './use-booking-view.ts'

type Contact = Pick<BookingView, 'contactName' | 'contactEmail' | 'company' | 'seats'>

/** What changed contact data lead to, as they are typed. */
export function contactConsequences(contact: Contact, typed: BookerData): string[] {
  const { contactEmail } = contact
  const address = storedEmail(typed.contactEmail)
  const renamed = renamedSeats(contact, typed)
  if (!isNewAddress(contactEmail, address)) {
    return [`Du bekommst eine Zusammenfassung an ${contactEmail}.`, ...renamed]
  }
  return [
    ...renamed,
    `An ${address} geht eine E-Mail mit einem Link. Erst wenn du darauf klickst, gilt die neue Adresse.`,
    `An ${contactEmail} geht ein Hinweis darauf. Bis zum Klick schreiben wir weiter dorthin.`,
    ...(contact.seats.some(({ email }) => isSameMailbox(email, contactEmail))
      ? ['Mit dem Klick bekommen auch die Plätze mit deiner bisherigen Adresse die neue.']
      : []),
    'Danach gilt der Link zu dieser Seite nicht mehr: Den neuen bekommst du an die neue Adresse.',
  ]
}

/** What is told after the change. */
export function contactResult({ contactEmail }: Contact, typed: BookerData): Result {
  const address = storedEmail(typed.contactEmail)
  if (!isNewAddress(contactEmail, address)) {
    return {
      title: 'Deine Kontaktdaten sind gespeichert.',
      lines: [`Du bekommst eine Zusammenfassung an ${contactEmail}.`],
    }
  }
  return {
    title: 'Fast fertig: Bestätige die neue Adresse.',
    lines: [
      `Der Link dazu ist an ${address} unterwegs. Bis du darauf klickst, schreiben wir weiter an ${contactEmail}.`,
    ],
  }
}

/** The booker's own seats whose name follows at once, as the server decides. */
function renamedSeats(contact: Contact, { contactName }: BookerData): string[] {
  const isRenamed = contact.seats.some((seat) => {
    const { firstName, lastName } = followBooker(seat, contact, { ...contact, contactName })
    return firstName !== undefined || lastName !== undefined
  })
  return isRenamed ? [`Dein eigener Platz ist dann auch auf ${contactName.trim()} gebucht.`] : []
}

function isNewAddress(contactEmail: string, address: string): boolean {
  return address !== '' && !isSameMailbox(address, contactEmail)
}

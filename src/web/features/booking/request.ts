import type { Package } from '#domain/package/package.ts'
import type { Booking } from '#domain/registration/booking.ts'
import type { Attempt, Draft } from './draft.ts'
import { personOf, slotCount } from './slots.ts'

type PricedPackage = Pick<Package, 'id' | 'trainingsCount' | 'currentPrice' | 'basePrice'>

/** The request for a complete draft, with the price that the visitor was shown. */
export function bookingRequest({ contact, slots }: Draft, pkg: PricedPackage): Booking {
  return {
    contactName: `${contact.firstName.trim()} ${contact.lastName.trim()}`,
    contactEmail: contact.email.trim(),
    company: contact.company.trim(),
    packageId: pkg.id,
    attendees: slots.slice(0, slotCount(pkg)).map((slot) => {
      const person = personOf(slot, contact)
      return {
        trainingId: slot.trainingId,
        attendeeType: slot.attendeeType,
        firstName: person.firstName.trim(),
        lastName: person.lastName.trim(),
        email: person.email.trim(),
        company: person.company.trim(),
      }
    }),
    status: 'pending',
    expectedPrice: pkg.currentPrice || pkg.basePrice,
  }
}

/**
 * The attempt to send a request: the one before when it had the same body, so that the server recognises a
 * repetition whose first answer was lost; else one with a key of its own.
 */
export function attemptFor(
  booking: Booking,
  previous: Attempt | null,
  newKey: () => string,
): Attempt {
  const body = JSON.stringify(booking)
  return previous?.body === body ? previous : { key: newKey(), body }
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages without HTTPS, as in a local network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((group) => group.join(''))
    .join('-')
}

/** The form that sends somebody the links of their bookings again. */
export const LOST_LINK_ADDRESS = '/buchung'

/** The call behind that form. */
export const LOST_LINK_CALL = '/api/bookings/links'

/** The segment before the token in the address that confirms a new contact address. */
const NEW_ADDRESS = 'adresse'

/** What the address of one of these pages names. */
export type BookingLinkPage =
  | { kind: 'lost-link' }
  | { kind: 'booking'; reference: string; token: string }
  | { kind: 'new-address'; reference: string; token: string }
  | { kind: 'seat'; id: string; token: string }

/** @param path the path of the page in the browser, which is one of them */
export function readBookingLinkPath(path: string): BookingLinkPage {
  const [, page, ...parts] = path.split('/').map(decodeURIComponent)
  const [first = '', second = '', third] = parts
  if (page === 'platz') return { kind: 'seat', id: first, token: second }
  if (first === '') return { kind: 'lost-link' }
  return second === NEW_ADDRESS && third !== undefined
    ? { kind: 'new-address', reference: first, token: third }
    : { kind: 'booking', reference: first, token: second }
}

/** The call that reads a booking; those that change it begin with it. */
export function bookingCall({ reference, token }: { reference: string; token: string }): string {
  return `/api/bookings/${encodeURIComponent(reference)}/${encodeURIComponent(token)}`
}

/** The call that confirms a new contact address. */
export function newAddressCall({ reference, token }: { reference: string; token: string }): string {
  return `/api/bookings/${encodeURIComponent(reference)}/contact/${encodeURIComponent(token)}`
}

/** The call that reads a seat; those that change it begin with it. */
export function seatCall({ id, token }: { id: string; token: string }): string {
  return `/api/seats/${encodeURIComponent(id)}/${encodeURIComponent(token)}`
}

/** The form that sends somebody the links of their bookings again. */
export const LOST_LINK_ADDRESS = '/buchung'

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

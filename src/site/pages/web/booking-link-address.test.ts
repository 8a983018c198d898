import { expect, test } from 'vitest'
import { type BookingLinkPage, readBookingLinkPath } from './booking-link-address.ts'

test.each<[path: string, page: BookingLinkPage]>([
  ['/buchung', { kind: 'lost-link' }],
  ['/buchung/', { kind: 'lost-link' }],
  ['/buchung/MF-7K2Q/a-b_c', { kind: 'booking', reference: 'MF-7K2Q', token: 'a-b_c' }],
  ['/buchung/MF-7K2Q/adresse', { kind: 'booking', reference: 'MF-7K2Q', token: 'adresse' }],
  ['/buchung/MF-7K2Q/adresse/abc', { kind: 'new-address', reference: 'MF-7K2Q', token: 'abc' }],
  ['/platz/12/abc', { kind: 'seat', id: '12', token: 'abc' }],
  ['/buchung/MF%2F1/%C3%A4', { kind: 'booking', reference: 'MF/1', token: 'ä' }],
])('%s', (path, page) => {
  expect(readBookingLinkPath(path)).toEqual(page)
})

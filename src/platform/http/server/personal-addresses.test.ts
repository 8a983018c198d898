import { expect, test } from 'vitest'
import { isPersonalAddress, withoutToken } from './personal-addresses.ts'

const TOKEN = 'q83vEjRWeJASNFZ4kBI0Vg'

test.each([
  [`/trainings/warteliste/${TOKEN}`, '/trainings/warteliste/…'],
  [`/api/waiting-list/${TOKEN}/confirm`, '/api/waiting-list/…/confirm'],
  [`/buchung/MF-7K3P-X2AB/${TOKEN}`, '/buchung/MF-7K3P-X2AB/…'],
  [`/buchung/MF-7K3P-X2AB/adresse/${TOKEN}`, '/buchung/MF-7K3P-X2AB/adresse/…'],
  [`/buchung/MF-7K3P-X2AB/${TOKEN}/`, '/buchung/MF-7K3P-X2AB/…/…'],
  [`/platz/0191c1d0-0000-7000-8000-000000000001/${TOKEN}`, undefined],
  [`/api/bookings/MF-7K3P-X2AB/${TOKEN}/attendees/17/cancel`, undefined],
  [`/api/bookings/MF-7K3P-X2AB/contact/${TOKEN}`, '/api/bookings/MF-7K3P-X2AB/contact/…'],
  [`/api/seats/17/${TOKEN}/calendar.ics`, '/api/seats/17/…/calendar.ics'],
  [`/api/tools/rooms/${TOKEN}/acts`, '/api/tools/rooms/…/acts'],
  [`/Buchung/MF-7K3P-X2AB/${TOKEN}`, undefined],
  [`/%62uchung/MF-7K3P-X2AB/%61dresse/${TOKEN}`, '/buchung/MF-7K3P-X2AB/adresse/…'],
  [`//buchung//MF-7K3P-X2AB//${TOKEN}`, undefined],
  [`/buchung%2FMF-7K3P-X2AB%2F${TOKEN}`, undefined],
])('%s is personal, and the log has it without its token', (address, logged) => {
  expect(isPersonalAddress(address)).toBe(true)
  expect(isPersonalAddress(`${address}?neu=1`)).toBe(true)
  expect(withoutToken(address)).not.toContain(TOKEN)
  if (logged !== undefined) expect(withoutToken(address)).toBe(logged)
})

test.each([
  '/',
  '/buchung',
  '/buchung/MF-7K3P-X2AB',
  '/api/bookings/links',
  '/api/waiting-list',
  '/trainings/anmeldung',
  '/trainings/termine.ics',
  '/platzhalter/1/2',
  '/%E0%A4%A',
])('%s is nobody’s own, and is logged as it is', (address) => {
  expect(isPersonalAddress(address)).toBe(false)
  expect(withoutToken(address)).toBe(address)
})

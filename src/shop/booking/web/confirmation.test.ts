import { expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { colleaguesSeat } from '#tests/support/product/bookings.ts'
import { type Confirmation, confirmationOf } from './confirmation.ts'
import { parseConfirmation } from './confirmation-store.ts'

const seat = (dateId: string, firstName: string) => ({
  ...colleaguesSeat('kurs-1-uhren', firstName),
  dateId,
})

const clocks = {
  id: 'january',
  trainingId: 'kurs-1-uhren',
  title: 'Uhren & Zeit',
  date: 'Donnerstag, 7. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: '2027-01-07T09:00:00.000Z',
}
const kites = {
  ...clocks,
  id: 'february',
  trainingId: 'kurs-3-drachen',
  title: 'Drachen bauen',
  startsAt: null,
}
const booking = {
  contactEmail: 'sina@example.com',
  attendees: [seat('february', 'Uwe'), seat('january', 'Sina'), seat('february', 'Jörg')],
}
const receipt = {
  reference: 'MF-1234-5678',
  isMailHeld: false,
  packageId: 'double',
  price: '119.00',
  token: 'abc',
}
const shown = {
  dates: [clocks, kites],
  packages: [{ id: 'double', name: '2 Karten' }],
  rules: DEFAULT_BOOKING_RULES,
  vatRate: 19,
  now: 0,
}
const confirmation = confirmationOf(receipt, booking, shown)

test('a confirmation lists who is booked where, in the order of the trainings', () => {
  expect(confirmation.reference).toBe('MF-1234-5678')
  expect(confirmation.email).toBe('sina@example.com')
  expect(confirmation.trainings.map(({ title, attendees }) => [title, attendees])).toEqual([
    ['Uhren & Zeit', ['Sina Weiß']],
    ['Drachen bauen', ['Uwe Weiß', 'Jörg Weiß']],
  ])
})

test('a confirmation has the package, its price with and without VAT, and the address of the booking', () => {
  expect(confirmation).toMatchObject({
    packageName: '2 Karten',
    price: { gross: '119.00', net: '100.00', vat: '19.00', rate: 19 },
    rules: { answerWithinDays: 2, paymentDays: 14 },
    address: '/buchung/MF-1234-5678/abc',
  })
})

test('only a training whose instant is known can go into a calendar', () => {
  expect(confirmation.trainings.map(({ inCalendar }) => inCalendar)).toEqual([true, false])
})

test('trainings in which nobody takes part are left out', () => {
  const { trainings } = confirmationOf(receipt, { ...booking, attendees: [] }, shown)
  expect(trainings).toEqual([])
})

test('a stored confirmation is read back as it was', () => {
  expect(parseConfirmation(JSON.stringify(confirmation))).toEqual(
    confirmation satisfies Confirmation,
  )
})

test.each([
  '',
  'null',
  '5',
  '{}',
  '{"reference":"MF-1"}',
  '{"reference":"a","email":"b","isMailHeld":false,"bookedAt":0,"trainings":[{}]}',
  // Of a version before.
  '{"reference":"a","email":"b","isMailHeld":false,"bookedAt":0,"trainings":[]}',
])('what is stored as %j is no confirmation', (text) => {
  expect(parseConfirmation(text)).toBeNull()
})

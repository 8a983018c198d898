import { expect, test } from 'vitest'
import type { BookedSeat, BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { aSeat } from '#tests/support/builders.ts'
import { absentPeople, bookingTexts } from './booking-texts.ts'

const CANCELLED: Partial<BookedSeat> = { status: 'cancelled' }
const BEGUN: Partial<BookedSeat> = { can: { replace: false, move: false, cancel: 'over' } }

test.each<[status: BookingView['status'], seats: Partial<BookedSeat>[], title: string]>([
  ['pending', [{}, {}], 'Deine Anmeldung ist angekommen'],
  ['confirmed', [{}], 'Dein Platz ist gebucht'],
  ['confirmed', [{}, {}], 'Deine Plätze sind gebucht'],
  ['confirmed', [{}, CANCELLED], 'Deine Plätze sind gebucht'],
  ['confirmed', [{ isDateCancelled: true }], 'Dein Platz ist abgesagt'],
  ['confirmed', [BEGUN, CANCELLED], 'Deine Buchung'],
  ['confirmed', [BEGUN, {}], 'Deine Plätze sind gebucht'],
  ['cancelled', [CANCELLED], 'Diese Buchung ist abgesagt'],
])('%s, seats %o: %s', (status, seats, title) => {
  expect(bookingTexts({ status, seats: seats.map(aSeat) }).title).toBe(title)
})

test('who cannot come is named as long as the seat is theirs', () => {
  const since = { cannotComeSince: '2027-01-02T09:00:00.000Z' }
  const seats = [aSeat(since), aSeat({ ...since, ...CANCELLED, firstName: 'Kim' }), aSeat()]
  expect(absentPeople({ seats })).toEqual(['Lena Ott'])
})

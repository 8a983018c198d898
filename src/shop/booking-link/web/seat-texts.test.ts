import { expect, test } from 'vitest'
import type { SeatView } from '#shop/booking-changes/domain/booking-view.ts'
import { canSayNo, seatTexts } from './seat-texts.ts'

const SEAT: SeatView = {
  reference: 'MF-7K2Q',
  bookerName: 'Jule Brandt',
  firstName: 'Lena',
  lastName: 'Ott',
  trainingId: 'kurs-1-uhren',
  trainingTitle: 'Uhren & Zeit',
  date: 'Dienstag, 12. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: '2027-01-12T09:00:00.000Z',
  endsAt: '2027-01-12T10:30:00.000Z',
  note: '',
  meetingUrl: null,
  status: 'confirmed',
  isDateCancelled: false,
  cannotComeSince: null,
}
const SINCE = '2027-01-02T09:00:00.000Z'

test.each<[changes: Partial<SeatView>, title: RegExp, text: RegExp, canSayNo: boolean]>([
  [{}, /^Hallo Lena/, /alles, was du für die Session brauchst/, true],
  [{ status: 'pending' }, /^Hallo Lena/, /Bis wir die Buchung bestätigen/, true],
  [{ cannotComeSince: SINCE }, /sagen Bescheid/, /gehört er dir/, false],
  [{ status: 'cancelled' }, /Platz ist abgesagt/, /nichts tun/, false],
  [{ status: 'cancelled', cannotComeSince: SINCE }, /Platz ist abgesagt/, /nichts tun/, false],
  [{ isDateCancelled: true }, /Termin ist abgesagt/, /Jule Brandt/, false],
])('%o', (changes, title, text, isAsked) => {
  const seat = { ...SEAT, ...changes }
  expect(seatTexts(seat).title).toMatch(title)
  expect(seatTexts(seat).text).toMatch(text)
  expect(canSayNo(seat)).toBe(isAsked)
})

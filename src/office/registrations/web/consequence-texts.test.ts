import { describe, expect, test } from 'vitest'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { aPerson } from '#tests/support/product/bookings.ts'
import {
  answerWords,
  cancelWords,
  contactWords,
  moveWords,
  personWords,
  restoreWords,
  type Seat,
} from './consequence-texts.ts'

const NOW = new Date('2027-01-01T09:00:00Z')
const SUMMARY = 'sina@example.com bekommt eine Zusammenfassung.'

function seat(values: Partial<Seat> = {}): Seat {
  return {
    id: 'one',
    position: 1,
    trainingId: 'uhren',
    trainingTitle: 'Uhren & Zeit',
    dateId: 'date',
    trainingDate: 'Donnerstag, 7. Januar 2027',
    trainingTime: '10:00 – 11:30 Uhr',
    startsAt: null,
    endsAt: null,
    isDateCancelled: false,
    isOver: false,
    cancelledAt: null,
    cannotComeSince: null,
    informedAt: '2026-12-01T09:00:00.000Z',
    attendeeType: 'other',
    ...aPerson('Uwe Weiß'),
    ...values,
  }
}

function registration(values: Partial<RegistrationDetails> = {}): RegistrationDetails {
  return {
    contactName: 'Sina Adler',
    contactEmail: 'sina@example.com',
    status: 'confirmed',
    seats: [seat(), seat({ id: 'two' })],
    mails: [],
    billing: NO_BILLING_DETAILS,
    price: '149.00',
    rules: DEFAULT_BOOKING_RULES,
    ...values,
  } as RegistrationDetails
}

const PIA = aPerson('Pia Lang')

describe('another person', () => {
  test('of a confirmed booking: who goes, who comes and the booker hear of it', () => {
    expect(personWords(registration(), seat(), PIA)).toEqual([
      'uwe@example.com bekommt eine Absage, die den Termin aus dem Kalender nimmt.',
      'pia@example.com bekommt die Einladung mit Kalendereintrag.',
      SUMMARY,
    ])
  })

  test('of a pending booking: only the booker', () => {
    expect(
      personWords(registration({ status: 'pending' }), seat({ informedAt: null }), PIA),
    ).toEqual(['pia@example.com hört davon, sobald Sie die Anmeldung bestätigen.', SUMMARY])
  })

  test('while the confirmation waits: who goes has not heard of the seat', () => {
    expect(personWords(registration(), seat({ informedAt: null }), PIA)).toEqual([
      'pia@example.com bekommt die Einladung mit Kalendereintrag.',
      SUMMARY,
    ])
  })

  test('after the session: only the booker', () => {
    expect(personWords(registration(), seat({ isOver: true }), PIA)).toEqual([SUMMARY])
  })

  test('with the same address, whatever its case: a correction', () => {
    const typed = { ...PIA, email: ' UWE@example.com' }
    expect(personWords(registration(), seat(), typed)).toEqual([
      `Angaben korrigieren: ${SUMMARY} Sonst niemand.`,
    ])
  })

  test('while the receipt is held: the booker, by a receipt of the present state', () => {
    const held = registration({
      status: 'pending',
      mails: [{ status: 'waiting', heldSince: '2026-11-24T08:01:00Z' }] as never,
    })
    expect(personWords(held, seat(), PIA).at(-1)).toBe(
      'sina@example.com kennt die Buchung noch nicht: Die zurückgehaltene Eingangsbestätigung wird mit diesem Stand neu geschrieben.',
    )
  })
})

describe('a seat that is moved or cancelled', () => {
  test('is offered to the waiting list', () => {
    const offered = 'Der Platz wird denen angeboten, die auf der Warteliste stehen.'
    expect(moveWords(registration(), seat(), { waiting: 2 })).toContain(offered)
    expect(cancelWords(registration(), seat(), { waiting: 2, now: NOW })).toContain(offered)
    expect(cancelWords(registration(), seat(), { waiting: 0, now: NOW })).not.toContain(offered)
  })

  test('as the last one cancels the booking', () => {
    const last = registration({ seats: [seat(), seat({ id: 'two', cancelledAt: 'now' })] })
    expect(cancelWords(last, seat(), { waiting: 0, now: NOW })[0]).toBe(
      'Es ist der letzte Platz: Damit ist die ganze Anmeldung abgesagt.',
    )
  })

  test('of a booking that was never confirmed is told to the booker alone', () => {
    expect(
      moveWords(registration({ status: 'pending' }), seat({ informedAt: null }), { waiting: 0 }),
    ).toEqual([SUMMARY, 'Der Preis bleibt.'])
  })
})

test.each([
  ['2027-01-31T09:00:00.000Z', '149.00', 'Die Absage ist noch kostenlos'],
  ['2027-01-07T09:00:00.000Z', '149.00', 'Die Frist zum kostenlosen Absagen ist vorbei.'],
  ['2027-01-07T09:00:00.000Z', '0.00', 'Es ist nichts zu erstatten.'],
])('of a session at %s, booked at %s: %s', (startsAt, price, words) => {
  const own = seat({ startsAt })
  expect(cancelWords(registration({ price }), own, { waiting: 0, now: NOW }).at(-1)).toContain(
    words,
  )
})

test('a restored seat of a cancelled booking makes it pending again', () => {
  expect(restoreWords(registration({ status: 'cancelled' }), seat())).toEqual([
    'Die Anmeldung wird wieder „Ausstehend“.',
    SUMMARY,
  ])
})

const CONTACT = { contactName: 'Sina Adler', contactEmail: 'sina@example.com', company: 'Werk' }

describe('contact data', () => {
  test('with another address: both are told, and earlier links end', () => {
    const own = seat({ firstName: 'Sina', lastName: 'Adler', email: 'Sina@example.com' })
    expect(
      contactWords(registration({ seats: [own] }), { ...CONTACT, contactEmail: 'neu@example.com' }),
    ).toEqual([
      'Bisherige Links zu dieser Buchung gelten nicht mehr. neu@example.com bekommt eine Zusammenfassung mit dem neuen Link.',
      'sina@example.com erfährt, dass eine andere Adresse gilt, und bekommt danach nichts mehr.',
      'Auch Platz 1 von Sina Adler gilt dann für Sina Adler, neu@example.com.',
    ])
  })

  test('with another name: the own seat has it too', () => {
    const own = seat({ firstName: 'Sina', lastName: 'Adler', email: 'sina@example.com' })
    const typed = { ...CONTACT, contactName: 'Sina Adler-Berg' }
    expect(contactWords(registration({ seats: [own, seat()] }), typed)).toEqual([
      SUMMARY,
      'Auch Platz 1 von Sina Adler gilt dann für Sina Adler-Berg, sina@example.com.',
    ])
  })

  test('with the same address: a summary', () => {
    expect(contactWords(registration(), { ...CONTACT, contactEmail: 'SINA@example.com' })).toEqual([
      SUMMARY,
    ])
  })
})

test('a request for the whole booking: each address is named once', () => {
  const booking = registration()
  expect(answerWords(booking, { decision: 'granted', seats: booking.seats })).toEqual([
    'Damit ist die ganze Anmeldung abgesagt.',
    'uwe@example.com bekommt eine Absage, die den Termin aus dem Kalender nimmt.',
    'sina@example.com bekommt Ihre Antwort.',
  ])
})

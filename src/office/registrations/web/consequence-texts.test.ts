import { describe, expect, test } from 'vitest'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { aPerson } from '#tests/support/product/bookings.ts'
import {
  answerWords,
  cancelWords,
  contactWords,
  moveWords,
  restoreWords,
  type Seat,
} from './consequence-texts.ts'

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
    shareCents: 14_900,
    notOwedCents: 0,
    isOrdered: true,
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
    price: '149.00',
    rules: DEFAULT_BOOKING_RULES,
    ...values,
  } as RegistrationDetails
}

describe('a seat that is moved or cancelled', () => {
  test('is offered to the waiting list', () => {
    const offered = 'Der Platz wird denen angeboten, die auf der Warteliste stehen.'
    expect(moveWords(seat(), { waiting: 2 })).toContain(offered)
    expect(cancelWords(registration(), seat(), { waiting: 2 })).toContain(offered)
    expect(cancelWords(registration(), seat(), { waiting: 0 })).not.toContain(offered)
  })

  test('as the last one cancels the booking', () => {
    const last = registration({ seats: [seat(), seat({ id: 'two', cancelledAt: 'now' })] })
    expect(cancelWords(last, seat(), { waiting: 0 })[0]).toBe(
      'Es ist der letzte Platz: Damit ist die ganze Anmeldung abgesagt.',
    )
  })

  test('after the session is offered to nobody', () => {
    expect(moveWords(seat({ isOver: true }), { waiting: 2 })).toEqual(['Der Preis bleibt.'])
  })
})

test('a restored seat of a cancelled booking makes it pending again', () => {
  expect(restoreWords(registration({ status: 'cancelled' }), seat())).toEqual([
    'Die Anmeldung wird wieder „Ausstehend“.',
  ])
  expect(restoreWords(registration(), seat({ notOwedCents: 7_450 }))).toEqual([
    'Für den Platz sind wieder 149\u00a0€ zu zahlen.',
  ])
})

const CONTACT = { contactName: 'Sina Adler', contactEmail: 'sina@example.com', company: 'Werk' }

describe('contact data', () => {
  test('with another address: earlier links end, and the own seat has it too', () => {
    const own = seat({ firstName: 'Sina', lastName: 'Adler', email: 'Sina@example.com' })
    expect(
      contactWords(registration({ seats: [own] }), { ...CONTACT, contactEmail: 'neu@example.com' }),
    ).toEqual([
      'Bisherige Links zu dieser Buchung gelten nicht mehr.',
      'Auch Platz 1 von Sina Adler gilt dann für Sina Adler, neu@example.com.',
    ])
  })

  test('with another name: the own seat has it too', () => {
    const own = seat({ firstName: 'Sina', lastName: 'Adler', email: 'sina@example.com' })
    const typed = { ...CONTACT, contactName: 'Sina Adler-Berg' }
    expect(contactWords(registration({ seats: [own, seat()] }), typed)).toEqual([
      'Auch Platz 1 von Sina Adler gilt dann für Sina Adler-Berg, sina@example.com.',
    ])
  })

  test('with the same address, or none yet: nothing besides', () => {
    for (const contactEmail of ['SINA@example.com', ''])
      expect(contactWords(registration(), { ...CONTACT, contactEmail })).toEqual([])
  })
})

test.each([
  ['granted', ['one', 'two'], 'Damit ist die ganze Anmeldung abgesagt.'],
  ['granted', ['one'], 'Der Platz wird abgesagt.'],
  ['refused', ['one'], 'Der Platz bleibt gebucht.'],
  ['refused', ['one', 'two'], 'Die Plätze bleiben gebucht.'],
] as const)('a request that is %s about the seats %o', (decision, ids, words) => {
  const booking = registration()
  const seats = booking.seats.filter(({ id }) => (ids as readonly string[]).includes(id))
  expect(answerWords(booking, { decision, seats })).toBe(words)
})

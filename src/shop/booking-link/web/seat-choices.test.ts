import { expect, test } from 'vitest'
import type { BookedSeat, BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { aSeat } from '#tests/support/builders.ts'
import { seatChoices } from './seat-choices.ts'

const NO_REQUESTS: BookingView['requests'] = []

function request(attendeeId: string | null, state: BookingView['requests'][number]['state']) {
  return {
    id: '00000000-0000-4000-8000-0000000000f1',
    attendeeId,
    reason: '',
    state,
    createdAt: '2026-12-30T09:00:00.000Z',
    answeredAt: null,
    answer: '',
  }
}

function labels(changes: Partial<BookedSeat>, requests = NO_REQUESTS): string[] {
  const seat = aSeat(changes)
  return seatChoices({ rules: DEFAULT_BOOKING_RULES, requests }, seat).map(({ label }) => label)
}

const PERSON = ['Jemand anderes kommt', 'Name oder Firma stimmt nicht']

test.each<[can: BookedSeat['can'], labels: string[]]>([
  [{ replace: true, move: true, cancel: 'free' }, [...PERSON, 'Anderer Termin', 'Platz absagen']],
  [{ replace: true, move: false, cancel: 'request' }, [...PERSON, 'Absage anfragen']],
  [{ replace: false, move: false, cancel: 'request' }, ['Absage anfragen']],
  [{ replace: false, move: false, cancel: 'over' }, []],
])('%o', (can, offered) => {
  expect(labels({ can })).toEqual(offered)
})

test.each([{ status: 'cancelled' as const }, { isDateCancelled: true }])(
  'nothing can be done with a seat that is gone: %o',
  (changes) => {
    expect(labels(changes)).toEqual([])
  },
)

test.each([
  [aSeat().id, 'open', false],
  [null, 'open', false],
  ['00000000-0000-4000-8000-000000000009', 'open', true],
  [aSeat().id, 'refused', true],
  [aSeat().id, 'withdrawn', true],
] as const)(
  'with a request about %s that is %s, cancelling is offered: %s',
  (id, state, isOffered) => {
    const offered = labels({ can: { replace: false, move: false, cancel: 'request' } }, [
      request(id, state),
    ])
    expect(offered).toEqual(isOffered ? ['Absage anfragen'] : [])
  },
)

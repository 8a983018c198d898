import { describe, expect, test } from 'vitest'
import type { Package } from '#shop/prices/domain/package.ts'
import { aWaitingEntry } from '#tests/support/builders.ts'
import { aPerson, BOOKER } from '#tests/support/product/bookings.ts'
import { type Draft, EMPTY_DRAFT } from './booking-draft.ts'
import { slotProblems } from './booking-form-rules.ts'
import { draftForHeldSeats, type HeldSeats, heldSeatsOf, withHeldSeats } from './held-seats.ts'
import type { OfferedDate } from './offered-dates.ts'
import { dateOption } from './slot-texts.ts'
import { EMPTY_PERSON } from './slot-values.ts'

const entry = aWaitingEntry({
  state: 'offered',
  dateId: 'january',
  offer: { seats: 2, endsAt: '2026-11-25T09:00:00.000Z', prices: [] },
})
const full: OfferedDate = {
  id: 'january',
  trainingId: 'kurs-1-uhren',
  title: 'Uhren & Zeit',
  heroImage: '',
  date: 'Donnerstag, 14. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: null,
  endsAt: null,
  seatsLeft: 0,
  bookable: false,
}
const held: HeldSeats = {
  date: { ...full, seatsLeft: 2, heldSeats: 2, bookable: true },
  seats: 2,
  endsAt: '2026-11-25T09:00:00.000Z',
  prices: [],
}
const packages = [
  { id: 'single', trainingsCount: '1' },
  { id: 'double', trainingsCount: '2' },
  { id: 'complete', trainingsCount: '4' },
] as Package[]
const fill = (draft: Draft, seats = 2) =>
  draftForHeldSeats(draft, { token: 'abc', entry, held: { ...held, seats }, packages })

test('seats are held while they are offered', () => {
  expect(heldSeatsOf(entry)).toEqual(held)
  expect(heldSeatsOf({ ...entry, state: 'booked', offer: null })).toBeNull()
  expect(heldSeatsOf(null)).toBeNull()
})

describe('the date with held seats', () => {
  const [date] = withHeldSeats([full], held)

  test('can be booked, and says for whom its seats are', () => {
    expect(date).toMatchObject({ bookable: true, seatsLeft: 2 })
    expect(date && dateOption(date)).toContain('– 2 Plätze für dich reserviert')
    expect(withHeldSeats([full], null)).toEqual([full])
  })

  test('can be booked though its training is hidden', () => {
    const other = { ...full, id: 'may' }
    expect(withHeldSeats([other], held)).toEqual([held.date, other])
  })

  test('takes no more people than seats are held', () => {
    const slot = { dateId: 'january', attendeeType: 'booker' as const, other: EMPTY_PERSON }
    expect(date && slotProblems([slot, slot], [date])).toEqual([])
    expect(date && slotProblems([slot, slot, slot], [date])).toEqual([
      {
        name: 'slots.2.dateId',
        message:
          'Am Donnerstag, 14. Januar 2027 sind nur 2 Plätze für dich reserviert. Wähle einen anderen Termin.',
        missing: false,
      },
    ])
  })
})

describe('the form of an offer', () => {
  test.each([
    [1, 'single', ['january']],
    [2, 'double', ['january', 'january']],
    [3, 'complete', ['january', 'january', 'january', '']],
  ])('has for %i seats the package "%s"', (seats, packageId, dates) => {
    const draft = fill(EMPTY_DRAFT, seats)
    expect(draft?.contact).toMatchObject({ firstName: 'Sina', company: BOOKER.company, packageId })
    expect(draft?.slots.map(({ dateId }) => dateId)).toEqual(dates)
  })

  test('has the first seat for the person who waited, the others for others', () => {
    expect(fill(EMPTY_DRAFT, 3)?.slots.map(({ attendeeType }) => attendeeType)).toEqual([
      'booker',
      'other',
      'other',
      'booker',
    ])
  })

  test('is filled in once, and keeps what was typed for other people', () => {
    const uwe = aPerson('Uwe Weiß')
    const typed = { dateId: 'march', attendeeType: 'other' as const, other: uwe }
    const draft = fill({ ...EMPTY_DRAFT, slots: [typed, typed] })
    expect(draft?.slots[1]).toEqual({ ...typed, dateId: 'january' })
    expect(draft && fill(draft)).toBeNull()
  })
})

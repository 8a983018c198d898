import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DateSeats, freeSeats, planOffers, seatsForSale } from './waiting-offers.ts'
import { whyHeadWaits } from './why-head-waits.ts'

const NOW = new Date('2026-11-23T09:00:00Z')
const LATER = new Date('2026-11-24T09:00:00Z')
const EARLIER = new Date('2026-11-22T09:00:00Z')

/** A date in spring with that many free seats; each group is the number of its seats, or "wanted/at least". */
function dateWith(free: number, groups: (number | string)[], changes: Partial<DateSeats> = {}) {
  const queue = groups.map((group, index) => {
    const [seats = 0, atLeast = seats] = String(group).split('/').map(Number)
    return { id: 'ABCDE'.charAt(index), seats, atLeast }
  })
  return {
    capacity: 20,
    seatsTaken: 20 - free,
    seatsHeld: 0,
    queue,
    startsAt: new Date('2027-03-01T09:00:00Z'),
    keptUntil: null,
    ...changes,
  } satisfies DateSeats
}

const KEPT = { keptUntil: LATER }

test.each<[string, DateSeats, string, number]>([
  ['nobody waits', dateWith(3, []), '', 3],
  ['nothing is free', dateWith(0, [1]), '', 0],
  ['the head fits', dateWith(2, [2, 1]), 'A:2', 0],
  ['two groups fit', dateWith(3, [1, 2, 1]), 'A:1 B:2', 0],
  ['all fit, and seats are left', dateWith(5, [2, 1]), 'A:2 B:1', 2],
  ['the head also takes fewer', dateWith(3, ['4/2', 1]), 'A:3', 0],
  ['fewer than it takes are free', dateWith(1, ['4/2'], KEPT), '', 0],
  ['freed seats are kept for the head', dateWith(3, [4, 1, 1], KEPT), '', 0],
  ['they are kept for the first that is left', dateWith(3, [1, 4, 1], KEPT), 'A:1', 0],
  ['they were kept long enough', dateWith(3, [4, 2, 1], { keptUntil: EARLIER }), 'B:2 C:1', 0],
  ['they end being kept now', dateWith(3, [4, 2], { keptUntil: NOW }), 'B:2', 1],
  ['seats were free all the time', dateWith(3, [4]), '', 3],
  [
    'the head needs more seats than the date has',
    dateWith(3, [4, 2], { ...KEPT, capacity: 3, seatsTaken: 0 }),
    'B:2',
    1,
  ],
  [
    'the head takes fewer than it wants, as many as the date has',
    dateWith(2, ['4/3', 1], { ...KEPT, capacity: 3, seatsTaken: 1 }),
    '',
    0,
  ],
  ['they are of use to nobody', dateWith(1, [2, 3], { keptUntil: EARLIER }), '', 1],
  [
    'no seats are kept in the last seven days',
    dateWith(3, [4, 1], { ...KEPT, startsAt: new Date('2026-11-29T09:00:00Z') }),
    'B:1',
    2,
  ],
  [
    'nothing is offered in the last two hours',
    dateWith(3, [1], { startsAt: new Date('2026-11-23T11:00:00Z') }),
    '',
    3,
  ],
  ['a date without a known start', dateWith(1, [1], { startsAt: null }), 'A:1', 0],
  ['held seats are not free', dateWith(3, [1, 1], { seatsHeld: 2 }), 'A:1', 0],
  ['more is sold than there is', dateWith(1, [1], { seatsHeld: 4 }), '', 0],
])('%s', (_when, date, offered, forSale) => {
  const plan = planOffers(date, NOW)
  expect(plan.offers.map(({ id, seats }) => `${id}:${seats}`).join(' ')).toBe(offered)
  expect(plan.forSale).toBe(forSale)
  expect(seatsForSale(date, NOW)).toBe(forSale)
})

const anyGroup = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .map(([one, other]) => `${Math.max(one, other)}/${Math.min(one, other)}`)
const anyDate = fc
  .record({
    free: fc.integer({ min: -3, max: 20 }),
    groups: fc.array(anyGroup, { maxLength: 5 }),
    seatsHeld: fc.integer({ min: 0, max: 6 }),
    keptUntil: fc.constantFrom(null, EARLIER, LATER),
    startsAt: fc.constantFrom(
      null,
      new Date('2026-11-23T10:00:00Z'),
      new Date('2026-11-27T09:00:00Z'),
      new Date('2027-03-01T09:00:00Z'),
    ),
  })
  .map(({ free, groups, ...date }) => dateWith(free, groups, date))

test('never are more seats offered and sold than are free, nor one group served twice', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const { offers, forSale } = planOffers(date, NOW)
      const offered = offers.reduce((sum, { seats }) => sum + seats, 0)
      expect(offered + forSale).toBeLessThanOrEqual(freeSeats(date))
      expect(forSale).toBeGreaterThanOrEqual(0)
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
      for (const { id, seats } of offers) {
        const group = date.queue.find((waiting) => waiting.id === id)
        expect(seats).toBeLessThanOrEqual(group?.seats ?? 0)
        expect(seats).toBeGreaterThanOrEqual(group?.atLeast ?? 5)
      }
    }),
  )
})

test('nobody is passed over whose group fits: those who get no offer are too large for what is on sale', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const { offers, forSale } = planOffers(date, NOW)
      const served = new Set(offers.map(({ id }) => id))
      const order = date.queue.map(({ id }) => id)
      expect(offers.map(({ id }) => id)).toEqual(order.filter((id) => served.has(id)))
      fc.pre(date.startsAt === null || date.startsAt.getTime() - NOW.getTime() > 7_200_000)
      const unserved = date.queue.filter(({ id }) => !served.has(id))
      if (forSale > 0) for (const { atLeast } of unserved) expect(atLeast).toBeGreaterThan(forSale)
    }),
  )
})

test('of several groups of one size the first that joined is served first', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const { offers } = planOffers(date, NOW)
      const served = (id: string) => offers.some((offer) => offer.id === id)
      date.queue.forEach((later, index) => {
        if (!served(later.id)) return
        for (const { id, atLeast } of date.queue.slice(0, index))
          if (atLeast <= later.atLeast) expect(served(id)).toBe(true)
      })
    }),
  )
})

test.each<[string, DateSeats, string | null]>([
  ['nobody waits', dateWith(3, []), null],
  ['nothing is free', dateWith(0, [1]), 'Wartet auf 1 Platz; keiner ist frei.'],
  [
    'it also takes fewer',
    dateWith(0, ['4/2']),
    'Wartet auf 4 Plätze, mindestens 2; keiner ist frei.',
  ],
  [
    'seats are kept',
    dateWith(3, [4], KEPT),
    'Wartet auf 4 Plätze; 3 sind frei. Bis 24.11., 10:00 Uhr wird für diese Gruppe freigehalten.',
  ],
  [
    'it needs more seats than the date has',
    dateWith(3, [4], { ...KEPT, capacity: 3, seatsTaken: 0 }),
    'Wartet auf 4 Plätze; der Termin hat insgesamt nur 3. Für diese Gruppe wird nichts freigehalten: Der Shop und alle, die nach ihr warten, gehen vor.',
  ],
  [
    'they were kept long enough',
    dateWith(1, [4], { keptUntil: EARLIER }),
    'Wartet auf 4 Plätze; 1 ist frei. Für diese Gruppe reicht das nicht: Kleinere Gruppen und der Shop gehen vor.',
  ],
  [
    'its offer is due',
    dateWith(1, [1]),
    'Wartet auf 1 Platz; 1 ist frei. Das Angebot geht gleich hinaus.',
  ],
  [
    'the session begins soon',
    dateWith(1, [1], { startsAt: new Date('2026-11-23T10:30:00Z') }),
    'Wartet auf 1 Platz; 1 ist frei. So kurz vor dem Beginn wird kein Platz mehr angeboten.',
  ],
])('staff read why the head waits: %s', (_when, date, why) => {
  expect(whyHeadWaits(date, NOW)).toBe(why)
})

import { expect, test } from 'vitest'
import { addDays } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { packagesOn } from '#shop/prices/domain/package-on-day.ts'
import { type PriceCard, priceCard } from '#shop/prices/domain/price-card.ts'
import type { PriceType } from '#shop/prices/domain/price-type.ts'
import { phaseOffer } from './phase-offer.ts'

const TODAY = '2026-12-10'
const PACKAGES = [
  { id: 'single', trainingsCount: 1, basePriceCents: 14_900 },
  { id: 'double', trainingsCount: 2, basePriceCents: 26_900 },
  { id: 'complete', trainingsCount: 4, basePriceCents: 49_900 },
] as const

/** For the packages single, double and complete. */
type OfThree<T> = readonly [T, T, T]

/** A period for all three packages; prices in cents, days relative to today, from yesterday if nothing is said. */
interface Period {
  type: PriceType
  prices: OfThree<number>
  from?: number
  until: number
}

interface Case {
  what: string
  period: Period | null
  /** The texts on the cards. A missing list is null on all three. */
  shows: {
    phaseLabel: PriceCard['phaseLabel']
    prices: OfThree<string>
    saved?: OfThree<string>
    days?: string
    /** Percent; the single ticket is not compared. */
    cheaper?: readonly [number, number]
  }
  /** The text of the booking form's banner; null if there is none. */
  banner: string | null
}

test.each<Case>([
  {
    what: 'an early-bird price, to the cent',
    period: { type: 'early_bird', prices: [11_990, 21_900, 39_900], until: 21 },
    shows: {
      phaseLabel: 'Early Bird',
      prices: ['119,90', '219', '399'],
      saved: ['29,10', '50', '100'],
      days: 'Noch 22 Tage gültig',
      cheaper: [9, 17],
    },
    banner: 'Du sparst bis zu 100\u00a0€.',
  },
  {
    what: 'a late-bird price that is lower, on its last day',
    period: { type: 'late_bird', prices: [13_900, 24_900, 44_900], until: 0 },
    shows: {
      phaseLabel: 'Late Bird',
      prices: ['139', '249', '449'],
      saved: ['10', '20', '50'],
      days: 'Noch 1 Tag gültig',
      cheaper: [10, 19],
    },
    banner: 'Du sparst bis zu 50\u00a0€.',
  },
  {
    what: 'a late-bird price that is dearer',
    period: { type: 'late_bird', prices: [16_900, 30_900, 56_900], until: 4 },
    shows: {
      phaseLabel: 'Late Bird',
      prices: ['169', '309', '569'],
      days: 'Noch 5 Tage gültig',
      cheaper: [9, 16],
    },
    banner: 'Es gilt der Late-Bird-Preis.',
  },
  {
    what: 'a normal period below the base price',
    period: { type: 'normal', prices: [12_900, 23_900, 43_900], until: 9 },
    shows: { phaseLabel: 'Regulärer Preis', prices: ['129', '239', '439'], cheaper: [7, 15] },
    banner: null,
  },
  {
    what: 'no period',
    period: null,
    shows: { phaseLabel: 'Regulärer Preis', prices: ['149', '269', '499'], cheaper: [10, 16] },
    banner: null,
  },
  {
    what: 'a period that ended yesterday',
    period: { type: 'early_bird', prices: [11_900, 21_900, 39_900], from: -9, until: -1 },
    shows: { phaseLabel: 'Regulärer Preis', prices: ['149', '269', '499'], cheaper: [10, 16] },
    banner: null,
  },
  {
    what: 'a period that begins tomorrow',
    period: { type: 'early_bird', prices: [11_900, 21_900, 39_900], from: 1, until: 9 },
    shows: { phaseLabel: 'Regulärer Preis', prices: ['149', '269', '499'], cheaper: [10, 16] },
    banner: null,
  },
  {
    what: 'a price of nothing',
    period: { type: 'early_bird', prices: [0, 0, 0], until: 1 },
    shows: {
      phaseLabel: 'Early Bird',
      prices: ['0', '0', '0'],
      saved: ['149', '269', '499'],
      days: 'Noch 2 Tage gültig',
    },
    banner: 'Du sparst bis zu 499\u00a0€.',
  },
  {
    what: 'a discount that rounds to zero percent',
    period: { type: 'early_bird', prices: [14_850, 26_850, 49_850], until: 1 },
    shows: {
      phaseLabel: 'Early Bird',
      prices: ['148,50', '268,50', '498,50'],
      days: 'Noch 2 Tage gültig',
      cheaper: [10, 16],
    },
    banner: 'Es gilt der Early-Bird-Preis.',
  },
  {
    what: 'an early-bird price that equals the regular one',
    period: { type: 'early_bird', prices: [14_900, 26_900, 49_900], until: 1 },
    shows: {
      phaseLabel: 'Early Bird',
      prices: ['149', '269', '499'],
      days: 'Noch 2 Tage gültig',
      cheaper: [10, 16],
    },
    banner: 'Es gilt der Early-Bird-Preis.',
  },
  {
    what: 'packages as dear as single tickets',
    period: { type: 'early_bird', prices: [10_000, 20_000, 40_000], until: 1 },
    shows: {
      phaseLabel: 'Early Bird',
      prices: ['100', '200', '400'],
      saved: ['49', '69', '99'],
      days: 'Noch 2 Tage gültig',
    },
    banner: 'Du sparst bis zu 99\u00a0€.',
  },
])('$what: cards and banner say what holds, and no more', ({ period, shows, banner }) => {
  const packages = packagesWith(period)

  expect(packages.map(priceCard)).toMatchObject(
    PACKAGES.map(({ trainingsCount, basePriceCents }, place) => {
      const saved = shows.saved?.[place] ?? null
      const percent = shows.cheaper?.[place - 1]
      return {
        phaseLabel: shows.phaseLabel,
        priceText: shows.prices[place],
        savedText: saved,
        regularText: saved && `${basePriceCents / 100}`,
        daysText: shows.days ?? null,
        savingsText: percent ? `${percent}% günstiger als ${trainingsCount} Einzeltickets` : null,
      }
    }),
  )
  const offer = phaseOffer(packages)
  expect(offer && { phase: offer.phaseLabel, text: offer.text, days: offer.daysText }).toEqual(
    banner && { phase: shows.phaseLabel, text: banner, days: shows.days },
  )
})

/** The packages as the shop returns them today. */
function packagesWith(period: Period | null): Package[] {
  const schedules = PACKAGES.flatMap(({ id }, place) =>
    period
      ? {
          packageId: id,
          periodType: period.type,
          validFrom: addDays(TODAY, period.from ?? -1),
          validUntil: addDays(TODAY, period.until),
          price: formatMoney(period.prices[place] ?? Number.NaN),
          createdAt: '2026-11-01T08:00:00.000Z',
        }
      : [],
  )
  const stored = PACKAGES.map(({ id, trainingsCount, basePriceCents }) => ({
    id,
    name: '',
    tagline: '',
    badge: null,
    features: [],
    trainingsCount: String(trainingsCount),
    basePrice: formatMoney(basePriceCents),
    version: 1,
  }))
  return packagesOn(TODAY, stored, schedules)
}

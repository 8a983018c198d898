import { expect } from 'vitest'
import { addDays, berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { bookerCalls } from './booker-links.ts'
import { BREAD, CLOCKS, KITES } from './cancellations.ts'
import { aCode, CODES } from './discount-codes.ts'
import { startPayments } from './invoiced-bookings.ts'
import { FIRM_WITH_19 } from './issued-invoices.ts'
import { type Company, type Facts, LATE_CANCEL_PERCENT, PAYMENT_DAYS } from './office-facts.ts'
import { seededRandom } from './seeded-random.ts'
import { settleTelling } from './telling.ts'

export const PERCENT_CODE = { code: 'ZWOELF', value: 12 }
export const AMOUNT_CODE = { code: 'ZWEI-FÜR', value: 1_999, packageId: 'double' }
/** By the number of seats of a package, what it costs on the days of a month, in cents. */
const PRICES = {
  early_bird: { single: 11_111, double: 20_007, complete: 37_501 },
  normal: { single: 13_907, double: 25_250, complete: 47_003 },
  late_bird: { single: 15_001, double: 28_888, complete: 52_049 },
} as const
export const SEATS = { single: 1, double: 2, complete: 4 } as const
export type PackageId = keyof typeof SEATS

const STREET = { street: 'Hobelweg 3', postalCode: '89073', city: 'Ulm' }
const COMPANIES: readonly Company[] = [
  { name: 'Öl & "Söhne" <Nord> GmbH', mailbox: '', isAbroad: false, billing: STREET },
  {
    name: 'Möbelhaus Beispiel GmbH',
    mailbox: 'rechnung@moebelhaus.example',
    isAbroad: false,
    billing: { ...STREET, orderNumber: '4711' },
  },
  {
    name: 'Φούρνος Αθηνών',
    mailbox: 'buchhaltung@fournos.example',
    isAbroad: false,
    billing: { ...STREET, country: 'Griechenland' },
  },
  {
    name: 'Stadt Musterstadt',
    mailbox: 'eingang@musterstadt.example',
    isAbroad: false,
    billing: { ...STREET, leitwegId: '04011000-1234512345-06' },
  },
  {
    name: 'Wiener Brezen KG',
    mailbox: '',
    isAbroad: true,
    billing: { ...STREET, country: 'Österreich', vatId: 'ATU12345675' },
  },
]

/** The price of a package on a day: the first ten days of a month are early, those from the 21st on late. */
export function priceOn(day: CalendarDay, packageId: PackageId): number {
  const date = Number(day.slice(8))
  return PRICES[date <= 10 ? 'early_bird' : date <= 20 ? 'normal' : 'late_bird'][packageId]
}

/**
 * A firm at the beginning of its year: prices with three phases in each month, dates of three trainings, codes, rules and
 * accounts.
 *
 * @param months their first days, as "2026-12-01"
 */
export async function openOffice(months: readonly CalendarDay[], seed: number) {
  const calls = await startPayments()
  const { product, session } = calls
  const store = async (method: string, path: string, body: object) => {
    const answer = await product.send<{ id: string }>(method, path, body, session)
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  await store('PUT', '/api/admin/settings/firm/legal', FIRM_WITH_19.legal)
  await store('PUT', '/api/admin/settings/booking-rules', {
    ...DEFAULT_BOOKING_RULES,
    lateCancelPercent: LATE_CANCEL_PERCENT,
    paymentDays: PAYMENT_DAYS,
  })
  await store('POST', CODES, aCode(PERCENT_CODE))
  const { packageId, ...amount } = AMOUNT_CODE
  await store('POST', CODES, aCode({ ...amount, kind: 'amount', packageIds: [packageId] }))
  await product.pool.query('delete from price_schedules')
  for (const month of months) await storePrices(month, store)
  const facts: Facts = {
    ...{
      dates: [],
      bookings: [],
      documents: [],
      entries: [],
      requests: new Map(),
      openLines: 0,
      issuedSince: null,
    },
  }
  // Some dates lie behind the year, so that its last bookings have one too.
  for (const month of [...months, '2027-12-01', '2028-01-01'])
    for (const [index, trainingId] of [CLOCKS, BREAD, KITES].entries()) {
      const startsAt = new Date(`${addDays(month, 6 + 9 * index)}T08:00:00.000Z`)
      const endsAt = new Date(startsAt.getTime() + 5_400_000)
      const { id } = await store('POST', `/api/admin/trainings/${trainingId}/dates`, {
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        capacity: 300,
      })
      facts.dates.push({ id, trainingId, startsAt, isCancelled: false })
    }
  const bookers = await bookerCalls(product)
  const firm = { vat: 19 }
  return {
    ...calls,
    ...seededRandom(seed),
    facts,
    store,
    firm,
    /** Bookings from then on have another rate; those before keep theirs. */
    changeVat: async (vat: number) => {
      const legal = { ...FIRM_WITH_19.legal, vatRate: String(vat) }
      await store('PUT', '/api/admin/settings/firm/legal', legal)
      firm.vat = vat
    },
    bookers,
    companies: COMPANIES,
    today: () => berlinDay(product.clock.now()),
    now: () => product.clock.now(),
    /** All mails arrive before the next day begins. */
    goTo: async (day: CalendarDay) => {
      await settleTelling(product, 'all')
      product.clock.set(`${day}T09:00:00Z`)
    },
    settle: () => settleTelling(product, 'all'),
  }
}
export type Office = Awaited<ReturnType<typeof openOffice>>

async function storePrices(
  month: CalendarDay,
  store: (...call: [string, string, object]) => unknown,
) {
  const last = addDays(addDays(month, 32).slice(0, 8).concat('01'), -1)
  const phases = [
    ['early_bird', month, addDays(month, 9)],
    ['normal', month, last],
    ['late_bird', addDays(month, 20), last],
  ] as const
  for (const [periodType, validFrom, validUntil] of phases)
    await store('POST', '/api/admin/price-periods', {
      ...{ periodName: month, periodType, validFrom, validUntil },
      prices: Object.fromEntries(
        Object.entries(PRICES[periodType]).map(([id, cents]) => [id, formatMoney(cents)]),
      ),
    })
}

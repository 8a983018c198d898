import { expect, test } from 'vitest'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { aPerson } from '#tests/support/product/bookings.ts'
import {
  emptyOrder,
  emptySeat,
  isChanged,
  type OrderValues,
  orderEdit,
  orderProblems,
  orderWords,
  priceInput,
} from './order-values.ts'

const PACKAGES = [
  { id: 'single', trainingsCount: '1', currentPrice: '112.00', basePrice: '149.00' },
  { id: 'double', trainingsCount: '2', currentPrice: '206.00', basePrice: '275.00' },
] as Package[]

/** Two seats for 206 euros, as today. */
function registration(values: Partial<RegistrationDetails> = {}): RegistrationDetails {
  return {
    packageId: 'double',
    price: '206.00',
    status: 'confirmed',
    seats: [
      { id: 'a', cancelledAt: null, notOwedCents: 0 },
      { id: 'b', cancelledAt: null, notOwedCents: 0 },
    ],
    owed: { lines: [], total: 20_600, cents: 20_600 },
    reductions: [],
    ...values,
  } as unknown as RegistrationDetails
}

function typed(values: Partial<OrderValues> = {}): OrderValues {
  return { ...emptyOrder(registration()), ...values }
}

const NORA = { ...emptySeat(1), ...aPerson('Nora Lang'), dateId: 'd1' }

test.each([
  ['the present one', {}, {}, '206'],
  ['of another package that of today', { packageId: 'single' }, {}, '112'],
  ['what was typed', { price: '99,5' }, {}, '99,5'],
  [
    'without what is not owed of cancelled seats',
    {},
    {
      seats: [
        { id: 'a', cancelledAt: null, notOwedCents: 0 },
        { id: 'b', cancelledAt: 'now', notOwedCents: 10_300 },
      ] as RegistrationDetails['seats'],
    },
    '103',
  ],
])('the price that the form shows: %s', (_, values, changes, price) => {
  expect(priceInput(typed(values), registration(changes), PACKAGES)).toBe(price)
})

test.each<[Partial<OrderValues>, string[]]>([
  [{}, []],
  [{ packageId: 'single' }, []],
  [{ price: 'viel' }, ['price']],
  [{ price: '200' }, ['reason']],
  [{ price: '200', reason: 'Kulanz' }, []],
  [{ dropped: ['a', 'b'] }, ['seats']],
  [
    { added: [emptySeat(1)] },
    ['added.0.dateId', 'added.0.firstName', 'added.0.lastName', 'added.0.email'],
  ],
  [{ added: [NORA] }, []],
])('of %j it asks for %o', (values, fields) => {
  expect([...orderProblems(typed(values), registration(), PACKAGES).keys()]).toEqual(fields)
})

test('what is sent is the whole order', () => {
  const values = typed({ packageId: 'single', dropped: ['b'], added: [NORA], price: '150' })
  expect(orderEdit({ ...values, reason: ' Vereinbart ' }, registration(), PACKAGES)).toEqual({
    packageId: 'single',
    price: '150.00',
    priceReason: 'Vereinbart',
    dropped: ['b'],
    added: [{ ...aPerson('Nora Lang'), dateId: 'd1' }],
  })
})

test('nothing is changed until something is', () => {
  expect(isChanged(typed(), registration(), PACKAGES)).toBe(false)
  for (const values of [{ price: '1' }, { dropped: ['a'] }, { packageId: 'single' }])
    expect(isChanged(typed(values), registration(), PACKAGES)).toBe(true)
})

test('it says what is owed before and after, and where seats and package differ', () => {
  const words = orderWords(
    typed({ price: '300', added: [NORA] }),
    registration({ reductions: [{ cents: 1_000 }] as RegistrationDetails['reductions'] }),
    PACKAGES,
  )
  expect(words[0]).toContain('Das Paket ist für 2 Plätze, die Anmeldung hat dann 3 Plätze.')
  expect(words[1]).toBe('Zu zahlen sind danach 290\u00a0€, bisher 206\u00a0€.')
})

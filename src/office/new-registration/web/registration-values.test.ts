import { describe, expect, test } from 'vitest'
import { officeBookingSchema } from '#shop/booking/domain/office-booking-schema.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { BookableDate } from '#shop/trainings/web/bookable-dates.ts'
import { anAttendee, aPerson, BOOKER } from '#tests/support/product/bookings.ts'
import {
  EMPTY_VALUES,
  fieldOf,
  problemsOf,
  problemText,
  requestOf,
  slotsOf,
  type Values,
  withSlot,
} from './registration-values.ts'

const JANUARY = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'
const FULL = '7a3d2e1f-5c8b-4d9e-8f40-2b3c4d5e6f70'

function date(id: string, trainingId: string, seatsLeft: number): BookableDate {
  const shown = { trainingTitle: 'Uhren & Zeit', date: 'Donnerstag', time: '10 Uhr' }
  return { id, trainingId, ...shown, seatsLeft, waiting: 0, isHidden: false }
}

const OFFER = {
  packages: [
    { id: 'single', trainingsCount: '1', currentPrice: '112.00', basePrice: '140.00' },
    { id: 'double', trainingsCount: '2', currentPrice: '206.00', basePrice: '253.00' },
  ] as Package[],
  dates: [date(JANUARY, 'kurs-1-uhren', 2), date(FULL, 'kurs-3-drachen', 0)],
}
const uwe = aPerson('Uwe Weiß', { firstName: 'Uwe ', email: ' uwe@example.com' })
const VALUES: Values = {
  ...EMPTY_VALUES,
  contact: { ...EMPTY_VALUES.contact, ...BOOKER, firstName: ' Sina' },
  packageId: 'double',
  slots: [
    { dateId: JANUARY, attendeeType: 'booker', other: uwe },
    { dateId: JANUARY, attendeeType: 'other', other: uwe },
  ],
}

describe('the request', () => {
  test('has the seats of the package, and names the price of the day that was shown', () => {
    const { attendees, ...request } = requestOf(VALUES, OFFER)
    expect(request).toMatchObject({
      contactName: 'Sina Adler',
      contactEmail: BOOKER.email,
      company: BOOKER.company,
      packageId: 'double',
      expectedPrice: '206.00',
      status: 'pending',
      mails: true,
      note: '',
    })
    expect(attendees).toEqual([
      anAttendee({ dateId: JANUARY }),
      anAttendee({ dateId: JANUARY, attendeeType: 'other', ...aPerson('Uwe Weiß') }),
    ])
  })

  test('is one that the server accepts', () => {
    const own = { ...VALUES, price: '99,5', priceReason: 'Stammkundin', note: 'Eins\nZwei' }
    for (const values of [VALUES, own])
      expect(officeBookingSchema.safeParse(requestOf(values, OFFER)).success).toBe(true)
  })

  test('has the code with the price that it leaves, and billing data that are given', () => {
    const billing = { ...VALUES.billing, vatId: ' ATU12345678 ', namesOnInvoice: 'ja' }
    const values = { ...VALUES, discountCode: 'sommer', billing }
    const code = { code: 'SOMMER', kind: 'percent' as const, value: 15, packageIds: [] }
    const request = requestOf(values, OFFER, code)
    expect(request).toMatchObject({
      ...{ discountCode: 'SOMMER', expectedPrice: '175.10' },
      billing: { vatId: 'ATU12345678', namesOnInvoice: true },
    })
    expect(officeBookingSchema.safeParse(request).success).toBe(true)
  })

  test.each([
    ['', '', { expectedPrice: '206.00' }],
    ['206', 'Egal', { expectedPrice: '206.00' }],
    [' 99,5 ', ' Stammkundin ', { price: '99.50', priceReason: 'Stammkundin' }],
    ['0', 'Geschenk', { price: '0.00', priceReason: 'Geschenk' }],
  ])('with the typed price "%s" and reason "%s" has %j', (price, priceReason, wanted) => {
    const request = requestOf({ ...VALUES, price, priceReason }, OFFER)
    const named = Object.entries(request).filter(([name]) => /price/i.test(name))
    expect(Object.fromEntries(named)).toEqual(wanted)
  })
})

describe('the problems', () => {
  const namesOf = (values: Values) => problemsOf(values, OFFER).map(({ name }) => name)

  test('of an empty form are all that is needed', () => {
    expect(namesOf(EMPTY_VALUES)).toEqual([
      'contact.firstName',
      'contact.lastName',
      'contact.email',
      'contact.company',
      'packageId',
    ])
  })

  test('of a complete form are none', () => {
    expect(namesOf(VALUES)).toEqual([])
  })

  test.each<[string, Values, string[]]>([
    ['a full date', withSlot(VALUES, 0, { dateId: FULL }), ['slots.0.dateId']],
    ['no date', withSlot(VALUES, 1, { dateId: '' }), ['slots.1.dateId']],
    [
      'a person without data',
      withSlot(VALUES, 1, { other: { ...uwe, lastName: '', email: 'uwe' } }),
      ['slots.1.lastName', 'slots.1.email'],
    ],
    ['a price that is none', { ...VALUES, price: '1.000,00' }, ['price']],
    ['another price without a reason', { ...VALUES, price: '99' }, ['priceReason']],
    [
      'a code beside a price of its own',
      { ...VALUES, price: '99', priceReason: 'Alt', discountCode: 'SOMMER' },
      ['discountCode'],
    ],
    [
      'billing data',
      { ...VALUES, billing: { ...VALUES.billing, vatId: 'DE1', invoiceEmail: 'x' } },
      ['vatId', 'invoiceEmail'],
    ],
    ['a long note', { ...VALUES, note: 'x'.repeat(5001) }, ['note']],
  ])('of %s are at its fields', (_what, values, names) => {
    expect(namesOf(values)).toEqual(names)
  })

  test('of a seat name it', () => {
    expect(problemText({ name: 'slots.1.email', message: 'Bitte.', missing: true })).toBe(
      'Platz 2: Bitte.',
    )
  })

  test.each([
    ['attendees.1.trainingId', 'slots.1.dateId'],
    ['attendees.1.email', 'slots.1.email'],
    ['attendees.0.email', 'contact.email'],
    ['contactName', 'contact.firstName'],
    ['company', 'contact.company'],
    ['priceReason', 'priceReason'],
    ['expectedPrice', 'price'],
    ['billing.vatId', 'vatId'],
    ['discountCode', 'discountCode'],
  ])('of the server at %s are shown at %s', (path, name) => {
    expect(fieldOf(path, VALUES.slots)).toBe(name)
  })
})

test('a smaller package keeps what was typed for the bigger one', () => {
  const smaller = { ...VALUES, packageId: 'single' }
  expect(slotsOf(smaller, OFFER.packages)).toHaveLength(1)
  expect(slotsOf({ ...smaller, packageId: 'double' }, OFFER.packages)[1]?.other).toBe(uwe)
})

import { describe, expect, test } from 'vitest'
import { aContact, aDraft } from '#tests/support/builders.ts'
import { aBooking, anAttendee, aPerson, BOOKER } from '#tests/support/product/bookings.ts'
import { bookingSchema } from '../domain/booking.ts'
import { bookingRequest } from './booking-request.ts'

const uwe = aPerson('Uwe Weiß', { firstName: 'Uwe ', email: ' uwe@example.com' })
const JANUARY = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'
const FEBRUARY = '7a3d2e1f-5c8b-4d9e-8f40-2b3c4d5e6f70'
const dates = [
  { id: JANUARY, trainingId: 'kurs-1-uhren' },
  { id: FEBRUARY, trainingId: 'kurs-3-drachen' },
]
const draft = aDraft({
  contact: aContact({
    firstName: ' Sina',
    lastName: 'Adler ',
    email: `${BOOKER.email} `,
    packageId: 'double',
  }),
  slots: [
    { dateId: JANUARY, attendeeType: 'booker', other: uwe },
    { dateId: FEBRUARY, attendeeType: 'other', other: uwe },
    { dateId: 'beyond-the-package', attendeeType: 'booker', other: uwe },
  ],
})
const pkg = {
  id: 'double',
  trainingsCount: '2',
  currentPrice: '219.00',
  basePrice: '269.00',
}

describe('the request', () => {
  test('holds the contact, one attendee for each slot of the package, and the price that was shown', () => {
    expect(bookingRequest(draft, pkg, dates)).toEqual(
      aBooking({
        attendees: [
          anAttendee({ dateId: JANUARY }),
          anAttendee({
            trainingId: 'kurs-3-drachen',
            dateId: FEBRUARY,
            attendeeType: 'other',
            ...aPerson('Uwe Weiß'),
          }),
        ],
        expectedPrice: '219.00',
      }),
    )
  })

  test('names the code that reduced the price', () => {
    const reduction = { code: 'SOMMER', cents: 1_000, fullPrice: '229.00' }

    expect(bookingRequest(draft, { ...pkg, reduction }, dates)).toMatchObject({
      discountCode: 'SOMMER',
      expectedPrice: '219.00',
    })
  })

  test('is one that the server accepts', () => {
    expect(bookingSchema.safeParse(bookingRequest(draft, pkg, dates)).success).toBe(true)
  })

  test('names the base price where there is no current one, as the total does', () => {
    expect(bookingRequest(draft, { ...pkg, currentPrice: '' }, dates).expectedPrice).toBe('269.00')
  })
})

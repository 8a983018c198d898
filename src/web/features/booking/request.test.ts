import { describe, expect, test } from 'vitest'
import { bookingSchema } from '#domain/registration/booking.ts'
import type { Draft } from './draft.ts'
import { attemptFor, bookingRequest } from './request.ts'

const uwe = { firstName: 'Uwe ', lastName: 'Weiß', email: ' uwe@example.com', company: '' }
const draft: Draft = {
  contact: {
    firstName: ' Sina',
    lastName: 'Adler ',
    email: 'sina@example.com ',
    company: 'Beispiel GmbH',
    packageId: 'double',
  },
  slots: [
    { trainingId: 'kurs-1-uhren', attendeeType: 'booker', other: uwe },
    { trainingId: 'kurs-3-drachen', attendeeType: 'other', other: uwe },
    { trainingId: 'beyond-the-package', attendeeType: 'booker', other: uwe },
  ],
  preselected: '',
  attempt: null,
}
const pkg = {
  id: 'double',
  trainingsCount: '2',
  currentPrice: '219.00',
  basePrice: '269.00',
}

describe('the request', () => {
  test('holds the contact, one attendee for each slot of the package, and the price that was shown', () => {
    expect(bookingRequest(draft, pkg)).toEqual({
      contactName: 'Sina Adler',
      contactEmail: 'sina@example.com',
      company: 'Beispiel GmbH',
      packageId: 'double',
      attendees: [
        {
          trainingId: 'kurs-1-uhren',
          attendeeType: 'booker',
          firstName: 'Sina',
          lastName: 'Adler',
          email: 'sina@example.com',
          company: 'Beispiel GmbH',
        },
        {
          trainingId: 'kurs-3-drachen',
          attendeeType: 'other',
          firstName: 'Uwe',
          lastName: 'Weiß',
          email: 'uwe@example.com',
          company: '',
        },
      ],
      status: 'pending',
      expectedPrice: '219.00',
    })
  })

  test('is one that the server accepts', () => {
    expect(bookingSchema.safeParse(bookingRequest(draft, pkg)).success).toBe(true)
  })

  test('names the base price where there is no current one, as the total does', () => {
    expect(bookingRequest(draft, { ...pkg, currentPrice: '' }).expectedPrice).toBe('269.00')
  })
})

describe('an attempt', () => {
  const booking = bookingRequest(draft, pkg)
  const first = attemptFor(booking, null, () => 'first')

  test('keeps its key when the same request is sent again', () => {
    expect(attemptFor(bookingRequest(draft, pkg), first, () => 'second')).toBe(first)
  })

  test('has a new key when the request has changed', () => {
    const changed = { ...booking, expectedPrice: '269.00' }
    expect(attemptFor(changed, first, () => 'second').key).toBe('second')
  })
})

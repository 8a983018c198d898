import { describe, expect, test } from 'vitest'
import { aBookingBy, anAttendee, aPerson } from '#tests/support/product/bookings.ts'
import { bookingSchema } from './booking.ts'

const joerg = aPerson('Jörg Weiß', { company: 'Beispiel GmbH' })
const attendee = anAttendee(joerg)
const { status: _, ...booking } = aBookingBy(joerg)

/** The paths of the fields that the schema refuses, such as "attendees.0.email", without repetitions. */
function wrongFields(value: unknown): string[] {
  const { error } = bookingSchema.safeParse(value)
  return [...new Set(error?.issues.map((issue) => issue.path.join('.')))]
}

describe('a booking is accepted', () => {
  test('as the form sends it', () => {
    expect(bookingSchema.parse({ ...booking, status: 'pending', expectedPrice: '149.00' })).toEqual(
      {
        ...booking,
        status: 'pending',
        expectedPrice: '149.00',
      },
    )
  })

  test.each([
    ['without the company of an attendee', { ...attendee, company: undefined }],
    ['with an empty company of an attendee', { ...attendee, company: '  ' }],
  ])('%s', (_what, changed) => {
    expect(bookingSchema.parse({ ...booking, attendees: [changed] }).attendees[0]?.company).toBe('')
  })

  test('with its texts tidied', () => {
    const parsed = bookingSchema.parse({
      ...booking,
      contactName: '  Jo\u0308rg Weiß ',
      contactEmail: ' joerg@example.com ',
      attendees: [{ ...attendee, firstName: ' Jo\u0308rg' }],
    })
    expect(parsed).toEqual(booking)
  })

  test('with fields it does not know, which it drops', () => {
    const parsed = bookingSchema.parse({
      ...booking,
      price: '1.00',
      attendees: [{ ...attendee, id: 7 }],
    })
    expect(parsed).toEqual(booking)
  })

  test('with as many attendees as the limit allows', () => {
    expect(wrongFields({ ...booking, attendees: Array(50).fill(attendee) })).toEqual([])
  })

  test('with two names of full length joined', () => {
    expect(wrongFields({ ...booking, contactName: `${'a'.repeat(80)} ${'b'.repeat(80)}` })).toEqual(
      [],
    )
  })
})

describe('a booking is refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no contact name', { contactName: undefined }, 'contactName'],
    ['an empty contact name', { contactName: ' ' }, 'contactName'],
    ['a contact name too long', { contactName: 'x'.repeat(162) }, 'contactName'],
    ['a web address in the contact name', { contactName: 'Jetzt example.com' }, 'contactName'],
    [
      'an address in the second line of the contact name',
      { contactName: 'A\r\nBcc: b@example.com' },
      'contactName',
    ],
    ['a contact name that is a number', { contactName: 7 }, 'contactName'],
    ['no contact address', { contactEmail: undefined }, 'contactEmail'],
    ['a wrong contact address', { contactEmail: 'joerg' }, 'contactEmail'],
    ['an empty company', { company: '' }, 'company'],
    ['a company too long', { company: 'x'.repeat(201) }, 'company'],
    ['no package', { packageId: undefined }, 'packageId'],
    ['an empty package', { packageId: '' }, 'packageId'],
    ['no list of attendees', { attendees: undefined }, 'attendees'],
    ['no attendee', { attendees: [] }, 'attendees'],
    ['too many attendees', { attendees: Array(51).fill(attendee) }, 'attendees'],
    ['attendees that are no list', { attendees: { 0: attendee } }, 'attendees'],
    ['an attendee that is none', { attendees: [null] }, 'attendees.0'],
    ['an unknown status', { status: 'paid' }, 'status'],
    ['an expected price without cents', { expectedPrice: '149' }, 'expectedPrice'],
    ['an expected price with a comma', { expectedPrice: '149,00' }, 'expectedPrice'],
    ['a negative expected price', { expectedPrice: '-1.00' }, 'expectedPrice'],
    ['an expected price that is a number', { expectedPrice: 149 }, 'expectedPrice'],
    ['an expected price too high', { expectedPrice: '123456789.00' }, 'expectedPrice'],
  ])('with %s', (_what, change, path) => {
    expect(wrongFields({ ...booking, ...change })).toEqual([path])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['no training', { trainingId: undefined }, 'trainingId'],
    ['an empty training', { trainingId: '' }, 'trainingId'],
    ['an unknown type', { attendeeType: 'guest' }, 'attendeeType'],
    ['an empty first name', { firstName: ' ' }, 'firstName'],
    ['a first name too long', { firstName: 'x'.repeat(81) }, 'firstName'],
    ['a web address in the first name', { firstName: 'https://example.com/konto' }, 'firstName'],
    ['an e-mail address in the last name', { lastName: 'x@example.com' }, 'lastName'],
    ['a NUL in the last name', { lastName: 'We\u0000iß' }, 'lastName'],
    ['half an emoji in the last name', { lastName: 'Weiß \ud83d' }, 'lastName'],
    ['no address', { email: undefined }, 'email'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, 'email'],
    ['a company too long', { company: 'x'.repeat(201) }, 'company'],
  ])('with an attendee that has %s', (_what, change, field) => {
    const attendees = [attendee, { ...attendee, ...change }]
    expect(wrongFields({ ...booking, attendees })).toEqual([`attendees.1.${field}`])
  })

  test.each([null, undefined, 'x', 7, [], true])('that is %j', (value) => {
    expect(bookingSchema.safeParse(value).success).toBe(false)
  })

  test('with a German sentence for each empty field', () => {
    const { error } = bookingSchema.safeParse({ ...booking, contactName: '', contactEmail: '' })
    expect(error?.issues.map((issue) => issue.message)).toContain('Bitte fülle dieses Feld aus.')
  })
})

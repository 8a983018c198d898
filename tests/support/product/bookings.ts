import type { Booking, BookingReceipt } from '#shop/booking/domain/booking.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import type { TestProduct } from './test-product.ts'

type Attendee = Booking['attendees'][number]

export const BOOKER = {
  firstName: 'Sina',
  lastName: 'Adler',
  email: 'sina.adler@example.com',
  company: 'Beispielwerk AG',
}

/** Somebody else than the booker, without a company: "Pia Lang" with the address pia@example.com. */
export function aPerson(name: string, changes: Partial<typeof BOOKER> = {}): typeof BOOKER {
  const [firstName = '', lastName = ''] = name.split(' ')
  const mailbox = firstName.toLowerCase().replace('ö', 'oe')
  return { firstName, lastName, email: `${mailbox}@example.com`, company: '', ...changes }
}

/** The booker's seat, as a booking names it. */
export function anAttendee(changes: Partial<Attendee> = {}): Attendee {
  return { trainingId: 'kurs-1-uhren', attendeeType: 'booker', ...BOOKER, ...changes }
}

/** A seat for the booker in the given training. */
export function ownSeat(trainingId: string): Attendee {
  return anAttendee({ trainingId })
}

/** A seat for a colleague in the given training. */
export function colleaguesSeat(trainingId: string, firstName = 'Jörg'): Attendee {
  return anAttendee({ trainingId, attendeeType: 'other', ...aPerson(`${firstName} Weiß`) })
}

/** What the booking form sends: a seat for the booker, or the package with as many seats as attendees are given. */
export function aBooking(changes: Partial<Booking> = {}): Booking {
  return aBookingBy(BOOKER, changes)
}

/** As {@link aBooking}, of another booker. */
export function aBookingBy(booker: typeof BOOKER, changes: Partial<Booking> = {}): Booking {
  const attendees = changes.attendees ?? [anAttendee(booker)]
  return {
    ...byField(() => ''),
    contactName: `${booker.firstName} ${booker.lastName}`,
    contactEmail: booker.email,
    company: booker.company,
    packageId: { 1: 'single', 2: 'double', 4: 'complete' }[attendees.length] ?? 'single',
    attendees,
    status: 'pending',
    ...changes,
  }
}

/** A booking of the package with as many seats as attendees are given. */
export function booking(...attendees: Attendee[]): Booking {
  return aBooking({ attendees })
}

/** Books the package with as many seats as attendees are given. */
export async function bookSeats(
  product: TestProduct,
  ...attendees: Attendee[]
): Promise<BookingReceipt> {
  const { status, body } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(...attendees),
  )
  if (status !== 201) throw new Error(`A booking was answered ${status}: ${JSON.stringify(body)}`)
  return body
}

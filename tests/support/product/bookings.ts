import type { Booking, BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { TestProduct } from './test-product.ts'

type Attendee = Booking['attendees'][number]

export const BOOKER = {
  firstName: 'Sina',
  lastName: 'Adler',
  email: 'sina.adler@example.com',
  company: 'Beispielwerk AG',
}

/** A seat for the booker in the given training. */
export function ownSeat(trainingId: string): Attendee {
  return { trainingId, attendeeType: 'booker', ...BOOKER }
}

/** A seat for a colleague in the given training. */
export function colleaguesSeat(trainingId: string, firstName = 'Jörg'): Attendee {
  return {
    trainingId,
    attendeeType: 'other',
    firstName,
    lastName: 'Weiß',
    email: `${firstName.toLowerCase().replace('ö', 'oe')}@example.com`,
    company: '',
  }
}

/** A booking of the package with as many seats as attendees are given. */
export function booking(...attendees: Attendee[]): Booking {
  const packageId = { 1: 'single', 2: 'double', 4: 'complete' }[attendees.length] ?? 'single'
  return {
    contactName: `${BOOKER.firstName} ${BOOKER.lastName}`,
    contactEmail: BOOKER.email,
    company: BOOKER.company,
    packageId,
    attendees,
    status: 'pending',
  }
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

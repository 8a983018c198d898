import { randomBytes, randomUUID } from 'node:crypto'
import { REFERENCE_CODE_BYTES, referenceCode } from '#platform/basics/domain/reference-code.ts'
import { type InventedPerson, inventCompany, inventPerson, type Random } from './invented-people.ts'

const DAY_MS = 86_400_000

/** A date of a training, and until when it can be booked. */
export interface BookableDate {
  id: string
  training_id: string
  title: string
  begins: Date
  /** How many more seats are invented for it. Of past dates without limit: no call of the shop counts their seats. */
  seatsLeft: number
}

export interface BookablePackage {
  id: string
  seats: number
  price: string
}

/** A row of `attendees`, its columns by name. */
export interface InventedSeat {
  id: string
  registration_id: string
  position: number
  training_id: string
  date_id: string
  training_title: string
  attendee_type: string
  first_name: string
  last_name: string
  email: string
  company: string
  created_at: Date
}

export interface InventedRegistration {
  id: string
  reference: string
  contact_name: string
  contact_email: string
  company: string
  package_id: string
  price: string
  price_type: string
  status: string
  created_at: Date
  seats: InventedSeat[]
}

interface Offer {
  dates: readonly BookableDate[]
  packages: readonly BookablePackage[]
  /** Registrations are dated in the year before it. */
  now: Date
}

/** One registration: mostly small packages, and dates that are booked in the two months before they begin. */
export function inventRegistration(random: Random, offer: Offer): InventedRegistration {
  const company = inventCompany(random)
  const booker = inventPerson(random, company)
  const pkg = offer.packages[Math.floor(random.number() ** 2 * offer.packages.length)]
  if (!pkg) throw new RangeError('There are no packages')
  const createdAt = new Date(offer.now.getTime() - Math.floor(random.number() * 365 * DAY_MS))
  const id = randomUUID()
  const open = openDates(offer.dates, createdAt)
  const seats = Array.from({ length: pkg.seats }, (_, index) =>
    inventSeat(random, {
      registrationId: id,
      position: index + 1,
      date: takeSeat(random, open),
      booker,
      company,
      createdAt,
    }),
  )
  return {
    id,
    reference: referenceCode(randomBytes(REFERENCE_CODE_BYTES)),
    contact_name: `${booker.firstName} ${booker.lastName}`,
    contact_email: booker.email,
    company,
    package_id: pkg.id,
    price: pkg.price,
    price_type: random.pick(['early_bird', 'normal', 'normal', 'late_bird']),
    status: inventStatus(random, createdAt, offer.now),
    created_at: createdAt,
    seats,
  }
}

function openDates(all: readonly BookableDate[], day: Date): readonly BookableDate[] {
  const withSeats = all.filter(({ seatsLeft }) => seatsLeft > 0)
  const open = withSeats.filter(({ begins }) => {
    const wait = begins.getTime() - day.getTime()
    return wait > 0 && wait < 60 * DAY_MS
  })
  return open.length > 0 ? open : withSeats
}

function takeSeat(random: Random, open: readonly BookableDate[]): BookableDate {
  const date = random.pick(open)
  date.seatsLeft -= 1
  return date
}

function inventSeat(
  random: Random,
  seat: {
    registrationId: string
    position: number
    date: BookableDate
    booker: InventedPerson
    company: string
    createdAt: Date
  },
): InventedSeat {
  const isBooker = seat.position === 1 ? random.number() < 0.7 : random.number() < 0.2
  const person = isBooker ? seat.booker : inventPerson(random, seat.company)
  return {
    id: randomUUID(),
    registration_id: seat.registrationId,
    position: seat.position,
    training_id: seat.date.training_id,
    date_id: seat.date.id,
    training_title: seat.date.title,
    attendee_type: isBooker ? 'booker' : 'other',
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    company: isBooker || random.number() < 0.5 ? seat.company : '',
    created_at: seat.createdAt,
  }
}

/** New registrations are mostly pending, old ones mostly confirmed or cancelled. */
function inventStatus(random: Random, createdAt: Date, now: Date): string {
  if (random.number() < 0.08) return 'cancelled'
  const isNew = now.getTime() - createdAt.getTime() < 21 * DAY_MS
  return random.number() < (isNew ? 0.8 : 0.02) ? 'pending' : 'confirmed'
}

import { nameOf } from '#platform/persons/domain/split-name.ts'
import {
  byField,
  type RegistrationFieldName,
  type RegistrationTexts,
} from '#shop/seats/domain/registration-fields.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'
import type { BillingDetails } from '../domain/billing.ts'
import type { RegistrationRow } from './registrations.repository.ts'
import type { attendees } from './registrations.schema.ts'
import type { MailTraining } from './seat-facts.ts'
import { trainingFacts } from './training-facts.ts'

/** What the booker knows of the booking itself. */
export interface ToldBooking {
  name: string
  /** The booker's address, as it was spelled. */
  email: string
  texts: RegistrationTexts
  billing: BillingDetails
  order: ToldOrder
  linkCounter: number
  /** The last status of which there was a mail: that a confirmed booking is pending again is told to nobody. */
  status: RegistrationStatus
  /** The instant of the last line of the history that the booker knows; null for none. */
  through: string | null
}

/** What is booked, and what it costs. */
export interface ToldOrder {
  packageId: string
  packageName: string
  /** Euros and cents, "149.00". */
  price: string
}

/** What the booker knows of a seat. */
export interface ToldBookedSeat extends ToldOwnSeat {
  company: string
  /** Whether the seat alone was cancelled. */
  isCancelled: boolean
  cannotCome: boolean
}

/** What an attendee knows of the own seat: it is in their calendar. */
export interface ToldOwnSeat {
  name: string
  /** As it was spelled. */
  email: string
  dateId: string
  training: MailTraining
}

/** What staff know of the history of a booking. */
export interface ToldHistory {
  /** The instant of the last line; null for none. */
  through: string | null
}

/** The items by their names, with what is known of each. */
export interface ToldItems {
  booking: ToldBooking
  [booked: `booked/${string}`]: ToldBookedSeat
  [own: `own/${string}`]: ToldOwnSeat
  history: ToldHistory
}
export type ToldFacts = ToldBooking | ToldBookedSeat | ToldOwnSeat | ToldHistory

type Seat = Pick<
  typeof attendees.$inferSelect,
  'dateId' | 'firstName' | 'lastName' | 'email' | 'company' | 'cancelledAt' | 'cannotComeSince'
>

export function bookedSeat(seat: Seat, date: DateRow): ToldBookedSeat {
  return {
    ...ownSeat(seat, date),
    company: seat.company,
    isCancelled: seat.cancelledAt !== null,
    cannotCome: seat.cannotComeSince !== null,
  }
}

export function ownSeat(
  seat: Pick<Seat, 'firstName' | 'lastName' | 'email' | 'dateId'>,
  date: DateRow,
): ToldOwnSeat {
  const { email, dateId } = seat
  return { name: nameOf(seat), email, dateId, training: trainingFacts(date) }
}

export function toldBooking(
  registration: Pick<
    RegistrationRow,
    'contactName' | 'contactEmail' | 'packageId' | 'price' | 'linkCounter' | RegistrationFieldName
  >,
  {
    packageName,
    ...known
  }: Pick<ToldBooking, 'billing' | 'status' | 'through'> & Pick<ToldOrder, 'packageName'>,
): ToldBooking {
  const { contactName: name, contactEmail: email, packageId, price, linkCounter } = registration
  const order = { packageId, packageName, price }
  const texts = byField((field) => registration[field])
  return { name, email, texts, order, linkCounter, ...known }
}

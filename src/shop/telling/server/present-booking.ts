import type { Transaction } from '#platform/database/server/database.ts'
import { type BillingDetails, NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import {
  type BookingChangeRow,
  findBilling,
  listChanges,
  listRequests,
} from '#shop/booking/server/booking-history.repository.ts'
import {
  lockRegistration,
  type RegistrationRow,
} from '#shop/booking/server/registrations.repository.ts'
import { readRulesOf } from '#shop/booking/server/rules-of-booking.service.ts'
import type { MailTraining } from '#shop/booking/server/seat-facts.ts'
import { lockAllSeats, type SeatRow } from '#shop/booking/server/seats.repository.ts'
import { listTold, type ToldRow } from '#shop/booking/server/told.repository.ts'
import type { ToldItems } from '#shop/booking/server/told-facts.ts'
import type { Owed } from '#shop/booking-changes/domain/owed.ts'
import { readOwed, sharesOf } from '#shop/booking-changes/server/owed.service.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { CancellationCost } from '#shop/booking-rules/domain/cancellation-cost.ts'
import { findPackage } from '#shop/prices/server/packages.repository.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import { type DateRow, findDates } from '#shop/trainings/server/training-dates.repository.ts'

/** A booking as it is now, with everything that was told about it. */
export interface PresentBooking {
  registration: RegistrationRow
  /** All of its seats, also those that were cancelled alone, ordered by slot. */
  seats: readonly SeatRow[]
  /** The dates of the seats, and those that somebody was told. */
  dates: readonly DateRow[]
  packageName: string
  billing: BillingDetails
  rules: BookingRules
  owed: Owed
  /** The VAT in its price, in percent; undefined where that is not known. */
  vatRate: number | undefined
  /** The history, the newest line first. */
  history: readonly BookingChangeRow[]
  /** The answers of staff to requests, each with its instant. */
  answers: readonly { answer: string; at: Date }[]
  told: readonly ToldRow[]
  now: Date
}

/**
 * Locks the registration and its seats, and reads the booking; undefined for one that was deleted. Its dates are read
 * after the lock: who moves one waits for the registration, or was first.
 */
export async function lockPresentBooking(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<PresentBooking | undefined> {
  const registration = await lockRegistration(tx, id)
  if (!registration) return undefined
  const seats = await lockAllSeats(tx, id)
  const told = await listTold(tx, id)
  const toldDates = told.flatMap(({ facts }) => (facts && 'dateId' in facts ? facts.dateId : []))
  const dateIds = [...new Set([...seats.map(({ dateId }) => dateId), ...toldDates])]
  return {
    registration,
    seats,
    dates: await findDates(tx, dateIds),
    packageName: (await findPackage(tx, registration.packageId))?.name ?? registration.packageId,
    billing: (await findBilling(tx, id)) ?? NO_BILLING_DETAILS,
    ...(await readRulesOf(tx, id)),
    owed: await readOwed(tx, registration),
    history: await listChanges(tx, id),
    answers: (await listRequests(tx, id)).flatMap(({ answer, answeredAt: at }) =>
      at === null || answer === '' ? [] : { answer, at },
    ),
    told,
    now,
  }
}

/** What the recipient knows of the item; null for nothing. */
export function knownOf<Item extends keyof ToldItems>(
  { told }: PresentBooking,
  item: Item,
  recipient: string,
): ToldItems[Item] | null {
  const row = told.find((one) => one.item === item && one.recipient === recipient.toLowerCase())
  return (row?.facts ?? null) as ToldItems[Item] | null
}

/**
 * What the booker of the booking knows of the item. Who is the booker at a new address knows it from the former one.
 */
export function knownOfBooker<Item extends 'booking' | `booked/${string}`>(
  booking: PresentBooking,
  item: Item,
): ToldItems[Item] | null {
  const own = knownOf(booking, item, booking.registration.contactEmail)
  if (own) return own
  const former = booking.told.find((row) => row.item === item && (row.facts ?? row.before))
  return (former?.facts ?? former?.before ?? null) as ToldItems[Item] | null
}

/** The date, which is the seat's or was told. */
export function dateOf({ dates }: PresentBooking, { dateId }: { dateId: string }): DateRow {
  const date = dates.find(({ id }) => id === dateId)
  if (!date) throw new Error(`The date ${dateId} was not read`)
  return date
}

/** The seats that are not cancelled. */
export function takenSeats({ registration, seats }: PresentBooking): SeatRow[] {
  return registration.status === 'cancelled'
    ? []
    : seats.filter(({ cancelledAt }) => cancelledAt === null)
}

/** Whether the session is over by the time that was told. */
export function isOverAsTold(
  { now }: PresentBooking,
  { training: { endsAt } }: { training: MailTraining },
): boolean {
  return hasEnded(endsAt === null ? null : new Date(endsAt), now)
}

/** What is owed in cents: of a pending booking, what will be once it is confirmed. */
export function owedOf({ registration, owed }: PresentBooking): number {
  return registration.status === 'pending' ? owed.total : owed.cents
}

/** What these cancelled seats cost. */
export function costOf(booking: PresentBooking, seats: readonly SeatRow[]): CancellationCost {
  const shareOf = sharesOf(booking.registration, booking.seats)
  const kept = seats.reduce((sum, seat) => sum + shareOf(seat) - seat.notOwedCents, 0)
  return { kept, owed: owedOf(booking) }
}

export function isToCome(booking: PresentBooking, seat: { dateId: string }): boolean {
  return !hasEnded(dateOf(booking, seat).endsAt, booking.now)
}

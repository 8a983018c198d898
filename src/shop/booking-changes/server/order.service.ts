import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { isSameAddress } from '#platform/mail/server/recipients.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import { agreedPrice } from '#shop/booking/server/booking-price.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import { findPricedPackage } from '#shop/prices/server/packages.service.ts'
import { listPriceSchedules } from '#shop/prices/server/price-periods.repository.ts'
import { hasBegun } from '#shop/seats/domain/capacity.ts'
import { freeSeats } from '#shop/seats/domain/waiting-offers.ts'
import type { CountedDate } from '#shop/trainings/server/training-dates.repository.ts'
import type { AddedSeat, OrderEdit } from '../domain/order-edit.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { changeBooking, dateOf, type LockedBooking, liveSeats } from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME } from './change-outcome.ts'
import { closeRequestsAbout } from './change-requests.repository.ts'
import { insertSeats, leaveOut, storeOrder } from './order.repository.ts'
import { cancelSeats } from './seat-changes.repository.ts'
import { sessionValues } from './session-values.ts'
import { takeOffersBack } from './status.service.ts'

type StaffContext = ChangeContext & { actor: { kind: 'staff'; email: string } }

/**
 * Changes what was ordered: package, seats and price, as agreed with the booker. Its price is about the seats that the
 * booking has then; those that were cancelled before have no share in it any more. The agreed terms stay.
 *
 * @throws ProblemError 404 registration.not_found, booking_change.seat_not_found; 409 booking_change.booking_cancelled,
 * .seat_cancelled, .person_erased, .no_seat_left, .date_cancelled, .date_begun, .date_full; 412
 * booking_change.changed_meanwhile; 422 registration.unknown_package, .price_reason_missing, booking_change.unknown_date
 */
export async function changeOrder(
  db: Connection,
  registrationId: string,
  edit: OrderEdit,
  context: StaffContext,
): Promise<void> {
  const dateIds = [...new Set(edit.added.map(({ dateId }) => dateId))]
  await changeBooking(db, registrationId, context, {
    dateIds,
    change: async (tx, locked) => {
      const booking = await takeOffersBack(tx, locked, dateIds)
      const dropped = requireChangeable(booking, edit)
      requireRoom(booking, { added: edit.added, dropped, now: context.now })
      return storeNewOrder(tx, booking, { edit, dropped, context })
    },
  })
}

/** The seats to drop. Refuses a booking that cannot have a new order, and one without a seat. */
function requireChangeable(booking: LockedBooking, { dropped, added }: OrderEdit): SeatRow[] {
  const { registration, seats } = booking
  if (registration.status === 'cancelled') throw bookingChangeErrors.bookingCancelled()
  if (isErasedAddress(registration.contactEmail)) throw bookingChangeErrors.personErased()
  const live = liveSeats(booking)
  const found = [...new Set(dropped)].map((id) => {
    const seat = seats.find((one) => one.id === id)
    if (!seat) throw bookingChangeErrors.seatNotFound()
    if (!live.includes(seat)) throw bookingChangeErrors.seatCancelled()
    return seat
  })
  if (live.length - found.length + added.length < 1) throw bookingChangeErrors.noSeatLeft()
  return found
}

/** Refuses seats on a date that cannot be booked. Those that are dropped become free. Staff may take kept seats. */
function requireRoom(
  { dates }: LockedBooking,
  { added, dropped, now }: { added: readonly AddedSeat[]; dropped: readonly SeatRow[]; now: Date },
): void {
  for (const [dateId, seats] of Map.groupBy(added, (seat) => seat.dateId)) {
    const date = dates.find(({ id }) => id === dateId)
    if (!date) throw bookingChangeErrors.unknownDate()
    if (date.state === 'cancelled') throw bookingChangeErrors.dateCancelled(date)
    if (hasBegun(date.startsAt, now)) throw bookingChangeErrors.dateBegun(date)
    const freed = dropped.filter((seat) => seat.dateId === dateId).length
    if (freeSeats(date) + freed < seats.length) throw bookingChangeErrors.dateFull(date)
  }
}

interface NewOrder {
  edit: OrderEdit
  dropped: readonly SeatRow[]
  context: StaffContext
}

async function storeNewOrder(
  tx: Transaction,
  booking: LockedBooking,
  { edit, dropped, context }: NewOrder,
): Promise<ChangeOutcome | null> {
  const { registration, seats } = booking
  const { now, actor } = context
  const { price, names } = await priceOfOrder(tx, booking, edit, now)
  const isSame = edit.packageId === registration.packageId && price === null
  if (isSame && dropped.length === 0 && edit.added.length === 0) return null
  const droppedIds = dropped.map(({ id }) => id)
  await cancelSeats(tx, droppedIds, now)
  const gone = seats.filter(
    ({ id, cancelledAt }) => cancelledAt !== null || droppedIds.includes(id),
  )
  await leaveOut(
    tx,
    gone.map(({ id }) => id),
  )
  if (dropped.length > 0)
    await closeRequestsAbout(tx, registration.id, { seatIds: droppedIds, actor: actor.email, now })
  const added = await addSeats(tx, booking, edit.added)
  if (price) await storeOrder(tx, registration.id, { packageId: edit.packageId, ...price })
  const present = price ?? registration
  const before = liveSeats(booking).length
  const values = (packageId: string, amount: string, count: number) => ({
    package: names.get(packageId) ?? packageId,
    price: amount,
    seats: String(count),
  })
  const was = values(registration.packageId, registration.price, before)
  const is = values(edit.packageId, present.price, before - dropped.length + added.length)
  return {
    ...NO_OUTCOME,
    lines: [
      ...dropped.map((seat) => ({
        kind: 'seat_cancelled' as const,
        attendeeId: seat.id,
        before: { name: nameOf(seat), ...sessionValues(dateOf(booking, seat)) },
      })),
      ...added.map(({ id, seat, date }) => ({
        kind: 'seat_added' as const,
        attendeeId: id,
        after: { name: nameOf(seat), ...sessionValues(date) },
      })),
      { kind: 'order_changed', before: was, after: is },
    ],
    audit: [
      {
        action: 'registration.order_changed',
        details: { before: inWords(was), after: inWords(is) },
      },
    ],
    freed: dropped.map(({ dateId }) => dateId),
  }
}

/**
 * The new price, as it is stored; null where it stays the present one.
 *
 * @throws ProblemError 422 registration.unknown_package, .price_reason_missing
 */
async function priceOfOrder(
  tx: Transaction,
  { registration, seats }: LockedBooking,
  { packageId, price, priceReason }: OrderEdit,
  now: Date,
) {
  const packages = await listPackages(tx)
  const priced = findPricedPackage(packages, await listPriceSchedules(tx), {
    id: packageId,
    day: berlinDay(now),
  })
  if (!priced) throw registrationErrors.unknownPackage()
  const names = new Map(packages.map(({ id, name }) => [id, name]))
  const isReduced = seats.some(({ notOwedCents }) => notOwedCents > 0)
  const stays = packageId === registration.packageId && price === registration.price && !isReduced
  // The new price says it all: a code that was redeemed for the former one takes nothing off it.
  const agreed = () => agreedPrice(priced.prices, { code: '', cents: 0 }, { price, priceReason })
  return { names, price: stays ? null : agreed() }
}

async function addSeats(
  tx: Transaction,
  { registration, seats, dates }: LockedBooking,
  added: readonly AddedSeat[],
) {
  const last = Math.max(0, ...seats.map(({ position }) => position))
  const found = added.map((seat) => ({ seat, date: dateWith(dates, seat.dateId) }))
  const ids = await insertSeats(
    tx,
    found.map(({ seat, date }, index) => ({
      ...seat,
      registrationId: registration.id,
      position: last + index + 1,
      trainingId: date.trainingId,
      trainingTitle: date.title,
      attendeeType: isSameAddress(seat.email, registration.contactEmail) ? 'booker' : 'other',
      createdAt: registration.createdAt,
    })),
  )
  return found.map((one, index) => ({ ...one, id: ids[index] ?? null }))
}

function dateWith(dates: readonly CountedDate[], dateId: string): CountedDate {
  const date = dates.find(({ id }) => id === dateId)
  if (!date) throw bookingChangeErrors.unknownDate()
  return date
}

/** For the audit log: "149 €". */
function inWords({ price, ...values }: { package: string; price: string; seats: string }) {
  return { ...values, price: `${displayEuros(parseMoney(price))}\u00a0€` }
}

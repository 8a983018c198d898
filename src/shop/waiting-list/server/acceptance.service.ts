import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import type { Booking, OfficeReceipt } from '#shop/booking/domain/booking.ts'
import {
  type AcceptedOffer,
  type BookingContext,
  book,
} from '#shop/booking/server/booking.service.ts'
import { listPackages, type PackageRow } from '#shop/prices/server/packages.repository.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import type { Acceptance } from '../domain/waiting-entry.ts'
import { offerFreedSeats } from './offers.service.ts'
import { waitingListErrors } from './waiting-list.errors.ts'
import { type DescribedEntry, endEntry, findEntry } from './waiting-list.repository.ts'

/**
 * Books the offered seats, or fewer of them: the rest is offered to the next. It is an ordinary booking in everything
 * but two things: the held seats are free for it, and the lower price of two days holds. What the request leaves out is
 * taken from the entry.
 *
 * @throws ProblemError 404 waiting_list.unknown_entry; 409 waiting_list.offer_ended, .not_offered; 422
 * waiting_list.attendees_missing, .no_seat_of_date, .no_such_package; and those of a booking
 */
export async function accept(
  db: Database,
  id: string,
  acceptance: Acceptance,
  context: Omit<BookingContext, 'offer'>,
): Promise<OfficeReceipt> {
  const entry = await findEntry(db, id)
  if (!entry) throw waitingListErrors.unknownEntry()
  const { dateId, trainingId, joinedAt } = entry
  if (dateId === null) throw waitingListErrors.notOffered('waiting')
  const booking = bookingOf(entry, acceptance, await listPackages(db))
  const { now } = context
  const offer: AcceptedOffer = {
    dateId,
    trainingId,
    joinedOn: berlinDay(joinedAt),
    countHeldSeats: (tx) => countHeldSeats(tx, id, now),
    async onStored(tx, registrationId) {
      await endEntry(tx, id, { state: 'booked', endedAt: now, registrationId })
      await offerFreedSeats(tx, [dateId], now)
    },
  }
  return book(db, booking, { ...context, offer })
}

/** The caller has locked the date. */
async function countHeldSeats(tx: Transaction, id: string, now: Date): Promise<number> {
  const entry = await findEntry(tx, id)
  if (!entry) throw waitingListErrors.unknownEntry()
  const { state, offeredSeats, offerEndsAt, expiredOffers } = entry
  if (state === 'offered' && offerEndsAt !== null && offerEndsAt > now) return offeredSeats ?? 0
  const hasExpired = state === 'offered' || state === 'expired' || expiredOffers > 0
  if (hasExpired && state !== 'booked') throw waitingListErrors.offerEnded()
  throw waitingListErrors.notOffered(state)
}

function bookingOf(entry: DescribedEntry, acceptance: Acceptance, packages: PackageRow[]): Booking {
  const attendees = attendeesOf(entry, acceptance)
  return {
    ...acceptance,
    contactName: acceptance.contactName ?? `${entry.firstName} ${entry.lastName}`,
    contactEmail: acceptance.contactEmail ?? entry.email,
    ...byField((name) => acceptance[name] ?? entry[name]),
    packageId: acceptance.packageId ?? packageFor(attendees.length, packages),
    attendees,
  }
}

/** The attendees of the booking. A seat of the training without a date is one of the date that the person waited for. */
function attendeesOf(entry: DescribedEntry, { attendees }: Acceptance): Booking['attendees'] {
  const { trainingId, offeredSeats, firstName, lastName, email, company } = entry
  const dateId = entry.dateId ?? undefined
  if (attendees) {
    const dated = attendees.map((seat) =>
      seat.trainingId === trainingId ? { ...seat, dateId: seat.dateId ?? dateId } : seat,
    )
    if (!dated.some((seat) => seat.dateId === dateId)) throw waitingListErrors.noSeatOfDate()
    return dated
  }
  if (offeredSeats !== null && offeredSeats > 1)
    throw waitingListErrors.attendeesMissing(offeredSeats)
  const own = { trainingId, dateId, firstName, lastName, email, company }
  return [{ ...own, attendeeType: 'booker' }]
}

function packageFor(seats: number, packages: PackageRow[]): string {
  const found = packages.find(({ trainingsCount }) => trainingsCount === seats)
  if (!found) throw waitingListErrors.noSuchPackage(seats)
  return found.id
}

import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { registrationIdSchema } from '#shop/booking/domain/booking.ts'
import {
  auditActor,
  listChanges,
  raiseVersion,
  recordChanges,
} from '#shop/booking/server/booking-history.repository.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import {
  lockRegistration,
  type RegistrationRow,
} from '#shop/booking/server/registrations.repository.ts'
import { readRulesOf } from '#shop/booking/server/rules-of-booking.service.ts'
import { listAllSeats, lockAllSeats, type SeatRow } from '#shop/booking/server/seats.repository.ts'
import { askToTell } from '#shop/booking/server/told.repository.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { type CountedDate, lockDates } from '#shop/trainings/server/training-dates.repository.ts'
import { offerFreedSeats } from '#shop/waiting-list/server/offers.service.ts'
import type { StaffNotices } from '../domain/staff-notices.ts'
import { findRegistrationOfSeat } from './booked-seats.repository.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import type { ChangeContext, ChangeOutcome } from './change-outcome.ts'
import { readStaffNotices } from './staff-notices.service.ts'

/** A booking whose dates, registration and seats are locked until the end of the transaction. */
export interface LockedBooking {
  registration: RegistrationRow
  /** All of its seats, also those that were cancelled alone, ordered by slot. */
  seats: SeatRow[]
  /** The dates of the seats, and those that the change names, as far as they exist. */
  dates: readonly CountedDate[]
  rules: BookingRules
  /** How staff are told of the change; `none` where they make it, also by the booker's link, and where they have no address. */
  notices: StaffNotices
}

/** Makes the change; null where everything is already as it should be. */
export type Change = (tx: Transaction, booking: LockedBooking) => Promise<ChangeOutcome | null>

type PresentValues = Record<string, unknown> | Promise<Record<string, unknown>>

export interface RequestedChange {
  /** Further dates that the change needs. */
  dateIds?: string[]
  /** The present values of what is changed, for the answer to a change that is based on an older version. */
  presentValues?: (booking: LockedBooking, tx: Transaction) => PresentValues
  change: Change
}

/**
 * Changes a booking in one transaction: with its lines in the history, its entries in the audit log, the next version
 * and offers of freed seats. Its people are told later what differs from what they know. The dates are locked first,
 * then the registration, then its seats.
 *
 * @throws ProblemError 404 registration.not_found; 412 booking_change.changed_meanwhile; whatever the change throws
 */
export async function changeBooking(
  db: Connection,
  registrationId: string,
  context: ChangeContext,
  { dateIds = [], presentValues = () => ({}), change }: RequestedChange,
): Promise<void> {
  if (!registrationIdSchema.safeParse(registrationId).success) throw registrationErrors.notFound()
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, registrationId, { dateIds, context })
    await requireVersion(tx, booking, { context, presentValues })
    const outcome = await change(tx, booking)
    if (outcome) await storeOutcome(tx, booking, { outcome, context })
  })
}

/**
 * As {@link changeBooking}, for the booking of a seat.
 *
 * @throws ProblemError 404 booking_change.seat_not_found; otherwise as {@link changeBooking}
 */
export async function changeSeat(
  db: Connection,
  seatId: string,
  context: ChangeContext,
  requested: Omit<RequestedChange, 'change' | 'presentValues'> & {
    presentValues?: (seat: SeatRow) => Record<string, unknown>
    change: (
      tx: Transaction,
      booking: LockedBooking,
      seat: SeatRow,
    ) => Promise<ChangeOutcome | null>
  },
): Promise<{ registrationId: string }> {
  const registrationId = await findRegistrationOfSeat(db, seatId)
  if (!registrationId) throw bookingChangeErrors.seatNotFound()
  const { dateIds = [], presentValues, change } = requested
  await changeBooking(db, registrationId, context, {
    dateIds,
    presentValues: (booking) => presentValues?.(seatOf(booking, seatId)) ?? {},
    change: (tx, booking) => change(tx, booking, seatOf(booking, seatId)),
  })
  return { registrationId }
}

/**
 * Locks dates, registration and seats. The seats may be moved to other dates while this waits for a lock, so they are
 * read again.
 */
async function lockBooking(
  tx: Transaction,
  id: string,
  { dateIds, context }: { dateIds: readonly string[]; context: ChangeContext },
): Promise<LockedBooking> {
  const before = [...new Set([...(await datesOfSeats(tx, id)), ...dateIds])]
  const locked = await lockDates(tx, before)
  const moved = (await datesOfSeats(tx, id)).filter((dateId) => !before.includes(dateId))
  const dates = [...locked, ...(await lockDates(tx, [...new Set(moved)]))]
  return lockOnDates(tx, id, { dates, context })
}

/** Locks registration and seats. The caller has locked their dates. */
export async function lockOnDates(
  tx: Transaction,
  id: string,
  { dates, context }: { dates: readonly CountedDate[]; context: ChangeContext },
): Promise<LockedBooking> {
  const registration = await lockRegistration(tx, id)
  if (!registration) throw registrationErrors.notFound()
  return {
    registration,
    seats: await lockAllSeats(tx, id),
    dates,
    rules: (await readRulesOf(tx, id)).rules,
    notices: await noticesOf(tx, context),
  }
}

async function noticesOf(tx: Transaction, { actor, staff }: ChangeContext): Promise<StaffNotices> {
  const isByStaff = actor.kind === 'staff' || actor.staff !== null
  return isByStaff || !staff ? 'none' : readStaffNotices(tx)
}

async function datesOfSeats(tx: Transaction, registrationId: string): Promise<string[]> {
  return (await listAllSeats(tx, registrationId)).map(({ dateId }) => dateId)
}

/** The seat of the locked booking. */
function seatOf({ seats }: LockedBooking, seatId: string): SeatRow {
  const seat = seats.find(({ id }) => id === seatId)
  if (!seat) throw bookingChangeErrors.seatNotFound()
  return seat
}

/** The locked date of a seat. */
export function dateOf({ dates }: LockedBooking, seat: Pick<SeatRow, 'dateId'>): CountedDate {
  const date = dates.find(({ id }) => id === seat.dateId)
  if (!date) throw new Error(`The date ${seat.dateId} of a seat is not locked`)
  return date
}

/** The seats that are not cancelled. */
export function liveSeats({ registration, seats }: LockedBooking): SeatRow[] {
  return registration.status === 'cancelled'
    ? []
    : seats.filter(({ cancelledAt }) => cancelledAt === null)
}

async function requireVersion(
  tx: Transaction,
  booking: LockedBooking,
  {
    context: { expected, actor },
    presentValues,
  }: { context: ChangeContext } & Required<Pick<RequestedChange, 'presentValues'>>,
): Promise<void> {
  const { id, version } = booking.registration
  if (expected === null || expected.has(version)) return
  const [last] = await listChanges(tx, id)
  throw bookingChangeErrors.changedMeanwhile({
    version,
    values: await presentValues(booking, tx),
    editedBy: actor.kind === 'staff' ? (last?.actorEmail ?? null) : null,
    editedAt: last?.createdAt.toISOString() ?? null,
  })
}

/** Stores what a change of the locked booking has done, and asks for the mails about it. */
export async function storeOutcome(
  tx: Transaction,
  { registration, dates, notices }: LockedBooking,
  { outcome, context }: { outcome: ChangeOutcome; context: ChangeContext },
): Promise<void> {
  const { id } = registration
  const { actor, now, tellDelayMs } = context
  const version = outcome.keepsVersion ? registration.version : await raiseVersion(tx, id)
  const waitsForDaily = notices === 'daily'
  await recordChanges(
    tx,
    outcome.lines.map((line) => ({ registrationId: id, waitsForDaily, ...line })),
    { actor, now },
  )
  for (const { action, details = {} } of outcome.audit)
    await recordAction(tx, { actor: auditActor(actor), action, subjectId: id, details })
  await offerFreedSeats(tx, waitedFor(dates, outcome.freed), now, tellDelayMs)
  await askToTell(tx, [id], tellDelayMs)
  if (!outcome.mails) return
  const after = await lockRegistration(tx, id)
  if (after) await queueMails(tx, outcome.mails({ registration: after, version }))
}

/** Those of the dates that somebody waits for. The usual change is of others, and needs no further statements. */
export function waitedFor(dates: readonly CountedDate[], ids: readonly string[]): string[] {
  return dates
    .filter(({ id, queue, seatsHeld }) => ids.includes(id) && (queue.length > 0 || seatsHeld > 0))
    .map(({ id }) => id)
}

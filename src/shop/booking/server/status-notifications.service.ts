import type { Transaction } from '#platform/database/server/database.ts'
import { type MailRow, queueMails } from '#platform/mail/server/mails.repository.ts'
import {
  renewMails,
  withdrawFromOthers,
  withdrawMails,
} from '#platform/mail/server/withdrawable-mails.repository.ts'
import { bookingCancelMode } from '#shop/booking-rules/domain/booking-rules.ts'
import {
  type CancellationCost,
  cancellationCost,
} from '#shop/booking-rules/domain/cancellation-cost.ts'
import { findPackage } from '#shop/prices/server/packages.repository.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { type DateRow, findDates } from '#shop/trainings/server/training-dates.repository.ts'
import {
  listSeats,
  lockSeats,
  markInformed,
  restoreInformed,
  type SeatRow,
} from './informed-seats.repository.ts'
import { bookingMails } from './new-booking-mails.ts'
import { lockRegistration, type RegistrationRow } from './registrations.repository.ts'
import { readRulesOf } from './rules-of-booking.service.ts'
import { cancellationMails, confirmationMails, statusMailKeys } from './status-mails.ts'
import {
  deleteUndoable,
  findUndoable,
  storeUndoable,
  type UndoableChange,
} from './undoable-changes.repository.ts'

interface StatusNotification {
  /** The registration before the change, locked. */
  registration: RegistrationRow
  status: RegistrationStatus
  /** The number of the change. */
  change: number
  /** The locked dates of its seats. */
  dates: readonly DateRow[]
  now: Date
  /** How long the mails wait, in milliseconds; until then another change withdraws them. */
  delayMs: number
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
}

/**
 * Queues the mails about a new status, and withdraws those of the previous change that were not sent. A status is
 * compared with the one that people know: the last one in a sent mail, or the one before the first of several quick
 * changes; if it is the same, no mail is sent. "Ausstehend" causes no mail, because the seats are kept and nothing is
 * decided. Neither does a registration whose sessions have all ended; where some have, the mails are about the others.
 */
export async function queueStatusMails(
  tx: Transaction,
  notification: StatusNotification,
): Promise<void> {
  const { registration, status, change, dates, now, delayMs, unconfirmedPerHour } = notification
  await lockSeats(tx, registration.id)
  const knownStatus = await undoLastChange(tx, registration, now)
  if (status === knownStatus) {
    await deleteUndoable(tx, registration.id)
    return
  }
  const isConfirmed = status === 'confirmed'
  const seats = await listSeats(tx, registration.id)
  const { toCome, past } = splitByEnd(seats, dates, now)
  const concerned =
    status === 'pending'
      ? []
      : toCome.filter(({ informedAt }) => isConfirmed || informedAt !== null)
  await storeUndoable(tx, {
    registrationId: registration.id,
    change,
    knownStatus,
    informedBefore: Object.fromEntries(
      concerned.map(({ id, informedAt }) => [id, informedAt?.toISOString() ?? null]),
    ),
    undoableUntil: new Date(now.getTime() + delayMs),
  })
  if (status === 'pending' || toCome.length === 0) return
  const informed = await markInformed(
    tx,
    concerned.map(({ id }) => id),
    isConfirmed ? now : null,
  )
  const packageName = await packageNameOf(tx, registration)
  const facts = {
    ...notification,
    seats: toCome,
    pastSeats: past,
    sequenceBySeat: informed,
    packageName,
  }
  const isUnconfirmed = seats.every(({ informedAt }) => informedAt === null)
  const mails = isConfirmed
    ? confirmationMails(facts)
    : cancellationMails(
        facts,
        await costOf(tx, { ...notification, seats: toCome, isUnconfirmed }),
        isUnconfirmed ? unconfirmedPerHour : undefined,
      )
  await queueMails(tx, mails, delayMs)
}

/** What is not confirmed binds nobody, so its cancellation is free; else the rules of the booking say it. */
async function costOf(
  tx: Transaction,
  {
    registration,
    seats,
    dates,
    now,
    isUnconfirmed,
  }: Pick<StatusNotification, 'registration' | 'dates' | 'now'> & {
    seats: readonly SeatRow[]
    isUnconfirmed: boolean
  },
): Promise<CancellationCost> {
  const { price, id } = registration
  // Staff may have confirmed it without telling anybody.
  if (isUnconfirmed && registration.status !== 'confirmed')
    return cancellationCost({ price, mode: 'free' })
  const seatDates = dates.filter((date) => seats.some(({ dateId }) => dateId === date.id))
  const mode = bookingCancelMode(seatDates, await readRulesOf(tx, id), now)
  return cancellationCost({ price, mode })
}

/**
 * Withdraws the mails of the registration's last change, and restores the state stored before it.
 *
 * @returns the status that people know now
 */
async function undoLastChange(
  tx: Transaction,
  { id, status, statusChanges }: RegistrationRow,
  now: Date,
): Promise<RegistrationStatus> {
  const { withdrawn, left } = await withdrawMails(tx, statusMailKeys(id, statusChanges))
  const last = await findUndoable(tx, id)
  if (last?.change !== statusChanges) return status
  if (withdrawn.length > 0) await restoreSeats(tx, last, left)
  const isFinal = left.length > 0 || (withdrawn.length === 0 && now >= last.undoableUntil)
  return isFinal ? status : last.knownStatus
}

/** Seats named in a mail that may have arrived remain marked as informed. */
async function restoreSeats(tx: Transaction, last: UndoableChange, left: MailRow[]) {
  const named = new Set(left.flatMap(seatIdsOf))
  for (const [seatId, informedAt] of Object.entries(last.informedBefore)) {
    if (!named.has(seatId))
      await restoreInformed(tx, seatId, informedAt === null ? null : new Date(informedAt))
  }
}

function seatIdsOf({ data }: MailRow): string[] {
  if (data === null) return []
  if ('ownSeats' in data) return data.ownSeats.map(({ id }) => id)
  if (!('seats' in data)) return []
  return data.seats.flatMap((seat) => ('id' in seat ? seat.id : []))
}

/**
 * Updates waiting confirmations with the present seats and the facts of their dates. Who has no seat any more gets none.
 * The caller has locked the edited training and these registrations.
 *
 * @param pauseMs where the confirmations are known to wait: how many milliseconds still. Who has a seat now and is no
 * reader yet gets one with them.
 */
export async function renewConfirmations(
  tx: Transaction,
  registrationIds: string[],
  now: Date,
  pauseMs?: number,
) {
  for (const id of registrationIds) {
    const registration = await lockRegistration(tx, id)
    const last = await findUndoable(tx, id)
    if (registration?.status !== 'confirmed' || last?.change !== registration.statusChanges)
      continue
    const seats = await listSeats(tx, id)
    const informed = new Map(
      seats
        .filter((seat) => seat.id in last.informedBefore)
        .map((seat) => [seat.id, seat.calendarSequence]),
    )
    const dates = await findDates(
      tx,
      seats.map(({ dateId }) => dateId),
    )
    const { toCome, past } = splitByEnd(seats, dates, now)
    const mails = confirmationMails({
      registration,
      change: last.change,
      packageName: await packageNameOf(tx, registration),
      seats: toCome,
      pastSeats: past,
      sequenceBySeat: informed,
      dates,
    })
    await renewMails(tx, mails)
    await withdrawFromOthers(tx, mails)
    if (pauseMs !== undefined) await queueMails(tx, mails, pauseMs)
  }
}

/** Updates a waiting receipt with the present seats. The caller has locked the registration. */
export async function renewReceipt(tx: Transaction, registration: RegistrationRow): Promise<void> {
  const seats = await listSeats(tx, registration.id)
  const dates = await findDates(
    tx,
    seats.map(({ dateId }) => dateId),
  )
  const packageName = await packageNameOf(tx, registration)
  const rules = await readRulesOf(tx, registration.id)
  const facts = { registration, seats, packageName, dates, rules }
  await renewMails(tx, bookingMails({ ...facts, staff: undefined, unconfirmedPerHour: 0 }))
}

/** Splits seats by whether their session has ended. */
function splitByEnd(seats: SeatRow[], dates: readonly DateRow[], now: Date) {
  const isOver = ({ dateId }: SeatRow) =>
    hasEnded(dates.find(({ id }) => id === dateId)?.endsAt ?? null, now)
  return { toCome: seats.filter((seat) => !isOver(seat)), past: seats.filter(isOver) }
}

async function packageNameOf(tx: Transaction, { packageId }: RegistrationRow): Promise<string> {
  return (await findPackage(tx, packageId))?.name ?? packageId
}

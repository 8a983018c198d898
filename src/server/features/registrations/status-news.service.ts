import type { RegistrationStatus } from '#domain/registration/status.ts'
import { hasEnded } from '#domain/training/session-end.ts'
import type { Transaction } from '../../database/database.ts'
import { type MailRow, queueMails } from '../mail/mails.repository.ts'
import { renewMails, withdrawMails } from '../mail/withdrawable-mails.repository.ts'
import { findPackage } from '../packages/packages.repository.ts'
import { listTrainings, type TrainingRow } from '../trainings/trainings.repository.ts'
import { lockRegistration, type RegistrationRow } from './registrations.repository.ts'
import { cancellationMails, confirmationMails, statusCauses } from './status-mails.ts'
import {
  listSeats,
  lockSeats,
  markTold,
  restoreInformed,
  type SeatRow,
} from './told-seats.repository.ts'
import {
  findUnsettled,
  forgetUnsettled,
  keepUnsettled,
  type UnsettledChange,
} from './unsettled-changes.repository.ts'

interface StatusNews {
  /** As it was before the change, and locked. */
  registration: RegistrationRow
  status: RegistrationStatus
  /** The number of the change. */
  change: number
  /** The locked trainings of its seats. */
  trainings: TrainingRow[]
  now: Date
  /** How long the mails wait, in milliseconds, so that a change back withdraws them. */
  delayMs: number
  /** How many mails about unconfirmed registrations may leave for one mailbox in an hour. */
  unconfirmedPerHour: number
}

/**
 * Queues the mails that a new status causes, and withdraws those of the change before that have not left. What counts
 * is what people know: a status that they were told last, or that was in force when the first of several quick changes
 * began, is no news. "Ausstehend" causes no mail: the seats stay, and nothing is decided. Nor does a registration whose
 * sessions are all over; where some are, the mails are about the others.
 */
export async function tellOfStatus(tx: Transaction, news: StatusNews): Promise<void> {
  const { registration, status, change, trainings, now, delayMs, unconfirmedPerHour } = news
  await lockSeats(tx, registration.id)
  const toldStatus = await takeBackLastChange(tx, registration, now)
  if (status === toldStatus) {
    await forgetUnsettled(tx, registration.id)
    return
  }
  const isConfirmed = status === 'confirmed'
  const seats = await listSeats(tx, registration.id)
  const { toCome, past } = byEnd(seats, trainings, now)
  const concerned =
    status === 'pending'
      ? []
      : toCome.filter(({ informedAt }) => isConfirmed || informedAt !== null)
  await keepUnsettled(tx, {
    registrationId: registration.id,
    change,
    toldStatus,
    informedBefore: Object.fromEntries(
      concerned.map(({ id, informedAt }) => [id, informedAt?.toISOString() ?? null]),
    ),
    settlesAt: new Date(now.getTime() + delayMs),
  })
  if (status === 'pending' || toCome.length === 0) return
  const told = await markTold(
    tx,
    concerned.map(({ id }) => id),
    isConfirmed ? now : null,
  )
  const packageName = await packageNameOf(tx, registration)
  const facts = { ...news, seats: toCome, pastSeats: past, told, packageName }
  const isUnconfirmed = seats.every(({ informedAt }) => informedAt === null)
  const mails = isConfirmed
    ? confirmationMails(facts)
    : cancellationMails(facts, isUnconfirmed ? unconfirmedPerHour : undefined)
  await queueMails(tx, mails, delayMs)
}

/**
 * Withdraws the mails of the registration's last change, with what was kept of their having been sent.
 *
 * @returns the status that people know of now
 */
async function takeBackLastChange(
  tx: Transaction,
  { id, status, statusChanges }: RegistrationRow,
  now: Date,
): Promise<RegistrationStatus> {
  const { withdrawn, left } = await withdrawMails(tx, statusCauses(id, statusChanges))
  const last = await findUnsettled(tx, id)
  if (last?.change !== statusChanges) return status
  if (withdrawn.length > 0) await restoreSeats(tx, last, left)
  const isSettled = left.length > 0 || (withdrawn.length === 0 && now >= last.settlesAt)
  return isSettled ? status : last.toldStatus
}

/** Seats that a mail names which may have arrived stay told. */
async function restoreSeats(tx: Transaction, last: UnsettledChange, left: MailRow[]) {
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
 * Gives confirmations that still wait what their trainings say now. The caller has locked the training that was edited
 * and these registrations.
 */
export async function renewConfirmations(tx: Transaction, registrationIds: string[], now: Date) {
  for (const id of registrationIds) {
    const registration = await lockRegistration(tx, id)
    const last = await findUnsettled(tx, id)
    if (registration?.status !== 'confirmed' || last?.change !== registration.statusChanges)
      continue
    const seats = await listSeats(tx, id)
    const told = new Map(
      seats
        .filter((seat) => seat.id in last.informedBefore)
        .map((seat) => [seat.id, seat.calendarSequence]),
    )
    const trainings = await listTrainings(tx)
    const { toCome, past } = byEnd(seats, trainings, now)
    const mails = confirmationMails({
      registration,
      change: last.change,
      packageName: await packageNameOf(tx, registration),
      seats: toCome,
      pastSeats: past,
      told,
      trainings,
    })
    await renewMails(tx, mails)
  }
}

/** Seats whose session is still to end, and those whose session is over. */
function byEnd(seats: SeatRow[], trainings: TrainingRow[], now: Date) {
  const isOver = ({ trainingId }: SeatRow) =>
    hasEnded(trainings.find(({ id }) => id === trainingId)?.endsAt ?? null, now)
  return { toCome: seats.filter((seat) => !isOver(seat)), past: seats.filter(isOver) }
}

async function packageNameOf(tx: Transaction, { packageId }: RegistrationRow): Promise<string> {
  return (await findPackage(tx, packageId))?.name ?? packageId
}

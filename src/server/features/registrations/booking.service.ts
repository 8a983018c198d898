import { createHash, randomBytes } from 'node:crypto'
import { berlinDay } from '#domain/calendar-day.ts'
import { formatMoney, parseMoney } from '#domain/money.ts'
import type { Booking, BookingReceipt } from '#domain/registration/booking.ts'
import { findFullTrainings, hasBegun } from '#domain/registration/capacity.ts'
import { REFERENCE_CODE_BYTES, referenceCode } from '#domain/registration/reference-code.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { isUniqueViolation } from '../../database/database-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMails } from '../mail/mails.repository.ts'
import { findPricedPackage } from '../packages/packages.service.ts'
import {
  countTakenSeats,
  lockTrainings,
  type TrainingRow,
} from '../trainings/trainings.repository.ts'
import { bookingMails } from './booking-mails.ts'
import { claimIdempotencyKey, keepReceipt } from './idempotency.repository.ts'
import { registrationErrors, seatsSentence } from './registrations.errors.ts'
import { insertRegistration, type RegistrationRow } from './registrations.repository.ts'

/** A reference code that is taken already is drawn again; even a second time is a matter of millions of bookings. */
const REFERENCE_DRAWS = 3

interface BookingContext {
  now: Date
  /** Who at the firm hears of new registrations; nobody where it is not set. */
  staff: string | undefined
  idempotencyKey?: string | undefined
}

/**
 * Books a package: whole or not at all, in one transaction. Seats are sold by training; the price and phase in force
 * at `now` are stored with it, whatever the browser believed. With an idempotency key a repetition is answered with
 * the first answer and stores nothing.
 *
 * @throws ProblemError 422 for an unknown package or training or a wrong number of attendees; 409
 *   registration.training_full, .training_begun, .price_changed; 422 .idempotency_key_reused
 */
export async function book(
  db: Database,
  booking: Booking,
  context: BookingContext,
): Promise<BookingReceipt> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await inTransaction(db, (tx) => bookInTransaction(tx, booking, context))
    } catch (error) {
      if (draw >= REFERENCE_DRAWS || !isUniqueViolation(error, 'registrations_reference_is_unique'))
        throw error
    }
  }
}

async function bookInTransaction(
  tx: Transaction,
  booking: Booking,
  context: BookingContext,
): Promise<BookingReceipt> {
  const { idempotencyKey, now } = context
  if (idempotencyKey) {
    const bodyHash = createHash('sha256').update(JSON.stringify(booking)).digest('hex')
    const earlier = await claimIdempotencyKey(tx, idempotencyKey, bodyHash, now)
    if (earlier && earlier.bodyHash !== bodyHash) throw registrationErrors.keyReused()
    if (earlier?.receipt) return earlier.receipt
  }

  const trainings = await holdSeats(tx, booking, now)
  const { pkg, prices } = await priceBooking(tx, booking, now)
  const row = await insertRegistration(
    tx,
    {
      reference: referenceCode(randomBytes(REFERENCE_CODE_BYTES)),
      contactName: booking.contactName,
      contactEmail: booking.contactEmail,
      company: booking.company,
      packageId: pkg.id,
      price: formatMoney(prices.currentCents),
      priceType: prices.priceType,
      createdAt: now,
    },
    booking.attendees,
  )
  await queueMails(
    tx,
    bookingMails({ row, booking, packageName: pkg.name, trainings, staff: context.staff }),
  )

  const receipt = toReceipt(row)
  if (idempotencyKey) await keepReceipt(tx, idempotencyKey, receipt)
  return receipt
}

/** Locks the trainings that are booked and makes sure that each has begun not yet and has seats for all who want one. */
async function holdSeats(
  tx: Transaction,
  booking: Booking,
  now: Date,
): Promise<Map<string, TrainingRow>> {
  const requested = booking.attendees.map((attendee) => attendee.trainingId)
  const rows = await lockTrainings(tx, [...new Set(requested)])
  const trainings = new Map(rows.map((row) => [row.id, row]))
  const fieldsOf = (concerned: (id: string) => string | null) =>
    requested.flatMap((id, index) => {
      const message = concerned(id)
      return message ? [{ path: `attendees.${index}.trainingId`, message }] : []
    })

  const unknown = fieldsOf((id) => (trainings.has(id) ? null : 'Dieses Training gibt es nicht.'))
  if (unknown.length > 0) throw registrationErrors.unknownTraining(unknown)

  const begun = rows.find((row) => hasBegun(row.startsAt, now))
  if (begun) {
    const fields = fieldsOf((id) =>
      hasBegun(trainings.get(id)?.startsAt ?? null, now)
        ? 'Dieses Training hat schon begonnen.'
        : null,
    )
    throw registrationErrors.trainingBegun(begun.title, fields)
  }

  const full = await findFull(tx, requested, rows)
  if (full.length > 0) {
    const fields = fieldsOf((id) => {
      const lacking = full.find((training) => training.trainingId === id)
      return lacking ? seatsSentence(lacking.left) : null
    })
    throw registrationErrors.trainingFull(full, fields)
  }
  return trainings
}

/**
 * Which of the locked trainings cannot take the requested seats, with their titles. The caller holds the locks: only
 * then does the answer stay true until the end of its transaction.
 */
export async function findFull(tx: Transaction, requested: string[], locked: TrainingRow[]) {
  const taken = await countTakenSeats(
    tx,
    locked.map((row) => row.id),
  )
  const availability = new Map(
    locked.map((row) => [row.id, { capacity: row.capacity, taken: taken.get(row.id) ?? 0 }]),
  )
  const titles = new Map(locked.map((row) => [row.id, row.title]))
  return findFullTrainings(requested, availability).map((full) => ({
    ...full,
    title: titles.get(full.trainingId) ?? full.trainingId,
  }))
}

async function priceBooking(tx: Transaction, booking: Booking, now: Date) {
  const priced = await findPricedPackage(tx, booking.packageId, berlinDay(now))
  if (!priced) throw registrationErrors.unknownPackage()
  const { pkg, prices } = priced
  if (booking.attendees.length !== pkg.trainingsCount) {
    throw registrationErrors.wrongNumberOfAttendees(pkg.trainingsCount)
  }
  const expectedCents = booking.expectedPrice
    ? parseMoney(booking.expectedPrice)
    : prices.currentCents
  if (expectedCents !== prices.currentCents) {
    throw registrationErrors.priceChanged(expectedCents, prices.currentCents)
  }
  return priced
}

function toReceipt(row: RegistrationRow): BookingReceipt {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    packageId: row.packageId,
    price: row.price,
    priceType: row.priceType,
    createdAt: row.createdAt.toISOString(),
  }
}

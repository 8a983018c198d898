import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { berlinDay } from '#domain/calendar-day.ts'
import { formatMoney, parseMoney } from '#domain/money.ts'
import type { Booking, BookingReceipt, StoredReceipt } from '#domain/registration/booking.ts'
import { findFullTrainings, hasBegun } from '#domain/registration/capacity.ts'
import { REFERENCE_CODE_BYTES, referenceCode } from '#domain/registration/reference-code.ts'
import { byField } from '#domain/registration/registration-fields.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { isUniqueViolation } from '../../database/database-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isReceiptHeld } from '../mail/held-mails.repository.ts'
import { queueMails } from '../mail/mails.repository.ts'
import { listPackages } from '../packages/packages.repository.ts'
import { findPricedPackage } from '../packages/packages.service.ts'
import { listPriceSchedules } from '../price-periods/price-periods.repository.ts'
import { lockTrainings, type TrainingRow } from '../trainings/trainings.repository.ts'
import { bookingMails } from './booking-mails.ts'
import {
  claimIdempotencyKey,
  findIdempotencyRecord,
  storeReceipt,
} from './idempotency.repository.ts'
import { registrationErrors, seatsSentence } from './registrations.errors.ts'
import { insertRegistration, type NewRegistration } from './registrations.repository.ts'

/** How often a reference code is generated at most when it is already taken. A second collision is very unlikely. */
const REFERENCE_DRAWS = 3

interface BookingContext {
  now: Date
  /** The firm's address for new registrations; undefined for none. */
  staff: string | undefined
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
  idempotencyKey?: string | undefined
}

/**
 * Books a package in one transaction. Each training's seats are checked; the price and phase in force at `now` are
 * stored, whatever the browser showed. With an idempotency key, a repeated request gets the first answer and stores
 * nothing.
 *
 * @throws ProblemError 422 for an unknown package or training or a wrong number of attendees; 409
 * registration.training_full, .training_begun, .price_changed; 422 .idempotency_key_reused
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
  const { idempotencyKey, now, staff, unconfirmedPerHour } = context
  const bodyHash = createHash('sha256').update(JSON.stringify(booking)).digest('hex')
  const requested = booking.attendees.map((attendee) => attendee.trainingId)
  // The key comes first: a repeated request waits for it, and must not hold a lock on trainings meanwhile.
  if (idempotencyKey && !(await claimIdempotencyKey(tx, idempotencyKey, bodyHash, now))) {
    const earlier = await findIdempotencyRecord(tx, idempotencyKey)
    if (earlier && earlier.bodyHash !== bodyHash) throw registrationErrors.keyReused()
    if (earlier?.receipt) {
      const { receipt } = earlier
      return { ...receipt, isMailHeld: await isReceiptHeld(tx, receipt.id) }
    }
  }

  const trainings = await lockTrainings(tx, [...new Set(requested)])
  requireBookable(requested, trainings, now)
  const packages = await listPackages(tx)
  const schedules = await listPriceSchedules(tx)
  const day = berlinDay(now)
  const priced = findPricedPackage(packages, schedules, { id: booking.packageId, day })
  const { pkg, prices } = priceOf(booking, priced)
  const registration: NewRegistration = {
    id: randomUUID(),
    reference: referenceCode(randomBytes(REFERENCE_CODE_BYTES)),
    contactName: booking.contactName,
    contactEmail: booking.contactEmail,
    ...byField((name) => booking[name]),
    packageId: pkg.id,
    price: formatMoney(prices.currentCents),
    priceType: prices.priceType,
    createdAt: now,
  }
  const receipt = toReceipt(registration)
  const packageName = pkg.name
  const facts = { registration, booking, packageName, trainings, staff, unconfirmedPerHour }
  await insertRegistration(tx, registration, booking.attendees)
  const mails = await queueMails(tx, bookingMails(facts))
  if (idempotencyKey) await storeReceipt(tx, idempotencyKey, receipt)
  return { ...receipt, isMailHeld: mails.some(({ heldAt }) => heldAt !== null) }
}

/** Refuses a booking of a training that does not exist, has begun, or has too few seats. */
function requireBookable(requested: string[], rows: TrainingRow[], now: Date): void {
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

  const full = findFull(requested, rows)
  if (full.length > 0) {
    const fields = fieldsOf((id) => {
      const lacking = full.find((training) => training.trainingId === id)
      return lacking ? seatsSentence(lacking.left) : null
    })
    throw registrationErrors.trainingFull(full, fields)
  }
}

/**
 * The locked trainings with too few seats, with their titles. The caller holds the locks; only then does the result
 * stay true until the end of its transaction.
 */
export function findFull(requested: string[], locked: TrainingRow[]) {
  const availability = new Map(
    locked.map(({ id, capacity, seatsTaken }) => [id, { capacity, taken: seatsTaken }]),
  )
  const titles = new Map(locked.map((row) => [row.id, row.title]))
  return findFullTrainings(requested, availability).map((full) => ({
    ...full,
    title: titles.get(full.trainingId) ?? full.trainingId,
  }))
}

function priceOf(booking: Booking, priced: ReturnType<typeof findPricedPackage>) {
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

function toReceipt(registration: NewRegistration): StoredReceipt {
  const { id, reference, packageId, price, priceType, createdAt } = registration
  return {
    id,
    reference,
    status: 'pending',
    packageId,
    price,
    priceType,
    createdAt: createdAt.toISOString(),
  }
}

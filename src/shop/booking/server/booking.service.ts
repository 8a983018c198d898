import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import { REFERENCE_CODE_BYTES, referenceCode } from '#platform/basics/domain/reference-code.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { isUniqueViolation } from '#platform/database/server/database-errors.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import type { DiscountCodeRow } from '#shop/discount-codes/server/discount-codes.repository.ts'
import { redeemCode } from '#shop/discount-codes/server/redeem-code.service.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import { findLowestPrice } from '#shop/prices/server/packages.service.ts'
import { listPriceSchedules } from '#shop/prices/server/price-periods.repository.ts'
import { findFullDates, hasBegun, seatsLeft } from '#shop/seats/domain/capacity.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { freeSeats, seatsForSale } from '#shop/seats/domain/waiting-offers.ts'
import { listedDate } from '#shop/trainings/domain/training-date.ts'
import {
  type CountedDate,
  type DateRow,
  findDates,
  listShownDates,
  lockDates,
} from '#shop/trainings/server/training-dates.repository.ts'
import { listTrainings, type TrainingRow } from '#shop/trainings/server/trainings.repository.ts'
import { hasBilling, NO_BILLING_DETAILS, withGiven } from '../domain/billing.ts'
import type { Booking, OfficeReceipt, StoredReceipt } from '../domain/booking.ts'
import { insertAgreedTerms, insertBilling } from './booking-history.repository.ts'
import { agreedPrice, priceOf, receiptOf } from './booking-price.ts'
import {
  claimIdempotencyKey,
  findIdempotencyRecord,
  storeReceipt,
} from './idempotency.repository.ts'
import { registrationErrors, seatsSentence } from './registrations.errors.ts'
import { insertRegistration, type NewRegistration } from './registrations.repository.ts'
import { type OfficeTelling, tellOfNewBooking } from './tell-new-booking.service.ts'
import { agreedTermsOf, type SiteTerms } from './terms-of-booking.ts'
import { isHeld } from './told.repository.ts'

/** How often a reference code is generated at most when it is already taken. A second collision is very unlikely. */
const REFERENCE_DRAWS = 3

/** An offer of the waiting list that a booking accepts. The waiting list passes it in. */
export interface AcceptedOffer {
  /** The date of the offered seats, and its training, which may have been hidden since the offer. */
  dateId: string
  trainingId: string
  /** The day on which the person joined: its price holds where it is the lower one. */
  joinedOn: CalendarDay
  /**
   * Called while the date is locked.
   *
   * @returns how many seats are held
   * @throws ProblemError where the offer has ended
   */
  countHeldSeats: (tx: Transaction) => Promise<number>
  /** Called when the registration is stored, while the date is still locked. */
  onStored: (tx: Transaction, registrationId: string) => Promise<void>
}

/** What staff decide about a booking that they make for somebody. The feature of these bookings passes it in. */
export interface OfficeTerms extends OfficeTelling {
  /** The administrator's e-mail. */
  bookedBy: string
  /** A price of its own, "149.00"; undefined for that of the day. */
  price: string | undefined
  priceReason: string
  note: string
  /** Called when the registration is stored, while its dates are locked. Returns its status. */
  onStored: (
    tx: Transaction,
    stored: { registration: NewRegistration; dates: CountedDate[]; dayPrice: string },
  ) => Promise<RegistrationStatus>
}

export interface BookingContext {
  now: Date
  /** The firm's address for new registrations; undefined for none. */
  staff: string | undefined
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
  /** What the booker was shown, beside trainings and prices. */
  terms: SiteTerms
  idempotencyKey?: string | undefined
  offer?: AcceptedOffer | undefined
  /** Undefined for a booking of the shop. */
  office?: OfficeTerms | undefined
}

/**
 * Books a package in one transaction. Each date's seats are checked; the price and phase in force at `now` are
 * stored, whatever the browser showed. With an idempotency key, a repeated request gets the first answer and stores
 * nothing.
 *
 * @throws ProblemError 422 for an unknown package, training or date, a wrong number of attendees, or a missing reason of
 * a price; 409 registration.training_full, .training_begun, .price_changed; 422 .idempotency_key_reused; and those of
 * `redeemCode`
 */
export async function book(
  db: Database,
  booking: Booking,
  context: BookingContext,
): Promise<OfficeReceipt> {
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
): Promise<OfficeReceipt> {
  const { idempotencyKey, now, staff, unconfirmedPerHour, terms, offer, office } = context
  const bodyHash = createHash('sha256').update(JSON.stringify(booking)).digest('hex')
  // The key comes first: a repeated request waits for it, and must not hold a lock on dates meanwhile.
  if (idempotencyKey && !(await claimIdempotencyKey(tx, idempotencyKey, bodyHash, now))) {
    const earlier = await findIdempotencyRecord<StoredReceipt>(tx, idempotencyKey)
    if (earlier && earlier.bodyHash !== bodyHash) throw registrationErrors.keyReused()
    if (earlier?.receipt) {
      const { receipt } = earlier
      return { ...receipt, isMailHeld: await isHeld(tx, receipt.id) }
    }
  }

  // Read before the dates are locked, so that others wait less.
  const trainings = await listBookable(tx, context)
  const seats = await chooseDates(tx, booking, { trainings, now })
  const { rules } = await readBookingRules(tx)
  const legal = await terms.readLegal(tx, rules)
  const packages = await listPackages(tx)
  const schedules = await listPriceSchedules(tx)
  const requested = seats.map(({ dateId }) => dateId)
  const locked = offer ? [...requested, offer.dateId] : requested
  const dates = await lockDates(tx, [...new Set(locked)])
  requireBookable(requested, dates, { now, offer, office, leftOf: await seatsToBook(tx, context) })
  const days = [berlinDay(now), ...(offer ? [offer.joinedOn] : [])]
  const priced = findLowestPrice(packages, schedules, { id: booking.packageId, days })
  const discount = await discountOf(tx, booking, { packages, day: berlinDay(now) })
  const agreed = priceOf(booking, priced, discount)
  const { pkg, prices, reduction } = agreed
  const registration: NewRegistration = {
    id: randomUUID(),
    reference: referenceCode(randomBytes(REFERENCE_CODE_BYTES)),
    contactName: booking.contactName,
    contactEmail: booking.contactEmail,
    ...byField((name) => booking[name]),
    packageId: pkg.id,
    ...agreedPrice(prices, reduction, office),
    ...(discount && { discountCodeId: discount.id }),
    ...(office && { bookedBy: office.bookedBy, officeNote: office.note }),
    createdAt: now,
  }
  const packageName = pkg.name
  const titles = new Map(dates.map(({ id, title }) => [id, title]))
  const titled = seats.map((seat) => ({ ...seat, trainingTitle: titles.get(seat.dateId) ?? '' }))
  const facts = {
    ...{ registration, seats, packageName, dates, rules, staff, unconfirmedPerHour },
    vatRate: terms.vat.rate,
  }
  await insertRegistration(tx, registration, titled)
  const shown = { trainings, priced: agreed, rules, terms, legal }
  const agreedTerms = agreedTermsOf({ registration, seats, dates, ...shown })
  await insertAgreedTerms(tx, registration.id, agreedTerms)
  const billing = withGiven(NO_BILLING_DETAILS, booking.billing ?? {})
  if (hasBilling(billing)) await insertBilling(tx, registration.id, billing)
  await offer?.onStored(tx, registration.id)
  const dayPrice = formatMoney(prices.currentCents)
  const status = (await office?.onStored(tx, { registration, dates, dayPrice })) ?? 'pending'
  const mails = await tellOfNewBooking(tx, facts, { status, billing, office, now })
  const receipt = receiptOf(registration, status)
  if (idempotencyKey) await storeReceipt(tx, idempotencyKey, receipt)
  return { ...receipt, isMailHeld: mails.some(({ heldAt }) => heldAt !== null) }
}

/** What the booking's code takes off; undefined without one. Locks the code after the dates. */
function discountOf(
  tx: Transaction,
  { discountCode, ...booking }: Booking,
  context: Parameters<typeof redeemCode>[2],
): Promise<DiscountCodeRow | undefined> {
  if (discountCode === undefined) return Promise.resolve(undefined)
  return redeemCode(tx, { ...booking, discountCode }, context)
}

type ChosenSeat = Booking['attendees'][number] & { id: string; dateId: string }

/** The visible trainings, and that of an accepted offer, which may be hidden. For staff, all that are not archived. */
async function listBookable(
  tx: Transaction,
  { offer, office }: BookingContext,
): Promise<TrainingRow[]> {
  return (await listTrainings(tx)).filter(({ id, visible, archivedAt }) =>
    office ? archivedAt === null : visible || id === offer?.trainingId,
  )
}

/**
 * The date of each seat: the one that the booking names, or the training's listed date.
 *
 * @throws ProblemError 422 registration.unknown_training, .unknown_date
 */
async function chooseDates(
  tx: Transaction,
  booking: Booking,
  { trainings, now }: { trainings: readonly TrainingRow[]; now: Date },
): Promise<ChosenSeat[]> {
  const bookable = new Set(trainings.map(({ id }) => id))
  const unknown = fieldErrors(booking.attendees, 'trainingId', ({ trainingId }) =>
    bookable.has(trainingId) ? null : 'Dieses Training gibt es nicht.',
  )
  if (unknown.length > 0) throw registrationErrors.unknownTraining(unknown)

  const named = booking.attendees.flatMap(({ dateId }) => dateId ?? [])
  const known = new Map((await findDates(tx, named)).map((date) => [date.id, date.trainingId]))
  const ofOther = fieldErrors(booking.attendees, 'dateId', ({ dateId, trainingId }) =>
    dateId && known.get(dateId) !== trainingId ? 'Diesen Termin gibt es nicht.' : null,
  )
  if (ofOther.length > 0) throw registrationErrors.unknownDate(ofOther)

  const shown =
    named.length < booking.attendees.length
      ? Map.groupBy(await listShownDates(tx, now), ({ trainingId }) => trainingId)
      : new Map<string, DateRow[]>()
  const seats = booking.attendees.map((seat) => ({
    ...seat,
    dateId: seat.dateId ?? listedDate(shown.get(seat.trainingId) ?? [], now)?.id ?? null,
  }))
  const undated = fieldErrors(seats, 'trainingId', ({ dateId }) =>
    dateId === null ? 'Dieses Training hat noch keinen Termin.' : null,
  )
  if (undated.length > 0) throw registrationErrors.noDate(undated)
  return seats.flatMap(({ dateId, ...seat }) =>
    dateId === null ? [] : { ...seat, dateId, id: randomUUID() },
  )
}

/** The problem of each seat, with the path of its field; seats without one are left out. */
function fieldErrors<Seat>(
  seats: readonly Seat[],
  field: 'trainingId' | 'dateId',
  problemOf: (seat: Seat) => string | null,
) {
  return seats.flatMap((seat, index) => {
    const message = problemOf(seat)
    return message === null ? [] : { path: `attendees.${index}.${field}`, message }
  })
}

/**
 * How many seats of each locked date the booking may take: those on sale, and of the date of an offer the held ones.
 */
async function seatsToBook(tx: Transaction, { offer, now }: BookingContext): Promise<SeatsOf> {
  const held = offer ? await offer.countHeldSeats(tx) : 0
  return (date) =>
    date.id === offer?.dateId
      ? Math.min(held, seatsLeft(date.capacity, date.seatsTaken))
      : seatsForSale(date, now)
}

type SeatsOf = (date: CountedDate) => number

/**
 * Refuses a booking of a date that is cancelled, has begun, or has too few seats, and of one that was deleted or whose
 * training was hidden before it was locked. Offered seats can be booked though their training is hidden, and staff can
 * book every training.
 */
function requireBookable(
  requested: string[],
  locked: CountedDate[],
  {
    now,
    offer,
    office,
    leftOf,
  }: Pick<BookingContext, 'now' | 'offer' | 'office'> & { leftOf: SeatsOf },
): void {
  const dates = new Map(locked.map((date) => [date.id, date]))
  const gone = fieldErrors(requested, 'trainingId', (id) => {
    const mayBeHidden = office !== undefined || id === offer?.dateId
    return dates.get(id)?.isShown || (mayBeHidden && dates.has(id))
      ? null
      : 'Diesen Termin gibt es nicht mehr.'
  })
  if (gone.length > 0) throw registrationErrors.unknownDate(gone)
  const cancelled = locked.find(({ state }) => state === 'cancelled')
  if (cancelled) {
    const errors = fieldErrors(requested, 'trainingId', (id) =>
      dates.get(id)?.state === 'cancelled' ? 'Dieser Termin findet nicht statt.' : null,
    )
    throw registrationErrors.dateCancelled(cancelled, errors)
  }
  const begun = locked.find(({ startsAt }) => hasBegun(startsAt, now))
  if (begun) {
    const errors = fieldErrors(requested, 'trainingId', (id) =>
      hasBegun(dates.get(id)?.startsAt ?? null, now) ? 'Dieses Training hat schon begonnen.' : null,
    )
    throw registrationErrors.trainingBegun(begun, errors)
  }
  const full = findFull(requested, locked, leftOf)
  if (full.length > 0) {
    const left = new Map(full.map((date) => [date.dateId, date.left]))
    const errors = fieldErrors(requested, 'trainingId', (id) => {
      const seats = left.get(id)
      return seats === undefined ? null : seatsSentence(seats)
    })
    throw registrationErrors.trainingFull(full, errors)
  }
}

/**
 * The locked dates with too few seats. The caller holds the locks; only then does the result stay true until the end of
 * its transaction.
 *
 * @param leftOf how many seats of a date may be taken; by default all that are neither taken nor held
 */
export function findFull(
  requested: readonly string[],
  locked: readonly CountedDate[],
  leftOf: SeatsOf = freeSeats,
) {
  const left = new Map(locked.map((date) => [date.id, leftOf(date)]))
  return findFullDates(requested, left).flatMap((full) => {
    const date = locked.find(({ id }) => id === full.dateId)
    return date ? { ...full, title: date.title, date: date.date } : []
  })
}

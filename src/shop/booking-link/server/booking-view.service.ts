import type { Connection } from '#platform/database/server/database.ts'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import { bookedPrice } from '#shop/booking/domain/booked-price.ts'
import {
  findAgreedTerms,
  findBilling,
  listChanges,
  listRequests,
} from '#shop/booking/server/booking-history.repository.ts'
import { possibilitiesOf } from '#shop/booking-changes/domain/booking-possibilities.ts'
import type {
  BookedSeat,
  BookingView,
  SeatView,
} from '#shop/booking-changes/domain/booking-view.ts'
import { readOwed, sharesOf } from '#shop/booking-changes/server/owed.service.ts'
import { readTermsChanges } from '#shop/booking-changes/server/terms-changes.service.ts'
import { type BookingRules, bookingCancelMode } from '#shop/booking-rules/domain/booking-rules.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { type RegistrationStatus, seatStatus, takesSeats } from '#shop/seats/domain/status.ts'
import { linkEnd, receiptLinkEnd } from '../domain/link-end.ts'
import type { BookerAccessParts } from './booker-access-parts.ts'
import type { LinkedSeat } from './linked-bookings.repository.ts'
import type { OpenedBooking, OpenedSeat } from './opened-links.service.ts'

interface ViewContext extends Pick<BookerAccessParts, 'terms' | 'listInvoices'> {
  now: Date
}

/** A booking as its booker sees it. Nothing in it is of the office, and no address of staff. */
export async function toBookingView(
  db: Connection,
  { registration, seats, isReceipt }: OpenedBooking,
  { now, terms, listInvoices }: ViewContext,
): Promise<BookingView> {
  const { id, status } = registration
  const [billing, agreed, changes, requests, present] = await Promise.all([
    findBilling(db, id),
    findAgreedTerms(db, id),
    listChanges(db, id),
    listRequests(db, id),
    readBookingRules(db),
  ])
  const rules = agreed?.rules ?? present.rules
  const shareOf = sharesOf(registration, seats)
  const owed = await readOwed(db, registration)
  const booked = seats
    .map((seat) => toBookedSeat(seat, { registration: status, rules, now }))
    .map((seat) => ({ ...seat, shareCents: shareOf(seat) }))
    .map((seat) => (isReceipt ? { ...seat, ...NOT_BY_RECEIPT } : seat))
  return {
    reference: registration.reference,
    version: registration.version,
    status,
    createdAt: registration.createdAt.toISOString(),
    contactName: registration.contactName,
    contactEmail: registration.contactEmail,
    newContactEmail: registration.newContactEmail,
    ...byField((name) => registration[name]),
    packageName: registration.packageName,
    ...bookedPrice(registration),
    owedCents: status === 'pending' ? owed.total : owed.cents,
    billing: billing ?? NO_BILLING_DETAILS,
    rules,
    seats: booked,
    invoices: isReceipt ? [] : await listInvoices(db, id),
    isReceipt,
    cancel: isReceipt
      ? 'over'
      : bookingCancelMode(
          seats.filter((seat) => isTaken(seat, status)),
          rules,
          now,
        ),
    requests: requests.map(({ id: requestId, attendeeId, reason, state, answer, ...request }) => ({
      id: requestId,
      attendeeId,
      reason,
      state,
      answer,
      createdAt: request.createdAt.toISOString(),
      answeredAt: request.answeredAt?.toISOString() ?? null,
    })),
    history: changes.map(({ id: changeId, kind, actor, attendeeId, before, after, createdAt }) => ({
      id: changeId,
      kind,
      actor,
      actorEmail: null,
      attendeeId,
      before,
      after,
      createdAt: createdAt.toISOString(),
    })),
    agreedTerms: agreed ?? null,
    termsChanges: await readTermsChanges(db, agreed, { now, terms }),
    linkEndsAt: (isReceipt ? receiptLinkEnd(registration) : linkEnd(seats))?.toISOString() ?? null,
  }
}

/** Of a seat, what only the link in the mails opens. */
const NOT_BY_RECEIPT = {
  can: { replace: false, move: false, cancel: 'over' },
} as const satisfies Partial<BookedSeat>

function isTaken({ cancelledAt }: LinkedSeat, registration: RegistrationStatus): boolean {
  return takesSeats(seatStatus(registration, cancelledAt))
}

function toBookedSeat(
  seat: LinkedSeat,
  {
    registration,
    rules,
    now,
  }: { registration: RegistrationStatus; rules: BookingRules; now: Date },
): Omit<BookedSeat, 'shareCents'> {
  const shared = sharedFacts(seat, registration)
  return {
    ...shared,
    id: seat.id,
    position: seat.position,
    dateId: seat.dateId,
    attendeeType: seat.attendeeType,
    firstName: seat.firstName,
    lastName: seat.lastName,
    email: seat.email,
    company: seat.company,
    isInformed: seat.informedAt !== null,
    can: possibilitiesOf({ status: shared.status, startsAt: seat.startsAt }, rules, now),
  }
}

/** A seat as its attendee sees it. */
export function toSeatView({ registration, seat }: OpenedSeat): SeatView {
  return {
    ...sharedFacts(seat, registration.status),
    reference: registration.reference,
    bookerName: registration.contactName,
    firstName: seat.firstName,
    lastName: seat.lastName,
  }
}

/** What booker and attendee see of a seat. Note and meeting link are for participants of confirmed seats. */
function sharedFacts(seat: LinkedSeat, registration: RegistrationStatus) {
  const status = seatStatus(registration, seat.cancelledAt)
  const isConfirmed = status === 'confirmed'
  return {
    trainingId: seat.trainingId,
    trainingTitle: seat.trainingTitle,
    date: seat.date,
    time: seat.time,
    startsAt: seat.startsAt?.toISOString() ?? null,
    endsAt: seat.endsAt?.toISOString() ?? null,
    note: isConfirmed ? seat.note : '',
    meetingUrl: isConfirmed ? seat.meetingUrl : null,
    status,
    isDateCancelled: seat.dateState === 'cancelled',
    cannotComeSince: seat.cannotComeSince?.toISOString() ?? null,
  }
}

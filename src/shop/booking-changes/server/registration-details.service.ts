import * as z from 'zod'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import { storedPrice } from '#shop/booking/domain/booked-price.ts'
import { registrationIdSchema } from '#shop/booking/domain/booking.ts'
import type { BookingChange, StaffRequest } from '#shop/booking/domain/booking-change.ts'
import {
  type BookingChangeRow,
  type ChangeRequestRow,
  findAgreedTerms,
  findBilling,
  findReverseCharge,
  listChanges,
  listRequests,
} from '#shop/booking/server/booking-history.repository.ts'
import type { LinkedBooking } from '#shop/booking/server/booking-link.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'
import { trainingErrors } from '#shop/trainings/server/trainings.errors.ts'
import { findTraining } from '#shop/trainings/server/trainings.repository.ts'
import type { RegistrationDetails } from '../domain/registration-details.ts'
import { readOwed, sharesOf } from './owed.service.ts'
import { listReductions } from './reductions.repository.ts'
import {
  findRegistration,
  listAttendeeEmails,
  listMailsOf,
  listSeatsOf,
  listStatusChanges,
} from './registration-details.repository.ts'
import { readTermsChanges } from './terms-changes.service.ts'

const statusChange = z.object({ from: registrationStatusSchema, to: registrationStatusSchema })

/**
 * What the booker's link is made of, to be shown to staff: recorded as "registration.link_shown", because whoever has
 * the link can change the booking.
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 registration.not_found
 */
export async function showLinkedBooking(
  db: Database,
  id: string,
  actor: string,
): Promise<LinkedBooking & { reference: string }> {
  const { registration } = await getRegistration(db, id)
  const entry = { actor, action: 'registration.link_shown', subjectId: registration.id }
  await recordAction(db, entry)
  return registration
}

async function getRegistration(db: Database, id: string) {
  const found = registrationIdSchema.safeParse(id).success
    ? await findRegistration(db, id)
    : undefined
  if (!found) throw registrationErrors.notFound()
  return found
}

/**
 * Everything that staff see about one registration: seats, the agreed price, changes of status and mails.
 *
 * @throws ProblemError 404 registration.not_found
 */
export async function getRegistrationDetails(
  db: Database,
  id: string,
  { now, terms }: { now: Date; terms: SiteTerms },
): Promise<RegistrationDetails> {
  const { registration, packageName, tellAt } = await getRegistration(db, id)
  const [seats, statusChanges, mails, changes] = await Promise.all([
    listSeatsOf(db, id),
    listStatusChanges(db, id),
    listMailsOf(db, id),
    listChanges(db, id),
  ])
  const [requests, billing, reverseCharge, agreed, inForce, reductions] = await Promise.all([
    listRequests(db, id),
    findBilling(db, id),
    findReverseCharge(db, id),
    findAgreedTerms(db, id),
    readBookingRules(db),
    listReductions(db, id),
  ])
  return {
    ...registrationFacts(registration),
    packageName,
    billing: billing ?? NO_BILLING_DETAILS,
    reverseCharge,
    owed: await readOwed(db, registration),
    reductions: reductions.map(({ createdAt, ...reduction }) => ({
      ...reduction,
      createdAt: createdAt.toISOString(),
    })),
    agreedTerms: agreed ?? null,
    termsChanges: await readTermsChanges(db, agreed, { now, terms }),
    rules: agreed?.rules ?? inForce.rules,
    seats: seats.map(toStaffSeat(now, sharesOf(registration, seats))),
    requests: requests.map(toStaffRequest),
    changes: changes.map(toBookingChange),
    history: statusChanges.map(({ actor, details, createdAt }) => ({
      ...statusChange.parse(details),
      actor,
      createdAt: createdAt.toISOString(),
    })),
    tellAt: isoOf(tellAt),
    mails: mails.map(({ notBefore, heldAt, ...mail }) => ({
      ...mail,
      nextAttemptAt: mail.status === 'waiting' ? (notBefore?.toISOString() ?? null) : null,
      heldSince: mail.status === 'waiting' ? (heldAt?.toISOString() ?? null) : null,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
  }
}

function registrationFacts(row: RegistrationRow) {
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.createdAt.toISOString(),
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    newContactEmail: row.newContactEmail,
    ...byField((name) => row[name]),
    packageId: row.packageId,
    ...storedPrice(row),
    status: row.status,
    version: row.version,
    note: row.officeNote,
    bookedBy: row.bookedBy,
    wasConfirmed: row.confirmedAt !== null,
  }
}

type StoredSeat = Awaited<ReturnType<typeof listSeatsOf>>[number]

function toStaffSeat(now: Date, shareOf: (seat: { id: string }) => number) {
  return ({ dateState, ...seat }: StoredSeat): RegistrationDetails['seats'][number] => ({
    ...seat,
    shareCents: shareOf(seat),
    isOver: hasEnded(seat.endsAt, now),
    isDateCancelled: dateState === 'cancelled',
    startsAt: isoOf(seat.startsAt),
    endsAt: isoOf(seat.endsAt),
    cancelledAt: isoOf(seat.cancelledAt),
    cannotComeSince: isoOf(seat.cannotComeSince),
    informedAt: isoOf(seat.informedAt),
  })
}

/** A line of a booking's history. Of a change by staff it names the administrator, whom the booker must not see. */
export function toBookingChange({
  createdAt,
  waitsForDaily: _,
  ...change
}: BookingChangeRow): BookingChange {
  return { ...change, createdAt: createdAt.toISOString() }
}

function toStaffRequest({ createdAt, answeredAt, ...request }: ChangeRequestRow): StaffRequest {
  return { ...request, createdAt: createdAt.toISOString(), answeredAt: isoOf(answeredAt) }
}

function isoOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null
}

/**
 * The addresses for a mail to a training's attendees, without cancelled seats and erased persons: alphabetical, without
 * repetitions, ignoring case.
 *
 * @param dateId only those of that date
 * @throws ProblemError 404 training.not_found
 */
export async function getAttendeeEmails(
  db: Database,
  trainingId: string,
  dateId: string | undefined,
): Promise<string[]> {
  const [training, emails] = await Promise.all([
    findTraining(db, trainingId),
    listAttendeeEmails(db, trainingId, dateId),
  ])
  if (!training) throw trainingErrors.notFound()
  const byAddress = new Map(emails.map((email) => [email.toLowerCase(), email]))
  return [...byAddress]
    .filter(([address]) => !isErasedAddress(address))
    .toSorted(([one], [other]) => one.localeCompare(other, 'de'))
    .map(([, email]) => email)
}

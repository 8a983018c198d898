import * as z from 'zod'
import { registrationIdSchema } from '#domain/registration/booking.ts'
import { isErasedAddress } from '#domain/registration/erased-person.ts'
import type { RegistrationDetails } from '#domain/registration/registration-details.ts'
import { registrationStatusSchema } from '#domain/registration/status.ts'
import { hasEnded } from '#domain/training/session-end.ts'
import type { Database } from '../../database/database.ts'
import { trainingErrors } from '../trainings/trainings.errors.ts'
import { findTraining } from '../trainings/trainings.repository.ts'
import {
  findRegistration,
  listAttendeeEmails,
  listMailsOf,
  listSeatsOf,
  listStatusChanges,
} from './registration-details.repository.ts'
import { registrationErrors } from './registrations.errors.ts'

const statusChange = z.object({ from: registrationStatusSchema, to: registrationStatusSchema })

/**
 * Everything that staff see about one registration: seats, the agreed price, changes of status and mails.
 *
 * @throws ProblemError 404 registration.not_found
 */
export async function getRegistrationDetails(
  db: Database,
  id: string,
  now: Date,
): Promise<RegistrationDetails> {
  if (!registrationIdSchema.safeParse(id).success) throw registrationErrors.notFound()
  const found = await findRegistration(db, id)
  if (!found) throw registrationErrors.notFound()
  const [seats, changes, mails] = await Promise.all([
    listSeatsOf(db, id),
    listStatusChanges(db, id),
    listMailsOf(db, id),
  ])
  return {
    ...found.registration,
    createdAt: found.registration.createdAt.toISOString(),
    packageName: found.packageName,
    seats: seats.map(({ endsAt, cancelledAt, ...seat }) => ({
      ...seat,
      isOver: hasEnded(endsAt, now),
      cancelledAt: cancelledAt?.toISOString() ?? null,
    })),
    history: changes.map(({ actor, details, createdAt }) => ({
      ...statusChange.parse(details),
      actor,
      createdAt: createdAt.toISOString(),
    })),
    mails: mails.map(({ notBefore, heldAt, ...mail }) => ({
      ...mail,
      nextAttemptAt: mail.status === 'waiting' ? (notBefore?.toISOString() ?? null) : null,
      heldSince: mail.status === 'waiting' ? (heldAt?.toISOString() ?? null) : null,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
  }
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

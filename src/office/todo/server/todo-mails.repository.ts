import {
  and,
  asc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { OBSOLETE_MAIL } from '#platform/basics/domain/mail-status.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { attendees } from '#shop/booking/server/registrations.schema.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'
import { TODO_NAMED } from '../domain/todo.ts'
import { TOTAL } from './todo.repository.ts'

/**
 * Mails that failed and may still be of use, the oldest first. A test mail is not among them: its result is told where
 * it was sent.
 *
 * @param unrelatedSince only later ones of those that belong to no registration
 */
export function listFailedMails(
  db: Connection,
  { now, unrelatedSince }: { now: Date; unrelatedSince: Date },
) {
  const sessionToCome = db
    .select({ id: attendees.id })
    .from(attendees)
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(
      and(
        eq(attendees.registrationId, mails.registrationId),
        or(isNull(trainingDates.endsAt), gt(trainingDates.endsAt, now)),
      ),
    )
  return list(
    db,
    and(
      eq(mails.status, 'failed'),
      isNull(mails.heldAt),
      // A mail that was erased has none, so it is not listed either.
      ne(mails.template, 'test'),
      not(sql`coalesce(starts_with(${mails.lastError}, ${OBSOLETE_MAIL}), false)`),
      or(
        and(isNull(mails.registrationId), gt(mails.createdAt, unrelatedSince)),
        exists(sessionToCome),
      ),
    ),
  )
}

/** Mails that wait for staff to send them or to give them up, the oldest first. */
export function listHeldMails(db: Connection) {
  return list(db, and(eq(mails.status, 'waiting'), isNotNull(mails.heldAt)))
}

function list(db: Connection, which: SQL | undefined) {
  const { id, recipient, subject, createdAt } = mails
  return db
    .select({ id, recipient, subject, createdAt, total: TOTAL })
    .from(mails)
    .where(which)
    .orderBy(asc(createdAt), asc(id))
    .limit(TODO_NAMED)
}

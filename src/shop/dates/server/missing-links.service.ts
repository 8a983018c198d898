import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import { listDatesWithoutLink } from '#shop/trainings/server/training-dates.repository.ts'
import type { MissingLink } from '../domain/missing-link.ts'
import { LINK_NEEDED_MS } from '../domain/session-reminder.ts'

/** The dates with booked seats that begin within two days and have no meeting link, the next first. */
export async function getMissingLinks(db: Database, now: Date): Promise<MissingLink[]> {
  const rows = await listDatesWithoutLink(db, linkNeededWindow(now))
  return rows.map(({ id, trainingId, title, date, time, seatsTaken }) => ({
    id: trainingId,
    dateId: id,
    title,
    date,
    time,
    seatsTaken,
  }))
}

/**
 * Notifies staff by mail of each of these dates. Safe to run twice, also in several processes: the mail's key names
 * the start of the session, so there is a second mail only for a session that has moved.
 *
 * @param staff the address that is notified; nobody where it is not set
 */
export async function notifyOfMissingLinks(
  db: Database,
  { staff, now }: { staff: string | undefined; now: Date },
): Promise<void> {
  if (!staff) return
  const rows = await listDatesWithoutLink(db, linkNeededWindow(now))
  if (rows.length === 0) return
  await inTransaction(db, (tx) =>
    queueMails(
      tx,
      rows.map((date) => ({
        template: 'session.link_missing.staff',
        data: {
          training: trainingFacts(date),
          dateId: date.id,
          seatsTaken: date.seatsTaken,
          remindedAt: now.toISOString(),
        },
        dedupeKey: `session.link_missing/${date.trainingId}/${date.startsAt?.toISOString()}`,
        recipient: staff,
        registrationId: null,
      })),
    ),
  )
}

function linkNeededWindow(now: Date) {
  return { from: now, until: new Date(now.getTime() + LINK_NEEDED_MS) }
}

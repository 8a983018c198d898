import type { MissingLink } from '#domain/training/missing-link.ts'
import { LINK_NEEDED_MS } from '#domain/training/session-reminder.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMails } from '../mail/mails.repository.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import { listTrainingsWithoutLink, type TrainingRow } from '../trainings/trainings.repository.ts'

/** The trainings with booked seats whose session begins within two days and that have no meeting link, the next first. */
export async function getMissingLinks(db: Database, now: Date): Promise<MissingLink[]> {
  const rows = await listTrainingsWithoutLink(db, linkNeededWindow(now))
  return rows.map(({ id, title, date, time, seatsTaken }) => ({
    id,
    title,
    date,
    time,
    seatsTaken,
  }))
}

/**
 * Notifies staff by mail of each of these sessions. Safe to run twice, also in several processes: the mail's cause names
 * the start of the session, so there is a second mail only for a session that has moved.
 *
 * @param staff the address that is notified; nobody where it is not set
 */
export async function notifyOfMissingLinks(
  db: Database,
  { staff, now }: { staff: string | undefined; now: Date },
): Promise<void> {
  if (!staff) return
  const rows = await listTrainingsWithoutLink(db, linkNeededWindow(now))
  if (rows.length === 0) return
  await inTransaction(db, (tx) =>
    queueMails(
      tx,
      rows.map((training: TrainingRow) => ({
        template: 'session.link_missing.staff',
        data: {
          training: trainingFacts(training),
          seatsTaken: training.seatsTaken,
          remindedAt: now.toISOString(),
        },
        cause: `session.link_missing/${training.id}/${training.startsAt?.toISOString()}`,
        recipient: staff,
        registrationId: null,
      })),
    ),
  )
}

function linkNeededWindow(now: Date) {
  return { from: now, until: new Date(now.getTime() + LINK_NEEDED_MS) }
}

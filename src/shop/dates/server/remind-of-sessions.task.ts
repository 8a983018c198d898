import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { findLiveSince } from '#platform/operation/server/restored-copy.repository.ts'
import { listTakenSeats } from '#shop/booking/server/seats.repository.ts'
import { listDatesBetween, lockDates } from '#shop/trainings/server/training-dates.repository.ts'
import { dueReminder, FIRST_REMINDER_MS } from '../domain/session-reminder.ts'
import { notifyOfMissingLinks } from './missing-links.service.ts'
import { sessionReminderMails } from './session-reminder-mails.ts'

/**
 * Queues the reminders that are due now, and notifies staff of sessions that begin soon without a meeting link. Safe to
 * run twice, even at the same time.
 *
 * @param staff the address that is notified of missing links; undefined for none
 */
export async function remindOfSessions(db: Database, now: Date, staff?: string): Promise<void> {
  await notifyOfMissingLinks(db, { staff, now })
  const liveSince = await findLiveSince(db)
  const until = new Date(now.getTime() + FIRST_REMINDER_MS)
  for (const { id } of await listDatesBetween(db, { from: now, until })) {
    await inTransaction(db, (tx) => remindOfSession(tx, id, { now, liveSince }))
  }
}

/** The date is locked, so that it is not moved and no seat in it is confirmed or cancelled meanwhile. */
async function remindOfSession(
  tx: Transaction,
  id: string,
  { now, liveSince }: { now: Date; liveSince: Date | null },
): Promise<void> {
  const [date] = await lockDates(tx, [id])
  if (!date?.startsAt || date.state === 'cancelled') return
  const { startsAt } = date
  const kind = dueReminder(startsAt, now)
  if (kind === null || (kind === 'day' && wasDueBefore(liveSince, startsAt))) return
  const seats = await listTakenSeats(tx, id)
  await queueMails(tx, sessionReminderMails({ kind, date: { ...date, startsAt }, seats, now }))
}

/**
 * Whether the reminder of the day before was due before a restored copy became the live product. The lost product may
 * have sent it, so it is not sent again. The reminder of the hour before is always sent, because it contains the
 * meeting link.
 */
function wasDueBefore(liveSince: Date | null, startsAt: Date): boolean {
  return liveSince !== null && startsAt.getTime() - FIRST_REMINDER_MS < liveSince.getTime()
}

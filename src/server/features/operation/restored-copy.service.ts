import { berlinDay } from '#domain/calendar-day.ts'
import type { Connection, Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAction } from '../audit-log/audit-log.repository.ts'
import type { MailTemplate } from '../mail/mail-data.ts'
import {
  deleteWaitingMails,
  findRestoredCopy,
  holdWaitingMails,
  lockCopy,
  type RestoredCopy,
  recordLive,
} from './restored-copy.repository.ts'

/** Who the audit log says it was: the operator's command. */
const OPERATOR = 'npm run live'
/** They are queued anew by whoever looks next for sessions that begin soon. */
const REMINDERS: readonly MailTemplate[] = [
  'session.reminder.day',
  'session.reminder.hour',
  'session.link_missing.staff',
]
const PERHAPS_SENT =
  'Wartet: Die Daten wurden aus einer Sicherung wiederhergestellt, in der diese E-Mail noch nicht gesendet war. Vielleicht ging sie danach noch hinaus. Von selbst wird sie nicht gesendet; Sie können sie von Hand senden.'

/** What the database is a copy of; null for the live product. */
export function getRestoredCopy(db: Connection): Promise<RestoredCopy | null> {
  return findRestoredCopy(db)
}

/**
 * Whether the product works on a restored copy: then no mail, no question to the AI service and no visit of a website
 * leaves it. An operator may make it the live product at any moment, so whoever sends something asks each time.
 */
export async function isRestoredCopy(db: Connection): Promise<boolean> {
  return (await findRestoredCopy(db)) !== null
}

/** What became of the mails that waited in the backup. */
export interface WentLive {
  /** Kept for staff, because the product may have sent them after the backup was made. */
  heldMails: number
  /** Reminders, which are made anew where they are still due. */
  droppedReminders: number
}

/**
 * Makes a restored copy the live product. What waited in the backup does not leave by itself; what was written since the
 * restore does. Recorded as "installation.live".
 *
 * @returns null where it is no copy
 */
export async function goLive(db: Database, now: Date): Promise<WentLive | null> {
  return inTransaction(db, async (tx) => {
    await lockCopy(tx)
    const copy = await findRestoredCopy(tx)
    if (!copy) return null
    const { backupMadeAt, restoredAt } = copy
    const droppedReminders = await deleteWaitingMails(tx, REMINDERS, restoredAt)
    const heldMails = await holdWaitingMails(tx, restoredAt, PERHAPS_SENT)
    await recordLive(tx, now)
    await recordAction(tx, {
      actor: OPERATOR,
      action: 'installation.live',
      subjectId: 'installation',
      details: { backupDay: berlinDay(backupMadeAt), heldMails },
    })
    return { heldMails, droppedReminders }
  })
}

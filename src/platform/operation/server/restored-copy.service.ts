import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { MailTemplate } from '#platform/mail/server/mail-data.ts'
import {
  deleteWaitingMails,
  findRestoredCopy,
  holdWaitingMails,
  lockCopy,
  recordLive,
} from './restored-copy.repository.ts'

/** The actor in the audit log for the operator's command. */
const OPERATOR = 'npm run live'
/** They are queued again by the next run of the task `remind-of-sessions`. */
const REMINDERS: readonly MailTemplate[] = [
  'session.reminder.day',
  'session.reminder.hour',
  'session.link_missing.staff',
]
const HELD_REASON =
  'Wartet: Die Daten wurden aus einer Sicherung wiederhergestellt, in der diese E-Mail noch nicht gesendet war. Vielleicht ging sie danach noch hinaus. Von selbst wird sie nicht gesendet; Sie können sie von Hand senden.'

/**
 * Whether the product runs on a restored copy, which sends no mails and makes no requests to the AI service or to
 * websites. An operator can make it the live product at any time, so this is checked before every such action.
 */
export async function isRestoredCopy(db: Connection): Promise<boolean> {
  return (await findRestoredCopy(db)) !== null
}

/** The result for mails that waited in the backup. */
export interface LiveResult {
  /** Held for staff, because they may have been sent after the backup was made. */
  heldMails: number
  /** Deleted reminders; they are created again where they are still due. */
  droppedReminders: number
}

/**
 * Makes a restored copy the live product. Mails that waited in the backup are held; those created since the restore are
 * sent. Recorded as "installation.live".
 *
 * @param tellUntold writes the mails about changes that were not told yet, each with the instant of its change
 * @returns null where it is no copy
 */
export async function makeLive(
  db: Database,
  now: Date,
  tellUntold: () => Promise<void>,
): Promise<LiveResult | null> {
  if (await isRestoredCopy(db)) await tellUntold()
  return inTransaction(db, async (tx) => {
    await lockCopy(tx)
    const copy = await findRestoredCopy(tx)
    if (!copy) return null
    const { backupMadeAt, restoredAt } = copy
    const droppedReminders = await deleteWaitingMails(tx, REMINDERS, restoredAt)
    const heldMails = await holdWaitingMails(tx, restoredAt, HELD_REASON)
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

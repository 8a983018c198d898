import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import type { ChangedBookingFacts } from './change-mail-data.ts'
import { clearWaiting, lockWaitingChanges } from './daily-notice.repository.ts'
import { staffChange } from './staff-change.ts'
import { readStaffNotices } from './staff-notices.service.ts'

/**
 * Queues the mail that tells staff of all changes by bookers and attendees since the last one. None is sent where there
 * are none, or where staff want no such mails by now. Safe to run twice, even at the same time.
 *
 * @param staff the address of staff; undefined for none
 */
export async function sendDailyNotice(
  db: Database,
  now: Date,
  staff: string | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const changes = await lockWaitingChanges(tx)
    if (changes.length === 0) return
    await clearWaiting(tx)
    if (!staff || (await readStaffNotices(tx)) === 'none') return
    const bookings = Map.groupBy(changes, ({ registration }) => registration.id)
    await queueMails(tx, [
      {
        template: 'bookings.changed.staff',
        dedupeKey: `bookings.changed.staff/${now.toISOString()}`,
        recipient: staff,
        registrationId: null,
        data: { bookings: [...bookings].map(([id, ofBooking]) => toFacts(id, ofBooking)) },
      },
    ])
  })
}

function toFacts(
  registrationId: string,
  lines: Awaited<ReturnType<typeof lockWaitingChanges>>,
): ChangedBookingFacts {
  const { reference = '', contactName = '', company = '' } = lines[0]?.registration ?? {}
  const changes = lines.map(({ change, seat }) => staffChange(change, seat ?? undefined))
  return { registrationId, reference, bookerName: contactName, company, changes }
}

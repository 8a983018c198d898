import { fingerprintOf } from '#platform/basics/server/fingerprint.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { type NewMail, queueMails } from '#platform/mail/server/mails.repository.ts'
import { findRestoredCopy } from '#platform/operation/server/restored-copy.repository.ts'
import { listUntold, markTold, storeTold } from '#shop/booking/server/told.repository.ts'
import { readStaffNotices } from '#shop/booking-changes/server/staff-notices.service.ts'
import type { TellSettings } from './plan.ts'
import { planMails } from './plan-mails.ts'
import { lockPresentBooking } from './present-booking.ts'
import { storeSequences } from './sequences.repository.ts'

/**
 * Tells the people of a booking what differs from what they know: in one transaction it compares, writes the mails, and
 * stores what is known then. Safe to run twice, also at the same time: nothing differs the second time.
 */
export async function tell(
  db: Connection,
  registrationId: string,
  { now, ...settings }: TellSettings & { now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const booking = await lockPresentBooking(tx, registrationId, now)
    if (!booking) return
    const notices = await readStaffNotices(tx)
    const { mails, told, sequences } = planMails(booking, { ...settings, notices })
    await storeSequences(tx, sequences)
    await queueMails(tx, await withDates(tx, mails, booking.registration.untoldSince))
    await storeTold(tx, registrationId, told, now)
    await markTold(tx, registrationId)
  })
}

/**
 * In a restored copy, mails about changes that the backup had not told yet have the date of the change: the original may
 * have told them as well, so they are held when the copy becomes live, see `makeLive`.
 */
async function withDates(
  tx: Transaction,
  mails: readonly NewMail[],
  untoldSince: Date | null,
): Promise<NewMail[]> {
  const copy = await findRestoredCopy(tx)
  const isOfBackup = copy && untoldSince && untoldSince < copy.restoredAt
  return mails.map((mail) => ({ ...mail, ...(isOfBackup && { createdAt: untoldSince }) }))
}

/** As {@link tell}, for every booking whose people are still to be told of a change, also where its delay is not over. */
export async function tellUntold(
  db: Database,
  settings: TellSettings & { now: Date },
): Promise<void> {
  for (const id of await listUntold(db)) await tell(db, id, settings)
}

/**
 * The mails that {@link tell} would write about these bookings as they are in this transaction, without what only staff
 * get, and their fingerprint.
 */
export async function planTelling(
  tx: Transaction,
  registrationIds: readonly string[],
  now: Date,
): Promise<{ mails: NewMail[]; fingerprint: string }> {
  const context = { staff: undefined, unconfirmedPerHour: 0, notices: 'none' } as const
  const mails: NewMail[] = []
  for (const id of registrationIds) {
    const booking = await lockPresentBooking(tx, id, now)
    if (booking) mails.push(...planMails(booking, context).mails)
  }
  return {
    mails,
    fingerprint: fingerprintOf(mails.map(({ recipient, data }) => [recipient, data])),
  }
}

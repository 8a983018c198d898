import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { addJobs, removeJobs } from '#platform/mail/server/mails.repository.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'

const WHY_NOT_SENT: Record<Exclude<RegistrationStatus, 'pending'>, string> = {
  confirmed: 'Nicht gesendet, weil die Anmeldung inzwischen bestätigt wurde.',
  cancelled: 'Nicht gesendet, weil die Anmeldung inzwischen abgesagt wurde.',
}

/**
 * Cancels the held receipt of a registration once its status is decided: the mail about the status replaces it. When
 * the decision is revoked, the receipt is held again, unless staff have cancelled or sent it by hand.
 */
export async function updateHeldReceipt(
  tx: Transaction,
  registrationId: string,
  status: RegistrationStatus,
): Promise<void> {
  const rows = await tx
    .update(mails)
    .set(
      status === 'pending'
        ? { status: 'waiting', lastError: null }
        : { status: 'failed', lastError: WHY_NOT_SENT[status] },
    )
    .where(isHeldReceiptOf(registrationId))
    .returning({ id: mails.id })
  const ids = rows.map(({ id }) => id)
  await (status === 'pending' ? addJobs(tx, ids) : removeJobs(tx, ids))
}

/** True while the receipt of the registration is held for staff. */
export async function isReceiptHeld(tx: Transaction, registrationId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isHeldReceiptOf(registrationId), eq(mails.status, 'waiting')))
  return rows.length > 0
}

/**
 * The receipt of the registration that the hourly limit held, if it is still held or was cancelled by a decision. One
 * that is held or was cancelled for another reason, as after a restore or by hand, is left to staff.
 */
function isHeldReceiptOf(registrationId: string) {
  return and(
    eq(mails.registrationId, registrationId),
    eq(mails.template, 'registration.received'),
    isNotNull(mails.heldAt),
    or(isNull(mails.lastError), inArray(mails.lastError, Object.values(WHY_NOT_SENT))),
  )
}

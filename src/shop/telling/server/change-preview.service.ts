import type { Database, Transaction } from '#platform/database/server/database.ts'
import { rolledBack } from '#platform/database/server/transaction.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { listMailsAbout, type NewMail } from '#platform/mail/server/mails.repository.ts'
import { showMails } from '#platform/mail/server/show-mails.ts'
import { registrationIdSchema } from '#shop/booking/domain/booking.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import { editRegistration, revokeLink } from '#shop/booking-changes/server/booking-data.service.ts'
import { cancelSeat, restoreSeat } from '#shop/booking-changes/server/cancellations.service.ts'
import type { ChangeContext } from '#shop/booking-changes/server/change-outcome.ts'
import { answerRequest } from '#shop/booking-changes/server/change-requests.service.ts'
import { changeOrder } from '#shop/booking-changes/server/order.service.ts'
import { editSeat } from '#shop/booking-changes/server/seats.service.ts'
import { changeStatus } from '#shop/booking-changes/server/status.service.ts'
import type { ChangePreview, PlannedChange } from '../domain/change-preview.ts'
import { tell } from './tell.service.ts'

type StaffContext = ChangeContext & { actor: { kind: 'staff' } }

/**
 * The mails that a change of the booking would send, without storing anything: makes the change, tells its people at
 * once, and takes both back.
 *
 * @throws ProblemError 404 registration.not_found, also for a seat or request of another one; otherwise as the change
 */
export async function previewChange(
  db: Database,
  registrationId: string,
  change: PlannedChange,
  { settings, ...context }: StaffContext & { settings: MailSettings },
): Promise<ChangePreview> {
  if (!registrationIdSchema.safeParse(registrationId).success) throw registrationErrors.notFound()
  return rolledBack(db, async (tx) => {
    const before = new Set((await listMailsAbout(tx, registrationId)).map(({ id }) => id))
    const changed = await makeChange(tx, registrationId, change, context)
    if (changed.registrationId !== registrationId) throw registrationErrors.notFound()
    await tell(tx, registrationId, context)
    const after = await listMailsAbout(tx, registrationId)
    const queued = after.filter(({ id }) => !before.has(id))
    const shown = await showMails(tx, queued as NewMail[], { now: context.now, settings })
    return {
      mails: shown.map((mail, index) => ({ ...mail, isHeld: queued[index]?.heldAt != null })),
    }
  })
}

async function makeChange(
  tx: Transaction,
  registrationId: string,
  change: PlannedChange,
  context: StaffContext,
): Promise<{ registrationId: string }> {
  switch (change.kind) {
    case 'edit_registration':
      await editRegistration(tx, registrationId, change.edit, context)
      return { registrationId }
    case 'change_order':
      await changeOrder(tx, registrationId, change.edit, context)
      return { registrationId }
    case 'revoke_link':
      await revokeLink(tx, registrationId, context)
      return { registrationId }
    case 'set_status':
      await changeStatus(tx, registrationId, change, context)
      return { registrationId }
    case 'edit_seat':
      return editSeat(tx, change.seatId, change.edit, context)
    case 'cancel_seat':
      return cancelSeat(tx, change.seatId, { reason: '', keptCents: change.keptCents }, context)
    case 'restore_seat':
      return restoreSeat(tx, change.seatId, context)
    case 'answer_request':
      return answerRequest(tx, change.requestId, change.answer, context)
  }
}

import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { parseMoney } from '#platform/basics/domain/money.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import type { RefundEdit } from '../domain/refund-schema.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { changeBooking, type LockedBooking } from './change-booking.service.ts'
import { type ChangeContext, NO_OUTCOME } from './change-outcome.ts'
import {
  closeOpenRefunds,
  deleteRefund,
  insertRefund,
  listRefunds,
  reopenRefunds,
  updateRefund,
} from './refunds.repository.ts'

type StaffContext = ChangeContext & { actor: { kind: 'staff'; email: string } }

/**
 * Records that money came back for a booking, or, with 0 cents, that none does. Either way it is decided about all seats
 * that are cancelled by now. Nobody gets a mail.
 *
 * @throws ProblemError 422 booking_change.refund_too_high, .refund_in_future; otherwise as {@link changeBooking}
 */
export async function recordRefund(
  db: Database,
  registrationId: string,
  refund: RefundEdit,
  context: StaffContext,
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    change: async (tx, booking) => {
      await requirePossible(tx, booking, { refund, now: context.now })
      await insertRefund(tx, {
        ...refund,
        registrationId,
        recordedBy: context.actor.email,
        createdAt: context.now,
      })
      await closeOpenRefunds(tx, registrationId)
      return audited('registration.refund_recorded', { after: factsOf(refund) })
    },
  })
}

/**
 * Corrects a recorded refund.
 *
 * @throws ProblemError 404 booking_change.refund_not_found; otherwise as {@link recordRefund}
 */
export async function correctRefund(
  db: Database,
  registrationId: string,
  refundId: string,
  { refund, context }: { refund: RefundEdit; context: StaffContext },
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    change: async (tx, booking) => {
      const before = await findRefund(tx, registrationId, refundId)
      await requirePossible(tx, booking, { refund, insteadOf: refundId, now: context.now })
      await updateRefund(tx, refundId, { ...refund, recordedBy: context.actor.email })
      return audited('registration.refund_corrected', {
        before: factsOf(before),
        after: factsOf(refund),
      })
    },
  })
}

/**
 * Removes a recorded refund. It is open again whether money for the cancelled seats comes back.
 *
 * @throws ProblemError 404 booking_change.refund_not_found; otherwise as {@link changeBooking}
 */
export async function removeRefund(
  db: Database,
  registrationId: string,
  refundId: string,
  context: StaffContext,
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    change: async (tx) => {
      const before = await findRefund(tx, registrationId, refundId)
      await deleteRefund(tx, refundId)
      await reopenRefunds(tx, registrationId, context.now)
      return audited('registration.refund_removed', { before: factsOf(before) })
    },
  })
}

async function findRefund(tx: Transaction, registrationId: string, refundId: string) {
  const refund = (await listRefunds(tx, registrationId)).find(({ id }) => id === refundId)
  if (!refund) throw bookingChangeErrors.refundNotFound()
  return refund
}

/** Refuses more than the price in sum, and a day that is still to come. */
async function requirePossible(
  tx: Transaction,
  { registration }: LockedBooking,
  { refund, insteadOf, now }: { refund: RefundEdit; insteadOf?: string; now: Date },
): Promise<void> {
  if (refund.day > berlinDay(now)) throw bookingChangeErrors.refundInFuture()
  const others = (await listRefunds(tx, registration.id)).filter(({ id }) => id !== insteadOf)
  const left = others.reduce((rest, { cents }) => rest - cents, parseMoney(registration.price))
  if (refund.cents > left) throw bookingChangeErrors.refundTooHigh(left)
}

/** Without the reason, which may be about a person: the log stays when the person is erased. */
function factsOf({ cents, day }: Pick<RefundEdit, 'cents' | 'day'>) {
  return { cents, day }
}

function audited(action: string, details: Record<string, unknown>) {
  return { ...NO_OUTCOME, audit: [{ action, details }] }
}

import { displaySum } from '#platform/basics/domain/money.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import type { ReductionEdit } from '../domain/owed-schema.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { changeBooking, type LockedBooking } from './change-booking.service.ts'
import { type ChangeContext, NO_OUTCOME } from './change-outcome.ts'
import { readOwed } from './owed.service.ts'
import {
  deleteReduction,
  insertReduction,
  listReductions,
  updateReduction,
} from './reductions.repository.ts'

type StaffContext = ChangeContext & { actor: { kind: 'staff'; email: string } }

/**
 * Reduces the price of a booking. Nobody gets a mail: the next invoice says it.
 *
 * @throws ProblemError 422 booking_change.reduction_too_high; otherwise as {@link changeBooking}
 */
export async function recordReduction(
  db: Database,
  registrationId: string,
  reduction: ReductionEdit,
  context: StaffContext,
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    change: async (tx, booking) => {
      await requirePossible(tx, booking, reduction)
      await insertReduction(tx, {
        ...reduction,
        registrationId,
        recordedBy: context.actor.email,
        createdAt: context.now,
      })
      return audited('registration.reduction_recorded', { after: reduction })
    },
  })
}

/**
 * Corrects a reduction.
 *
 * @throws ProblemError 404 booking_change.reduction_not_found; otherwise as {@link recordReduction}
 */
export async function correctReduction(
  db: Database,
  registrationId: string,
  reductionId: string,
  { reduction, context }: { reduction: ReductionEdit; context: StaffContext },
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    change: async (tx, booking) => {
      const before = await findReduction(tx, registrationId, reductionId)
      await requirePossible(tx, booking, reduction, before.cents)
      await updateReduction(tx, reductionId, { ...reduction, recordedBy: context.actor.email })
      return audited('registration.reduction_corrected', {
        before,
        after: reduction,
      })
    },
  })
}

/**
 * Removes a reduction.
 *
 * @throws ProblemError 404 booking_change.reduction_not_found; otherwise as {@link changeBooking}
 */
export async function removeReduction(
  db: Database,
  registrationId: string,
  reductionId: string,
  context: StaffContext,
): Promise<void> {
  await changeBooking(db, registrationId, context, {
    change: async (tx) => {
      const before = await findReduction(tx, registrationId, reductionId)
      await deleteReduction(tx, reductionId)
      return audited('registration.reduction_removed', { before })
    },
  })
}

async function findReduction(tx: Transaction, registrationId: string, reductionId: string) {
  const reduction = (await listReductions(tx, registrationId)).find(({ id }) => id === reductionId)
  if (!reduction) throw bookingChangeErrors.reductionNotFound()
  return reduction
}

/** Refuses more than what is owed. @param before the reduction that is corrected, in cents; 0 for a new one */
async function requirePossible(
  tx: Transaction,
  { registration }: LockedBooking,
  { cents }: ReductionEdit,
  before = 0,
): Promise<void> {
  const { lines } = await readOwed(tx, registration)
  const left = lines.reduce(
    (sum, line) => (line.kind === 'surplus' ? sum : sum + line.cents),
    before,
  )
  if (cents > left) throw bookingChangeErrors.reductionTooHigh(Math.max(0, left))
}

/** Without the reason, which may be about a person: the log stays when the person is erased. */
function audited(
  action: string,
  changed: { before?: { cents: number }; after?: { cents: number } },
) {
  const details = Object.fromEntries(
    Object.entries(changed).map(([name, { cents }]) => [
      name,
      { reduction: `${displaySum(cents)} €` },
    ]),
  )
  return { ...NO_OUTCOME, audit: [{ action, details }] }
}

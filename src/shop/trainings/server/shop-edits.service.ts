import type { Transaction } from '#platform/database/server/database.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import { shopOrder } from '../domain/shop-order.ts'
import type { TrainingEdit } from '../domain/training-edit.ts'
import { toOrdered } from './staff-trainings.service.ts'
import { listDates } from './training-dates.repository.ts'
import { trainingErrors } from './trainings.errors.ts'
import type { TrainingRow } from './trainings.repository.ts'

// The part of an edit of a training that says whether and where the shop shows it.

type ShopEdit = Pick<TrainingEdit, 'visible' | 'archived' | 'position'>

/** Whether the edit gives trainings another place. */
export function changesOrder({ archived, position }: ShopEdit): boolean {
  return archived !== undefined || position !== undefined
}

/** The present values of the fields, by their names in an edit. */
export function shopValues({ visible, archivedAt, position }: TrainingRow) {
  return { visible, archived: archivedAt !== null, position }
}

/**
 * The edit with what follows from it: an archived training is hidden, a place after the last one is the
 * last, and no training stands before the ranked ones.
 *
 * @param all all trainings in the order of the shop; needed where the edit changes the order
 */
export function completeShopEdit<Edit extends ShopEdit>(
  all: readonly TrainingRow[],
  before: TrainingRow,
  edit: Edit,
): Edit {
  return {
    ...edit,
    ...(edit.archived === true && edit.visible === undefined && { visible: false }),
    ...(edit.position !== undefined && { position: placeAfter(all, before, edit.position) }),
  }
}

/**
 * Checks an edit that changes something. The caller has locked the training, so that nobody books it meanwhile.
 *
 * @throws ProblemError 409 training.is_archived for an archived training that is to be shown or moved;
 * training.has_booked_dates for one that is to be archived while people hold seats in its dates
 */
export async function requirePossibleShopEdit(
  tx: Transaction,
  before: TrainingRow,
  { edit, now }: { edit: ShopEdit; now: Date },
): Promise<void> {
  const wasArchived = before.archivedAt !== null
  const isArchived = edit.archived ?? wasArchived
  if (isArchived && (edit.visible || edit.position !== undefined)) throw trainingErrors.isArchived()
  if (!isArchived || wasArchived) return
  const dates = await listDates(tx, { trainingId: before.id, state: 'planned' })
  const booked = dates.filter(({ seatsTaken, endsAt }) => seatsTaken > 0 && !hasEnded(endsAt, now))
  if (booked.length > 0) throw trainingErrors.hasBookedDates(booked.map(({ date }) => date))
}

/** The columns that the edit changes, without the position. */
export function shopColumns({ visible, archived }: ShopEdit, now: Date) {
  return { visible, ...(archived !== undefined && { archivedAt: archived ? now : null }) }
}

/** The ids of all trainings in the order after the edit. */
export function orderAfter(
  all: readonly TrainingRow[],
  after: TrainingRow,
  position: number | undefined,
): string[] {
  return shopOrder(all.map(toOrdered), toOrdered(after), position)
}

/** The place that a training in use really gets. */
function placeAfter(all: readonly TrainingRow[], before: TrainingRow, position: number): number {
  const placed = { id: before.id, archived: false }
  return shopOrder(all.map(toOrdered), placed, position).indexOf(before.id) + 1
}

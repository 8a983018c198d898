import { SHOP_TEXT_LABELS } from '#office/page-texts/domain/shop-text-labels.ts'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { changesOf, storeEdit } from '#platform/editing/server/edits.service.ts'
import type { InitialContent } from '#shop/initial-content/domain/initial-content.ts'
import { isRanked, RANKED } from '#shop/trainings/domain/shop-order.ts'
import { editTraining } from '#shop/trainings/server/training-edits.service.ts'
import {
  insertTraining,
  listTrainings,
  lockTraining,
  storeOrder,
  type TrainingRow,
  updateTraining,
} from '#shop/trainings/server/trainings.repository.ts'
import { addChange, addLine, labelsOf, type SiteImportRun } from './import-run.ts'

type FileTraining = InitialContent['trainings'][number]

const TRAINING_LABELS = {
  ...SHOP_TEXT_LABELS.training,
  visible: 'Sichtbarkeit',
  archived: 'Archiv',
  colorScheme: 'Farben',
}

/**
 * Trainings of the file are created, or replace the texts, pictures and colours of those with the same id. None is
 * deleted, and none that the site uses is archived: that would end its waiting list.
 */
export async function importTrainings(run: SiteImportRun): Promise<void> {
  const { tx, content, choices, context, hooks } = run
  const present = await listTrainings(tx)
  for (const training of content.trainings) {
    const before = present.find(({ id }) => id === training.id)
    if (before) await changeTraining(run, before, training)
    else await createTraining(run, training, present.length)
  }
  for (const { id, title, visible } of present) {
    if (content.trainings.some((one) => one.id === id)) continue
    const isHidden = choices.hideTrainings && visible
    if (isHidden) await editTraining(tx, id, { visible: false }, context, hooks)
    addLine(run, 'trainings', title, isHidden ? 'hidden' : 'stays')
  }
  await orderTrainings(run)
}

async function createTraining(
  run: SiteImportRun,
  { dates: _, archived, visible, ...texts }: FileTraining,
  after: number,
): Promise<void> {
  const { tx, context } = run
  const archivedAt = archived ? context.now : null
  await insertTraining(tx, {
    ...texts,
    archivedAt,
    visible: visible && !archived,
    position: after + 1,
  })
  await recordAction(tx, {
    actor: context.actor,
    action: 'training.created',
    subjectId: texts.id,
    details: { title: texts.title },
  })
  addLine(run, 'trainings', texts.title, 'new')
}

async function changeTraining(
  run: SiteImportRun,
  before: TrainingRow,
  { id, dates: _, archived, visible, colorScheme, ...texts }: FileTraining,
): Promise<void> {
  const { tx, context, hooks } = run
  const isShown = visible && !archived
  const edit = {
    ...texts,
    visible: isShown,
    ...(isShown && before.archivedAt !== null && { archived: false }),
  }
  const values = { ...before, archived: before.archivedAt !== null }
  const changes = [
    ...changesOf(values, edit),
    ...changesOf({ colorScheme: before.colorScheme }, { colorScheme }),
  ]
  if (changes.some(({ field }) => field !== 'colorScheme'))
    await editTraining(tx, id, edit, context, hooks)
  await changeColors(run, id, colorScheme)
  addChange(run, 'trainings', texts.title, labelsOf(changes, TRAINING_LABELS))
}

/** The colours of a training have no editor; their edits are in its history all the same. */
async function changeColors(
  { tx, context }: SiteImportRun,
  id: string,
  colorScheme: TrainingRow['colorScheme'],
): Promise<void> {
  const before = await lockTraining(tx, id)
  if (!before) return
  const changes = changesOf({ colorScheme: before.colorScheme }, { colorScheme })
  if (changes.length === 0) return
  const version = before.version + 1
  await updateTraining(tx, id, { colorScheme, version })
  await storeEdit(tx, { subject: 'training', subjectId: id, version, changes }, context)
}

/** The order of the file, then the trainings that are on the site only, then the archived ones. */
async function orderTrainings(run: SiteImportRun): Promise<void> {
  const { tx, content, context } = run
  const present = await listTrainings(tx)
  const placeOf = ({ id }: TrainingRow) => {
    const place = content.trainings.findIndex((one) => one.id === id)
    return place === -1 ? content.trainings.length : place
  }
  const rankOf = ({ id }: TrainingRow) => (isRanked(id) ? RANKED.indexOf(id) : RANKED.length)
  const ordered = present.toSorted(
    (one, other) =>
      Number(one.archivedAt !== null) - Number(other.archivedAt !== null) ||
      (one.archivedAt === null && rankOf(one) - rankOf(other)) ||
      placeOf(one) - placeOf(other),
  )
  const ids = ordered.map(({ id }) => id)
  const known = present.filter(({ id, position }) => ids.indexOf(id) + 1 !== position)
  if (known.length === 0) return
  await storeOrder(tx, ids)
  const isMoved = present.map(({ id }) => id).join() !== ids.join()
  if (!isMoved) return
  for (const { id, position, version } of known) {
    const after = ids.indexOf(id) + 1
    await updateTraining(tx, id, { version: version + 1 })
    const changes = [{ field: 'position', before: position, after }]
    await storeEdit(
      tx,
      { subject: 'training', subjectId: id, version: version + 1, changes },
      context,
    )
  }
  addLine(run, 'trainings', 'Reihenfolge', 'changed')
}

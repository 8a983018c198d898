import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { isUniqueViolation } from '#platform/database/server/database-errors.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { changesOf, type EditContext } from '#platform/editing/server/edits.service.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import { discountText } from '../domain/discount-code.ts'
import {
  codeIdSchema,
  type DiscountCodeEdit,
  type StaffDiscountCode,
} from '../domain/discount-code-schema.ts'
import { discountCodeErrors } from './discount-codes.errors.ts'
import {
  type CountedCode,
  countUses,
  type DiscountCodeRow,
  deleteDiscountCode,
  insertDiscountCode,
  isRedeemed,
  listDiscountCodes,
  lockDiscountCodeById,
  updateDiscountCode,
} from './discount-codes.repository.ts'

type EditedBy = Pick<EditContext, 'actor' | 'now'>

/** All codes, the newest first, with how often each was redeemed. */
export async function getDiscountCodes(db: Connection): Promise<StaffDiscountCode[]> {
  return (await listDiscountCodes(db)).map(toAnswer)
}

/**
 * Creates a code.
 *
 * @throws ProblemError 409 discount_code.exists; 422 discount_code.unknown_package
 */
export function createDiscountCode(
  db: Database,
  edit: DiscountCodeEdit,
  { actor, now }: EditedBy,
): Promise<StaffDiscountCode> {
  return inTransaction(db, async (tx) => {
    await requirePackages(tx, edit)
    const created = await storing(edit, () => insertDiscountCode(tx, { ...edit, createdAt: now }))
    const details = { after: recorded(edit) }
    await record(tx, 'discount_code.created', created, { actor, details })
    return toAnswer({ ...created, uses: 0, isUsed: false })
  })
}

/**
 * Changes a code. Bookings that have redeemed it keep what it took off.
 *
 * @throws ProblemError 404 discount_code.not_found; 409 .exists; 412 .changed_meanwhile with the present values when
 * another version was expected; 422 .unknown_package
 */
export function changeDiscountCode(
  db: Database,
  id: string,
  edit: DiscountCodeEdit,
  { actor, expected }: Pick<EditContext, 'actor' | 'expected'>,
): Promise<StaffDiscountCode> {
  return inTransaction(db, async (tx) => {
    const before = await locked(tx, id)
    if (expected !== null && !expected.has(before.version)) {
      const current = { version: before.version, values: valuesOf(before) }
      throw discountCodeErrors.changedMeanwhile({ ...current, editedBy: null, editedAt: null })
    }
    await requirePackages(tx, edit)
    const changes = changesOf(valuesOf(before), edit)
    const after =
      changes.length === 0
        ? before
        : await storing(edit, () =>
            updateDiscountCode(tx, id, { ...edit, version: before.version + 1 }),
          )
    if (changes.length > 0) {
      const details = { before: recorded(valuesOf(before)), after: recorded(edit) }
      await record(tx, actionOf(before, changes), after, { actor, details })
    }
    const uses = await countUses(tx, id)
    return toAnswer({ ...after, uses, isUsed: await isRedeemed(tx, id) })
  })
}

/**
 * Deletes a code that no booking has redeemed.
 *
 * @returns the code as it was
 * @throws ProblemError 404 discount_code.not_found; 409 discount_code.is_used
 */
export function removeDiscountCode(
  db: Database,
  id: string,
  actor: string,
): Promise<StaffDiscountCode> {
  return inTransaction(db, async (tx) => {
    const before = await locked(tx, id)
    if (await isRedeemed(tx, id)) throw discountCodeErrors.isUsed()
    await deleteDiscountCode(tx, id)
    const details = { before: recorded(valuesOf(before)) }
    await record(tx, 'discount_code.deleted', before, { actor, details })
    return toAnswer({ ...before, uses: 0, isUsed: false })
  })
}

async function locked(tx: Transaction, id: string): Promise<DiscountCodeRow> {
  const row = codeIdSchema.safeParse(id).success ? await lockDiscountCodeById(tx, id) : undefined
  if (!row) throw discountCodeErrors.notFound()
  return row
}

async function requirePackages(tx: Transaction, { packageIds }: DiscountCodeEdit): Promise<void> {
  const known = new Set((await listPackages(tx)).map(({ id }) => id))
  if (packageIds.some((id) => !known.has(id))) throw discountCodeErrors.unknownPackage()
}

async function storing(
  { code }: DiscountCodeEdit,
  store: () => Promise<DiscountCodeRow>,
): Promise<DiscountCodeRow> {
  try {
    return await store()
  } catch (error) {
    if (isUniqueViolation(error, 'discount_codes_code_is_unique'))
      throw discountCodeErrors.exists(code)
    throw error
  }
}

/** Switching on or off is an act of its own. */
function actionOf({ isActive }: DiscountCodeRow, changes: ReturnType<typeof changesOf>): string {
  if (changes.length > 1 || changes[0]?.field !== 'isActive') return 'discount_code.updated'
  return isActive ? 'discount_code.switched_off' : 'discount_code.switched_on'
}

async function record(
  tx: Transaction,
  action: string,
  { id }: DiscountCodeRow,
  { actor, details }: { actor: string; details: Record<string, unknown> },
): Promise<void> {
  await recordAction(tx, { actor, action, subjectId: id, details })
}

function valuesOf(row: DiscountCodeRow): DiscountCodeEdit {
  const { code, note, kind, value, firstDay, lastDay, packageIds, maxUses } = row
  const { isOncePerCompany, isActive } = row
  const limits = { firstDay, lastDay, packageIds, maxUses, isOncePerCompany }
  return { code, note, kind, value, ...limits, isActive }
}

/** Without the note, which may be about a person: the log outlives it. */
function recorded({ note: _note, kind, value, ...values }: DiscountCodeEdit) {
  return { ...values, discount: discountText({ kind, value }) }
}

function toAnswer(row: CountedCode): StaffDiscountCode {
  const { id, version, uses, isUsed, createdAt } = row
  return { ...valuesOf(row), id, version, uses, isUsed, createdAt: createdAt.toISOString() }
}

import type { Connection } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import {
  changesOf,
  type EditContext,
  requireVersion,
  storeEdit,
} from '#platform/editing/server/edits.service.ts'
import type { Package } from '../domain/package.ts'
import type { BasePriceEdit, PackageEdit } from '../domain/package-edit.ts'
import { packageErrors } from './packages.errors.ts'
import { lockPackage, type PackageRow, updatePackage } from './packages.repository.ts'
import { getPackages } from './packages.service.ts'

/**
 * Edits a package's texts, its base price or its number of seats, in one transaction with its revisions and the audit log.
 *
 * @throws ProblemError 404 package.not_found; 412 content.changed_meanwhile
 */
export async function editPackage(
  db: Connection,
  id: string,
  edit: PackageEdit & Partial<BasePriceEdit & Pick<PackageRow, 'trainingsCount'>>,
  context: EditContext,
): Promise<Package> {
  return inTransaction(db, async (tx) => {
    const before = await lockPackage(tx, id)
    if (!before) throw packageErrors.notFound()
    const { version } = before
    const subject = { subject: 'package' as const, subjectId: id }
    await requireVersion(tx, { ...subject, version, values: before, edit }, context.expected)
    const changes = changesOf(before, edit)
    if (changes.length > 0) {
      await updatePackage(tx, id, { ...edit, version: version + 1 })
      await storeEdit(tx, { ...subject, version: version + 1, changes }, context)
    }
    const packages = await getPackages(tx, context.now)
    const pkg = packages.find((one) => one.id === id)
    if (!pkg) throw packageErrors.notFound()
    return pkg
  })
}

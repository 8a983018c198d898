import { asc, eq } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { packages } from './prices.schema.ts'

export type PackageRow = typeof packages.$inferSelect

/** All packages, by number of trainings, ascending. */
export function listPackages(db: Connection) {
  return db.select().from(packages).orderBy(asc(packages.trainingsCount), asc(packages.id))
}

/** The names of all packages, by id. */
export async function findPackageNames(db: Connection): Promise<Map<string, string>> {
  const rows = await listPackages(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findPackage(db: Connection, id: string): Promise<PackageRow | undefined> {
  const [row] = await db.select().from(packages).where(eq(packages.id, id))
  return row
}

/** Locks the package until the end of the transaction. */
export async function lockPackage(tx: Transaction, id: string): Promise<PackageRow | undefined> {
  const [row] = await tx.select().from(packages).where(eq(packages.id, id)).for('no key update')
  return row
}

export async function updatePackage(
  tx: Transaction,
  id: string,
  values: { [Name in keyof PackageRow]?: PackageRow[Name] | undefined },
): Promise<void> {
  await tx.update(packages).set(values).where(eq(packages.id, id))
}

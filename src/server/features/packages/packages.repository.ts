import { asc } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import { packages } from '../../database/schema/packages.ts'

export type PackageRow = typeof packages.$inferSelect

/** All packages, the smallest first. */
export function listPackages(db: Connection): Promise<PackageRow[]> {
  return db.select().from(packages).orderBy(asc(packages.trainingsCount), asc(packages.id))
}

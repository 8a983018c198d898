import { desc } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { images } from '#platform/editing/server/content.schema.ts'

export type ImageRow = typeof images.$inferSelect

/** All uploaded pictures, the newest first. */
export function listImages(db: Connection): Promise<ImageRow[]> {
  return db.select().from(images).orderBy(desc(images.createdAt), desc(images.id))
}

export async function insertImage(tx: Transaction, row: ImageRow): Promise<void> {
  await tx.insert(images).values(row)
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { contentItems } from './content.schema.ts'

export type ContentRow = typeof contentItems.$inferSelect

export function listContentItems(db: Connection): Promise<ContentRow[]> {
  return db.select().from(contentItems).orderBy(asc(contentItems.section), asc(contentItems.key))
}

export function listSection(db: Connection, section: string): Promise<ContentRow[]> {
  return db.select().from(contentItems).where(eq(contentItems.section, section))
}

export function listSections(db: Connection, sections: readonly string[]): Promise<ContentRow[]> {
  return db
    .select()
    .from(contentItems)
    .where(inArray(contentItems.section, [...sections]))
}

/** Deletes all texts of a section. @returns their keys */
export async function deleteSection(tx: Transaction, section: string): Promise<string[]> {
  const rows = await tx
    .delete(contentItems)
    .where(eq(contentItems.section, section))
    .returning({ key: contentItems.key })
  return rows.map(({ key }) => key)
}

/**
 * Locks the text until the end of the transaction. An advisory lock, because a text that is not stored yet has no row
 * to lock.
 */
export async function lockContentItem(
  tx: Transaction,
  { section, key }: Pick<ContentRow, 'section' | 'key'>,
): Promise<ContentRow | undefined> {
  const name = `content/${section}/${key}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const [row] = await tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.section, section), eq(contentItems.key, key)))
  return row
}

/** Inserts the text, or replaces the stored one. */
export async function putContentItem(tx: Transaction, row: ContentRow): Promise<void> {
  const { section: _, key: __, ...values } = row
  await tx
    .insert(contentItems)
    .values(row)
    .onConflictDoUpdate({ target: [contentItems.section, contentItems.key], set: values })
}

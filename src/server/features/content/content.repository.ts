import { asc } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import { contentItems } from '../../database/schema/content.ts'

export type ContentRow = typeof contentItems.$inferSelect

export function listContentItems(db: Connection): Promise<ContentRow[]> {
  return db.select().from(contentItems).orderBy(asc(contentItems.section), asc(contentItems.key))
}

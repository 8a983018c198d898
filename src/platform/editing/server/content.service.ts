import type { Database } from '#platform/database/server/database.ts'
import type { ContentItem } from '../domain/content-item.ts'
import { listContentItems } from './content.repository.ts'

/** Every stored text of the public pages; it replaces a default in the code. */
export async function getContent(db: Database): Promise<ContentItem[]> {
  const rows = await listContentItems(db)
  return rows.map(toContentItem)
}

/** A stored text in the form of the public list. */
export function toContentItem(row: Omit<ContentItem, 'contentType'>): ContentItem {
  const { section, key, content, version } = row
  return { section, key, contentType: 'text', content, version }
}

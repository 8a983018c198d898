import * as z from 'zod'

/** One editable text of a public page. */
export const contentItemSchema = z.object({
  section: z.string(),
  key: z.string(),
  contentType: z.literal('text'),
  content: z.string(),
  version: z.int(),
})
export type ContentItem = z.infer<typeof contentItemSchema>

/** A stored text in the form of the public list. */
export function toContentItem(row: Omit<ContentItem, 'contentType'>): ContentItem {
  const { section, key, content, version } = row
  return { section, key, contentType: 'text', content, version }
}

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

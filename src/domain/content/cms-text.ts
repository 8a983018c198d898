import * as z from 'zod'

/** An editable text of a public page as staff see it listed: what stands there, and what would stand there by default. */
export const cmsTextSchema = z.object({
  section: z.string(),
  /** "Trainings-Übersicht", or the training's title. */
  sectionTitle: z.string(),
  key: z.string(),
  label: z.string(),
  /** The default text; null for a stored text that no page shows any more. */
  fallback: z.string().nullable(),
  /** What staff wrote; null where the default stands. */
  content: z.string().nullable(),
  /** 0 where nothing is stored. */
  version: z.int(),
  /** True when the default has changed since staff wrote their own text. */
  isDefaultNewer: z.boolean(),
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
})
export type CmsText = z.infer<typeof cmsTextSchema>

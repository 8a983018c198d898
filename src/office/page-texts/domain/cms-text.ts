import * as z from 'zod'

/** An editable text of a public page in the list for staff: the stored text and its default. */
export const cmsTextSchema = z.object({
  section: z.string(),
  /** "Trainings-Übersicht", or the training's title. */
  sectionTitle: z.string(),
  key: z.string(),
  label: z.string(),
  /** The default text; null for a stored text that no page shows any longer. */
  fallback: z.string().nullable(),
  /** The text that staff wrote; null where the default is shown. */
  content: z.string().nullable(),
  /** 0 where nothing is stored. */
  version: z.int(),
  /** True when the default has changed since staff wrote their own text. */
  isDefaultNewer: z.boolean(),
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
})
export type CmsText = z.infer<typeof cmsTextSchema>

import * as z from 'zod'

export const REVISION_SUBJECTS = ['content', 'training', 'package'] as const
export const revisionSubjectSchema = z.enum(REVISION_SUBJECTS)
export type RevisionSubject = z.infer<typeof revisionSubjectSchema>

/** One edit of one field: who, when, before, after. A value is a text, a list of texts, or null for none. */
export const revisionSchema = z.object({
  id: z.uuid(),
  subject: revisionSubjectSchema,
  /** A training's or package's id; "section/key" of a content item. */
  subjectId: z.string(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** The subject's version that this edit made. */
  version: z.int(),
  editedBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Revision = z.infer<typeof revisionSchema>

/** What a refused edit (412) tells of the subject as it is now, so that the editor can show both. */
export const currentValuesSchema = z.object({
  version: z.int(),
  /** By field, those that the refused edit wanted to change. */
  values: z.record(z.string(), z.unknown()),
  /** Who edited it last, and when; null where nobody has. */
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
})
export type CurrentValues = z.infer<typeof currentValuesSchema>

import * as z from 'zod'
import { pageLimit } from '../page-limit.ts'
import { line } from '../text.ts'

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
  /** Who edited one of these fields last, and when; null where nobody has. */
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
})
export type CurrentValues = z.infer<typeof currentValuesSchema>

/** Revisions of one answer at most, and without a wish. */
const PAGE_MAX = 200
const PAGE_DEFAULT = 50

/** Which revisions, the newest first. Every filter that is given has to hold. */
export const revisionQuerySchema = z.object({
  subject: revisionSubjectSchema.optional(),
  subjectId: line(250).optional(),
  field: line(100).optional(),
  limit: pageLimit(PAGE_MAX).default(PAGE_DEFAULT),
  /** Where the page begins, as the header Next-Cursor of the one before said. */
  cursor: z.string().max(300).optional(),
})
export type RevisionQuery = z.infer<typeof revisionQuerySchema>

/** The `subjectId` of a content item's revisions. */
export function contentSubjectId(section: string, key: string): string {
  return `${section}/${key}`
}

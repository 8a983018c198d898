import * as z from 'zod'
import { pageLimit } from '#platform/basics/domain/page-limit.ts'
import { line } from '#platform/basics/domain/text.ts'

export const REVISION_SUBJECTS = ['content', 'training', 'package', 'mail_text', 'setting'] as const
export const revisionSubjectSchema = z.enum(REVISION_SUBJECTS)
export type RevisionSubject = z.infer<typeof revisionSubjectSchema>

/** One edit of one field: by whom, when, and both values. A value is a text, a list of texts, or null for none. */
export const revisionSchema = z.object({
  id: z.uuid(),
  subject: revisionSubjectSchema,
  /** A training's or package's id; "section/key" for a content item; a mail's template; a setting's name. */
  subjectId: z.string(),
  field: z.string(),
  /** Of a training's field that belongs to one of its dates: that date. */
  dateId: z.uuid().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** The version of the subject after this edit. */
  version: z.int(),
  /** Of a text of a page that has drafts: the publication with which visitors saw it. */
  publicationId: z.uuid().nullable(),
  editedBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Revision = z.infer<typeof revisionSchema>

/** Revisions in one answer: the upper limit, and the number without a `limit`. */
const PAGE_MAX = 200
const PAGE_DEFAULT = 50

/** Filters of the revisions; the newest come first. All given filters must match. */
export const revisionQuerySchema = z.object({
  subject: revisionSubjectSchema.optional(),
  subjectId: line(250).optional(),
  field: line(100).optional(),
  /** A date's id: edits of the training's fields that belong to it. */
  date: z.uuid().optional(),
  limit: pageLimit(PAGE_MAX).default(PAGE_DEFAULT),
  /** Where the page begins: the Next-Cursor header of the previous page. */
  cursor: z.string().max(300).optional(),
})
export type RevisionQuery = z.infer<typeof revisionQuerySchema>

/** The `subjectId` of a content item's revisions. */
export function contentSubjectId(section: string, key: string): string {
  return `${section}/${key}`
}

import * as z from 'zod'
import { pageLimit } from '#platform/basics/domain/page-limit.ts'
import { line } from '#platform/basics/domain/text.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'

/** What has texts with a history: pages in both languages, trainings with the texts of their pages, packages. */
export const HISTORY_KINDS = ['page', 'training', 'package'] as const
const historyKindSchema = z.enum(HISTORY_KINDS)
export type HistoryKind = z.infer<typeof historyKindSchema>

const PAGE_MAX = 100
const PAGE_DEFAULT = 20

/** Filters of the history; the newest comes first. All given filters must match. */
export const historyQuerySchema = z.object({
  kind: historyKindSchema.optional(),
  /** The key of a page, or the id of a training or package; "trainings" for the page that lists them. */
  subject: line(200).optional(),
  /** One text of the training pages: "section/key". */
  text: line(250).optional(),
  /** The e-mail of an administrator. */
  person: line(254).optional(),
  limit: pageLimit(PAGE_MAX).default(PAGE_DEFAULT),
  /** Where the page begins: the Next-Cursor header of the previous page. */
  cursor: z.string().max(300).optional(),
})
export type HistoryQuery = z.infer<typeof historyQuerySchema>

const changeSchema = z.object({
  field: z.string(),
  label: z.string(),
  /** A text, a list of texts, or null for none. */
  before: z.unknown(),
  after: z.unknown(),
  /** What it is now. */
  present: z.unknown(),
})

/** An edit of the shop's texts, or a publication of a page. */
export const historyEntrySchema = z.object({
  id: z.uuid(),
  kind: historyKindSchema,
  /** "Kontakt (Deutsch)", or the name of the training or package; its id where it is gone. */
  title: z.string(),
  editedBy: z.string(),
  createdAt: z.iso.datetime(),
  /** What was published: its changes are read one publication at a time. */
  publication: z
    .object({
      id: z.uuid(),
      page: z.string(),
      language: z.enum(LANGUAGES),
      editedOn: z.string(),
      texts: z.int(),
      /** Visitors see the page as it was then. */
      isLatest: z.boolean(),
    })
    .nullable(),
  /** What was edited at once: a text of the training pages, a training, or a package. */
  edit: z
    .object({
      subject: z.enum(['content', 'training', 'package']),
      subjectId: z.string(),
      /** That of ETag, for If-Match; null for what is gone or on no page any more. */
      version: z.int().nullable(),
      changes: z.array(changeSchema),
    })
    .nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>
export type ListedPublication = NonNullable<HistoryEntry['publication']>
export type ShopEdit = NonNullable<HistoryEntry['edit']>

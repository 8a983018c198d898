import * as z from 'zod'
import { line, optionalText } from '#platform/basics/domain/text.ts'
import { CONTENT_MAX_LENGTH } from '#site/pages/domain/content-problem.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'

const languageSchema = z.enum(LANGUAGES)
const keySchema = line(200)
const TEXT_MAX_LENGTH = Math.max(...Object.values(CONTENT_MAX_LENGTH))
/** More than any page has. */
const TEXTS_MAX = 2000

/** A page in one language, in a path. */
export const pagePlaceSchema = z.object({ page: z.string(), language: languageSchema })
export type PagePlace = z.infer<typeof pagePlaceSchema>

export const publicationSchema = z.object({
  id: z.uuid(),
  publishedBy: z.string(),
  publishedAt: z.iso.datetime(),
})
export type Publication = z.infer<typeof publicationSchema>

/** A page in one language, in the list of pages. */
export const listedPageSchema = z.object({
  page: z.string(),
  language: languageSchema,
  label: z.string(),
  /** Its public address; null for texts that are on several pages. */
  path: z.string().nullable(),
  /** The page in whose editor the texts are: itself, or the first one that shows them. */
  editedOn: z.string(),
  /** Texts without lists, those with a draft, those that drift, and those that still are the product's samples. */
  counts: z.object({ texts: z.int(), drafts: z.int(), drifting: z.int(), samples: z.int() }),
  lastPublication: publicationSchema.nullable(),
})
export type ListedPage = z.infer<typeof listedPageSchema>

/** A text of a page as staff edit it. What the fields of its schema mean: `PageContent`. */
export const staffTextSchema = z.object({
  key: z.string(),
  kind: z.enum(['line', 'paragraph', 'picture', 'list']),
  label: z.string(),
  values: z.array(z.string()),
  isOptional: z.boolean(),
  items: z.array(z.object({ list: z.string(), id: z.string() })),
  list: z.object({ each: z.string(), least: z.int(), most: z.int() }).nullable(),
  sample: z.string().nullable(),
  /** That of ETag, for If-Match: of the draft if there is one, else of the published text. */
  version: z.int(),
  /** Null where the sample is shown, or an added item has nothing yet. */
  published: z.object({ content: z.string(), version: z.int() }).nullable(),
  draft: z
    .object({
      content: z.string(),
      version: z.int(),
      editedBy: z.string(),
      editedAt: z.iso.datetime(),
      /** Proposed by the AI service, and accepted by nobody yet. */
      isProposal: z.boolean(),
    })
    .nullable(),
  /** The other language; null where it has no such text. */
  other: z
    .object({
      /** What is published there, or the sample. */
      content: z.string(),
      draft: z.string().nullable(),
      /** What it said when this text was written or confirmed, if this text drifts. */
      was: z.string().nullable(),
    })
    .nullable(),
})
export type StaffText = z.infer<typeof staffTextSchema>

/** A page in one language as staff edit it; its texts are in the order of the page. */
export const staffPageSchema = listedPageSchema
  .pick({ page: true, language: true, label: true, path: true })
  .extend({ texts: z.array(staffTextSchema) })
export type StaffPage = z.infer<typeof staffPageSchema>

/** A text whose translation the AI service proposes. */
export const proposalSchema = z.strictObject({ key: keySchema })

export const draftEditSchema = z.strictObject({
  key: keySchema,
  content: optionalText(TEXT_MAX_LENGTH),
})
export type DraftEdit = z.infer<typeof draftEditSchema>

/** "Passt noch": a text needs no change although the other language has changed. */
export const confirmationSchema = z.strictObject({
  key: keySchema,
  /** The words of the other language that the editor saw. */
  other: z.string().max(TEXT_MAX_LENGTH),
})
export type Confirmation = z.infer<typeof confirmationSchema>

/** Drafts as somebody has seen them. */
const seenDraftsSchema = z
  .array(z.strictObject({ key: keySchema, version: z.int().min(0) }))
  .max(TEXTS_MAX)
export type SeenDrafts = z.infer<typeof seenDraftsSchema>

export const draftsSeenSchema = z.strictObject({ drafts: seenDraftsSchema })

export const publishSchema = z.strictObject({
  languages: z
    .array(z.strictObject({ language: languageSchema, drafts: seenDraftsSchema.min(1) }))
    .min(1)
    .max(LANGUAGES.length)
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
      error: 'Jede Sprache kann einmal vorkommen.',
    }),
})
export type Publish = z.infer<typeof publishSchema>

/** A page as it was with a publication. */
export const publishedPageSchema = publicationSchema.extend({
  /** What that publication changed; `before` is null for a text that was new. */
  changes: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
  /** Every text then, in the order of the page. */
  texts: z.array(
    staffTextSchema.pick({ key: true, kind: true, label: true }).extend({ content: z.string() }),
  ),
})
export type PublishedPage = z.infer<typeof publishedPageSchema>

/** A text that waits for its translation. */
export const translationSchema = z.object({
  page: z.string(),
  pageLabel: z.string(),
  editedOn: z.string(),
  language: languageSchema,
  key: z.string(),
  kind: staffTextSchema.shape.kind,
  label: z.string(),
  content: z.string(),
  /** A draft of it, which waits to be published. */
  draft: staffTextSchema.shape.draft
    .unwrap()
    .pick({ content: true, version: true, isProposal: true })
    .nullable(),
  /** The other language now, and when this text was written or confirmed. */
  other: z.string(),
  was: z.string(),
})
export type Translation = z.infer<typeof translationSchema>

import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, jsonValue } from '#platform/database/server/columns.ts'
import { REVISION_SUBJECTS } from '../domain/revision.ts'

export const contentItems = pgTable(
  'content_items',
  {
    section: text('section').notNull(),
    key: text('key').notNull(),
    content: text('content').notNull(),
    /** The default text at the time of the edit. Where the default has changed since, staff should review the text. */
    basedOnDefault: text('based_on_default'),
    /** The words of the other language when these were written or confirmed; null where there were none to see. */
    translatedFrom: text('translated_from'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (item) => [primaryKey({ columns: [item.section, item.key] })],
)

/** The texts of pages that staff have written and not published yet. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    section: text('section').notNull(),
    key: text('key').notNull(),
    /** Null once the draft is discarded. The row stays, so that no version of the text occurs twice. */
    content: text('content'),
    /** The version of the published text that it was written against. */
    basedOn: integer('based_on').notNull(),
    /** The words of the other language that its editor saw, a draft before a published text. */
    translatedFrom: text('translated_from'),
    /** Continues the version of the published text, which takes it over. */
    version: integer('version').notNull(),
    /** Proposed by the AI service, and accepted by nobody yet. */
    isProposal: boolean('is_proposal').notNull().default(false),
    editedBy: text('edited_by').notNull(),
    editedAt: instant('edited_at').notNull(),
  },
  (draft) => [primaryKey({ columns: [draft.section, draft.key] })],
)

/** Each time drafts of a page in one language were published. What changed are its revisions. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    section: text('section').notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (publication) => [
    index('publications_of_section').on(
      publication.section,
      publication.publishedAt.desc().nullsFirst(),
    ),
  ],
)

/** Every edit of a text: who, when, before, after. Every edit is stored here. */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    subject: text('subject', { enum: REVISION_SUBJECTS }).notNull(),
    /** A training's or package's id; "section/key" of a content item. */
    subjectId: text('subject_id').notNull(),
    field: text('field').notNull(),
    /** Of a training's field that belongs to one of its dates: that date. */
    dateId: uuid('date_id'),
    before: jsonValue('before'),
    after: jsonValue('after').notNull(),
    /** The subject's version after this edit. */
    version: integer('version').notNull(),
    /** Of a text of a page: the publication with which visitors saw it. */
    publicationId: uuid('publication_id').references(() => publications.id),
    editedBy: text('edited_by').notNull(),
    createdAt: createdAt(),
  },
  (revision) => [
    index('revisions_of_subject').on(
      revision.subject,
      revision.subjectId,
      revision.createdAt.desc().nullsFirst(),
    ),
    index('revisions_of_publication').on(revision.publicationId),
  ],
)

/** Pictures that staff uploaded. The files themselves are in DATA_DIR or in an S3-compatible store. */
export const images = pgTable('images', {
  id: id(),
  /** The name of the uploaded file, shown to recognise the picture by. */
  fileName: text('file_name').notNull(),
  /** Of the largest version, in pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  createdAt: createdAt(),
})

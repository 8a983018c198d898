import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (item) => [primaryKey({ columns: [item.section, item.key] })],
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
    editedBy: text('edited_by').notNull(),
    createdAt: createdAt(),
  },
  (revision) => [
    index('revisions_of_subject').on(
      revision.subject,
      revision.subjectId,
      revision.createdAt.desc().nullsFirst(),
    ),
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

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CONTRACTED_BY } from '#platform/database/server/newer-schema.ts'

/**
 * While processes are replaced one by one, the previous version works on a schema that the new one has migrated.
 * Migrations therefore only add. A statement that only looks like a removal is listed here, with the reason why the
 * previous version works with it. A real removal comes a version after the last use, and declares it (CONTRACTED_BY).
 */
const ACCEPTED_EXCEPTIONS: Readonly<Record<string, string>> = {
  'ALTER TABLE "mails" DROP CONSTRAINT "mails_once_per_cause_and_recipient"':
    'It refused doubles; the unique index that is added beside it refuses the same ones and more.',
  'CREATE UNIQUE INDEX "mails_one_per_cause_and_address"':
    'The version before writes mails with "on conflict do nothing", which holds for every index.',
  'ALTER TABLE "mails" ALTER COLUMN "text_body" DROP NOT NULL':
    'Mails without a text are sent by a task of another name, which the version before does not do.',
  'ALTER TABLE "mails" ADD CONSTRAINT "mails_have_content"':
    'The version before writes a text and no template, which the constraint allows.',
  'ALTER TABLE "attendees" DISABLE TRIGGER USER': 'They are enabled again in the same transaction.',
  'ALTER TABLE "attendees" ENABLE TRIGGER USER': 'They were disabled in the same transaction.',
  'ALTER TABLE "attendees" ALTER COLUMN "date_id" SET NOT NULL':
    'A trigger fills it in for the version before.',
  'ALTER TABLE "attendees" ALTER COLUMN "training_title" SET NOT NULL':
    'A trigger fills it in for the version before.',
  'ALTER TABLE "attendees" ADD CONSTRAINT "attendees_have_a_date_of_their_training"':
    'The trigger of the version before fills in a date of the same training.',
  'ALTER TABLE "revisions" ALTER COLUMN "subject" SET DATA TYPE text':
    'The version before writes and compares it as a parameter without a type, and reads a text either way.',
  'DROP TYPE "public"."revision_subject"':
    'Its only column has become a text; no statement of the version before names the type.',
  'ALTER TABLE "mails" ADD CONSTRAINT "mails_staff_message_id_messages_id_fk"':
    'The column is new, and null in every mail of the version before.',
  'CREATE OR REPLACE FUNCTION "search_spellings"("small" text)':
    'What is searched and the searched word both go through it, also in the version before.',
  'CREATE OR REPLACE FUNCTION "attendees_fill_search_text"()':
    'The text has the note of the office too, which is empty in what the version before writes.',
  'CREATE OR REPLACE FUNCTION "registrations_fill_from_seats"()':
    'The text has the note of the office too, which is empty in what the version before writes.',
  'CREATE OR REPLACE TRIGGER "registrations_fill_from_seats"':
    'It does the same, and for one more column, which the version before does not write.',
  'CREATE OR REPLACE TRIGGER "registrations_updated"':
    'It does the same, and for one more column, which the version before does not write.',
  'CREATE OR REPLACE TRIGGER "attendees_tell_page_content"':
    'It does the same, and for one more column, which the version before does not write.',
  'ALTER TABLE "tool_rooms" ADD CONSTRAINT "tool_rooms_id_unique"':
    'The column is new: the database draws its values, also for the version before.',
  'CREATE OR REPLACE TRIGGER "trainings_tell_page_content"':
    'A further trigger tells of what the version before changes, where pages show it.',
  'CREATE OR REPLACE TRIGGER "training_dates_tell_page_content"':
    'A further trigger tells of what the version before changes, where pages show it.',
  'CREATE OR REPLACE TRIGGER "packages_tell_page_content"':
    'A further trigger tells of what the version before changes, where pages show it.',
  'CREATE OR REPLACE TRIGGER "price_schedules_tell_page_content"':
    'A further trigger tells of what the version before changes, where pages show it.',
  'CREATE OR REPLACE TRIGGER "content_items_tell_page_content"':
    'A further trigger tells of what the version before changes, where pages show it.',
  'CREATE OR REPLACE TRIGGER "settings_tell_page_content"':
    'A further trigger tells of what the version before changes, where pages show it.',
  'CREATE OR REPLACE TRIGGER "registrations_tell_page_content"':
    'A further trigger tells of what the version before changes, where pages show it.',
  'CREATE OR REPLACE TRIGGER "waiting_entries_tell_page_content"':
    'A further trigger tells of what the version before changes, where pages show it.',
  'ALTER TABLE "tool_rooms" ADD CONSTRAINT "tool_rooms_are_small"':
    'The version before writes rooms of this size only where somebody fills one on purpose.',
}

const FOLDER = path.resolve('src/platform/database/server/migrations')

interface Migration {
  number: number
  statements: string[]
}

const journal = JSON.parse(readFileSync(path.join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string; when: number }[]
}
const migrations: Migration[] = journal.entries.map(({ idx, tag }) => ({
  number: idx,
  statements: readFileSync(path.join(FOLDER, `${tag}.sql`), 'utf8')
    .split('--> statement-breakpoint')
    .map((text) => text.replace(/^\s*--.*$/gm, '').trim())
    .filter((text) => text !== ''),
}))

test('every migration since the first only adds, or says why the version before lives with it', () => {
  const breaking = migrations
    .slice(1)
    .filter((migration) => !saysThatItContracts(migration))
    .flatMap((migration) => migration.statements.filter((text) => !onlyAdds(text, migration)))
  const unexplained = breaking.filter(
    (text) => !Object.keys(ACCEPTED_EXCEPTIONS).some((beginning) => text.startsWith(beginning)),
  )
  const unused = Object.keys(ACCEPTED_EXCEPTIONS).filter(
    (beginning) => !breaking.some((text) => text.startsWith(beginning)),
  )

  expect(unexplained).toEqual([])
  expect(unused).toEqual([])
})

test('no migration is older than the one before it: the migrator would pass over it for good', () => {
  const instants = journal.entries.map(({ when }) => when)
  expect(instants).toEqual([...new Set(instants)].sort((one, other) => one - other))
  expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_, index) => index))
})

test.each([
  'ALTER TABLE "trainings" DROP COLUMN "time"',
  'ALTER TABLE "trainings" RENAME COLUMN "time" TO "hours"',
  'ALTER TABLE "trainings" RENAME TO "courses"',
  'ALTER TABLE "trainings" ALTER COLUMN "capacity" SET NOT NULL',
  'ALTER TABLE "trainings" ALTER COLUMN "capacity" SET DATA TYPE bigint',
  'ALTER TABLE "trainings" ADD COLUMN "room" text NOT NULL',
  'ALTER TABLE "trainings" ADD COLUMN "room" text, DROP COLUMN "time"',
  'ALTER TABLE "trainings" ADD CONSTRAINT "few" CHECK (capacity < 10)',
  'CREATE UNIQUE INDEX "one_title" ON "trainings" ("title")',
  'CREATE OR REPLACE FUNCTION "tell_page_content"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN END $$',
  'DROP TABLE "trainings"',
  'DROP TRIGGER "trainings_tell" ON "trainings"',
  'DELETE FROM "trainings"',
  `ALTER TYPE "price_type" ADD VALUE 'later_bird'`,
])('is no addition: %s', (statement) => {
  expect(onlyAdds(statement, { number: 99, statements: [statement] })).toBe(false)
})

function onlyAdds(statement: string, { statements }: Migration): boolean {
  const ofNewTable = (pattern: RegExp) => {
    const table = pattern.exec(statement)?.groups?.table
    return (
      table !== undefined && statements.some((text) => text.startsWith(`CREATE TABLE ${table}`))
    )
  }
  if (/^CREATE (TYPE|TABLE|FUNCTION|COLLATION|EXTENSION|INDEX|TRIGGER|SEQUENCE)\b/.test(statement))
    return true
  if (/^(INSERT INTO|UPDATE)\b/.test(statement)) return true
  if (/^CREATE UNIQUE INDEX\b/.test(statement)) return ofNewTable(/ ON (?<table>"\w+")/)
  if (/^ALTER TABLE "\w+" ADD CONSTRAINT\b/.test(statement))
    return ofNewTable(/^ALTER TABLE (?<table>"\w+")/)
  // Commas inside a definition, as in numeric(10, 2), are in brackets.
  if (/^ALTER TABLE "\w+" ADD COLUMN\b/.test(statement)) {
    const single = !/,(?![^(]*\))/.test(statement)
    return single && (!/\bNOT NULL\b/.test(statement) || /\b(DEFAULT|GENERATED)\b/.test(statement))
  }
  return isDropOfPlainIndex(statement)
}

/** Without the index the previous version is slower, but still works. */
function isDropOfPlainIndex(statement: string): boolean {
  const name = /^DROP INDEX (?<name>"\w+");?$/.exec(statement)?.groups?.name
  return (
    name !== undefined &&
    migrations.some(({ statements }) =>
      statements.some((text) => text.startsWith(`CREATE INDEX ${name}`)),
    )
  )
}

function saysThatItContracts({ number, statements }: Migration): boolean {
  return statements.some((text) =>
    text.startsWith(`COMMENT ON TABLE "installation_steps" IS '${CONTRACTED_BY}${number}'`),
  )
}

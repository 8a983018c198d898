import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CONTRACTED_BY } from '#platform/database/server/newer-schema.ts'

/**
 * While processes are replaced one by one, the previous version works on a schema that the new one has migrated.
 * Migrations therefore only add. A statement that only looks like a removal is listed here, with the reason why the
 * previous version works with it. A real removal comes a version after the last use, and declares it (CONTRACTED_BY).
 */
const ACCEPTED_EXCEPTIONS: Readonly<Record<string, string>> = {}

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

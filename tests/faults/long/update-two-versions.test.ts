import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/server/database.ts'
import { knownMigrations, migrateDatabase } from '#platform/database/server/migrate.ts'
import { CONTRACTED_BY } from '#platform/database/server/newer-schema.ts'
import { writeNewerMigration } from '../../support/database/newer-migration.ts'
import { startOwnPostgres } from '../../support/database/own-postgres.ts'
import { expectEachStoredOnce, makeRoom, runSql } from '../../support/database/stored-bookings.ts'
import { startBookers } from '../../support/programs/bookers.ts'
import { freshFolder } from '../../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../../support/programs/running-product.ts'

async function start(databaseUrl: string) {
  const product = await startBuiltProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: await freshFolder('update'),
    LIMIT_BOOKINGS_PER_MINUTE: '1000000',
  })
  onTestFinished(product.stop)
  return product
}

test('two processes that start at once on an empty database both come up, and it is made once', async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(postgres.stop)
  const { url } = postgres

  const processes = await Promise.all([start(url), start(url)])

  for (const { address } of processes) {
    expect((await fetch(`${address}/readyz?for=writes`)).status).toBe(200)
    const trainings = await fetch(`${address}/api/trainings`)
    expect(await trainings.json()).toHaveLength(4)
  }
  const connection = { connectionString: url }
  const applied = await runSql(connection, 'select 1 from drizzle.__drizzle_migrations')
  expect(applied).toHaveLength(await knownMigrations())
  expect(await runSql(connection, 'select 1 from admins')).toHaveLength(1)
})

test('a process continues to book while a newer version extends the schema, starts on it again, and refuses a contracted schema in one sentence', async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(postgres.stop)
  const connection = { connectionString: postgres.url }
  const running = await start(postgres.url)
  await makeRoom(connection)
  const bookers = startBookers(4, async () => running.address)
  await bookers.acknowledged(4)

  await migrateAsANewerVersion(postgres.url)
  await bookers.acknowledged(40)
  await bookers.finish()
  const again = await start(postgres.url)

  expect([...bookers.answers.keys()]).toEqual([201])
  await expectEachStoredOnce(connection, again.address, bookers)
  expect(await runSql(connection, 'select 1 from seat_notes')).not.toEqual([])

  const number = (await knownMigrations()) + 1
  await runSql(connection, `comment on table installation_steps is '${CONTRACTED_BY}${number}'`)
  await expect(start(postgres.url)).rejects.toThrow(
    /^The product ended with 1:\nA newer version of the product has changed this database [^\n]+\n$/,
  )
})

/** Columns, an index, a table and a trigger that fills it: a possible migration of a future version. */
const NEWER_SCHEMA = `
  alter table registrations add column "note" text, add column "channel" text not null default 'shop';
  alter table attendees add column "diet" text;
  create index "registrations_by_channel" on registrations ("channel");
  create table seat_notes (seat_id uuid primary key references attendees on delete cascade, note text not null);
  create function note_seat() returns trigger language plpgsql as $$
  begin
    insert into seat_notes values (new.id, 'noted');
    return new;
  end $$;
  create trigger note_seat after insert on attendees for each row execute function note_seat()`

async function migrateAsANewerVersion(databaseUrl: string): Promise<void> {
  const folder = await freshFolder('newer-migrations')
  await writeNewerMigration(folder, NEWER_SCHEMA)
  const { pool, close } = await openOwn(databaseUrl)
  await migrateDatabase(pool.connectionSettings, { folder })
  await close()
}

function openOwn(databaseUrl: string) {
  return openDatabase({ databaseUrl, dataDir: 'unused' }, pino({ level: 'silent' }))
}

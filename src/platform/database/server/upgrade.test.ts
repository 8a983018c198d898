import { readdirSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { Figures } from '#office/figures/domain/figures.ts'
import type { Todo } from '#office/todo/domain/todo.ts'
import { VERSION } from '#platform/basics/server/version.ts'
import type { ToldRow } from '#shop/booking/server/told.repository.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { emptyDatabase } from '#tests/support/database/empty-database.ts'
import { fillDatabase } from '#tests/support/database/filled-database.ts'
import { writeNewerMigration } from '#tests/support/database/newer-migration.ts'
import {
  FIXTURES,
  readRows,
  restoreFixture,
  writeFixture,
} from '#tests/support/database/release-fixture.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { appCode } from '#tests/support/product/second-factor.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'
import { freshFolder } from '#tests/support/programs/fresh-folder.ts'
import { migrateDatabase } from './migrate.ts'

/** Set by `npm run release:fixture`: this version's database is written to the fixtures. */
const WRITES = process.env.WRITE_RELEASE_FIXTURE === '1'

/** The first version. */
const OLDEST = '1.0.0'

test('every table of this version has a row in the database that a release keeps for later upgrades', async () => {
  const { product, secret } = await fillDatabase()
  const contents = await readRows(product.pool)
  const empty = [...contents].filter(([, rows]) => rows.length === 0).map(([name]) => name)

  expect(empty, 'Fill them in tests/support/database/filled-database.ts').toEqual([])
  const madeAt = product.clock.now().toISOString()
  if (WRITES) await writeFixture(product.pool, path.join(FIXTURES, VERSION), { madeAt, secret })
})

test('a migration that loses data is found, whichever way it loses them', async () => {
  const { pool, url } = await emptyDatabase()
  await restoreFixture(pool, path.join(FIXTURES, OLDEST))
  const before = await readRows(pool)
  const migrations = await freshFolder('destructive-migration')
  await writeNewerMigration(
    migrations,
    `delete from revisions;
     update trainings set outcome = '' where outcome = 'Ein neues Ergebnis';
     alter table registrations drop column company cascade;
     drop table images`,
  )

  await migrateDatabase({ connectionString: url }, { folder: migrations })

  const lost = await lostSince(before, pool)
  const tables = new Set(lost.map((row) => row.split(':')[0]))
  expect([...tables].sort()).toEqual(['images', 'registrations', 'revisions', 'trainings'])
})

describe.each(readdirSync(FIXTURES))('a database of version %s', (version) => {
  const folder = path.join(FIXTURES, version)

  test('keeps every row and value through the migrations', async () => {
    const { pool, url } = await emptyDatabase()
    await restoreFixture(pool, folder)
    const before = await readRows(pool)

    await migrateDatabase({ connectionString: url })

    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
    expect(await lostSince(before, pool)).toEqual([])
  })

  test('has all that its version knows of the schema after the migrations, and what that does not know may be left out', async () => {
    const { pool, url } = await emptyDatabase()
    await restoreFixture(pool, folder)
    const known = await columnsOf(pool)

    await migrateDatabase({ connectionString: url })

    const now = await columnsOf(pool)
    const unlike = [...known].filter(([name, { type, isRequired }]) => {
      const column = now.get(name)
      return column?.type !== type || (column.isRequired && !isRequired)
    })
    const tables = new Set([...known.values()].map(({ table }) => table))
    const demanded = [...now].filter(
      ([name, { table, isRequired, isFilled }]) =>
        tables.has(table) && !known.has(name) && isRequired && !isFilled,
    )
    expect({ unlike, demanded }).toEqual({ unlike: [], demanded: [] })
  })

  test('is used by this version: login, lists, texts, mails that wait, and new bookings', async () => {
    const { pool, url } = await emptyDatabase()
    const { madeAt, secret } = await restoreFixture(pool, folder)
    const before = await readRows(pool)
    const product = await startTestProduct()
    product.clock.set(madeAt)
    const { fetch } = await product.startAnother({ databaseUrl: url })
    const call = (address: string, init?: RequestInit) =>
      fetch(new Request(`http://localhost:3000${address}`, init))
    const post = (address: string, body: object, cookie = '') =>
      call(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify(body),
      })

    const first = await post('/api/admin/login', ADMIN)
    const code = appCode(secret)
    const login = await post('/api/admin/login/code', { code }, cookiesOf(first.headers))
    expect(login.status).toBe(200)
    const headers = { cookie: cookiesOf(login.headers) }

    for (const list of ['registrations', 'attendees', 'mails']) {
      const answer = await call(`/api/admin/${list}?limit=50`, { headers })
      const ids = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
      // What was not told yet is told by further mails.
      expect(ids).toEqual(expect.arrayContaining(before.get(list)?.map(({ id }) => id) ?? []))
    }
    for (const { id, outcome } of before.get('trainings') ?? [])
      expect(await (await call(`/api/trainings/${id}`)).json()).toMatchObject({ outcome })

    const mails = before.get('mails') ?? []
    const held = mails.filter((mail) => mail.held_at).map(({ id }) => id)
    expect(mails.filter(({ status }) => status === 'waiting').length).toBeGreaterThan(held.length)
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`select id from mails where status <> 'sent'`)
      expect(rows.map(({ id }) => id)).toEqual(held)
    }, POLL_OPTIONS)

    // What was changed and not told yet is told, though no version keeps the jobs of another.
    const untold = (before.get('registrations') ?? []).filter((row) => row.untold_since !== null)
    expect(untold.length).toBeGreaterThan(0)
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select from registrations where untold_since is not null')
      expect(rows).toEqual([])
    }, POLL_OPTIONS)

    const todo = (await (await call('/api/admin/todo', { headers })).json()) as Todo
    const heldToSend = mails.filter((mail) => mail.held_at && mail.status === 'waiting')
    expect(todo.heldMails.count).toBe(heldToSend.length)

    // Whoever keeps a calendar entry gets a newer one of the same seat when the date moves.
    const [date] = (await (await call('/api/admin/dates', { headers })).json()) as PlannedDate[]
    const later = (instant: string | null | undefined) =>
      new Date(Date.parse(String(instant)) + 7 * 86_400_000).toISOString()
    const moved = await call(`/api/admin/dates/${date?.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': `"${date?.version}"` },
      body: JSON.stringify({ startsAt: later(date?.startsAt), endsAt: later(date?.endsAt) }),
    })
    expect(moved.status).toBe(200)
    const told = (before.get('told') as ToldRow[] | undefined) ?? []
    const known = told.flatMap(({ item, facts }) => (facts && item.startsWith('own/') ? item : []))
    const informed = (before.get('attendees') ?? []).filter(({ id }) => known.includes(`own/${id}`))
    expect(informed.length).toBeGreaterThan(0)
    await vi.waitFor(async () => {
      const { rows: entries } = await pool.query(
        `select seat from mails, jsonb_array_elements(data->'seats') seat
         where template = 'session.changed' order by seat->>'id'`,
      )
      expect(entries.map(({ seat }) => seat)).toEqual(
        informed
          .map((seat) => ({ id: String(seat.id), sequence: Number(seat.calendar_sequence) + 1 }))
          .toSorted((one, other) => one.id.localeCompare(other.id)),
      )
    }, POLL_OPTIONS)

    const bookings = before.get('registrations') ?? []
    for (const { id } of bookings)
      expect((await call(`/api/admin/registrations/${id}`, { headers })).status).toBe(200)
    const figures = (await (await call('/api/admin/figures', { headers })).json()) as Figures
    expect(figures.registrations).toEqual({
      ...{ pending: 0, confirmed: 0, cancelled: 0 },
      ...countBy(bookings, ({ status }) => String(status)),
    })
    // What staff note later is found, also about a booking of that version.
    const noted = bookings[0]?.id
    await pool.query(`update registrations set office_note = 'Rückruf' where id = $1`, [noted])
    const found = await call('/api/admin/registrations?q=rueckruf', { headers })
    expect(await found.json()).toMatchObject([{ id: noted }])

    const [training] = before.get('trainings') ?? []
    const booked = await post('/api/registrations', booking(ownSeat(String(training?.id))))
    expect(booked.status).toBe(201)
  })
})

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  const groups = [...Map.groupBy(rows, keyOf)]
  return Object.fromEntries(groups.map(([key, group]) => [key, group.length]))
}

interface Column {
  table: string
  type: string
  /** Whether it may not be null. */
  isRequired: boolean
  /** Whether it has a default value. */
  isFilled: boolean
}

/** The columns of all tables, by "table.column". */
async function columnsOf(pool: pg.Pool): Promise<Map<string, Column>> {
  const { rows } = await pool.query<Column & { column: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "isFilled"
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )
  return new Map(rows.map(({ column, ...row }) => [`${row.table}.${column}`, row]))
}

type Rows = Map<string, Record<string, unknown>[]>

/** The rows that are missing or have another value than before, as "table: {row}". */
async function lostSince(before: Rows, pool: pg.Pool): Promise<string[]> {
  const after = await readRows(pool)
  return [...before].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {})
    const as = (row: Record<string, unknown>) =>
      `${table}: ${JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]])))}`
    const left = new Set(after.get(table)?.map(as))
    return rows.map(as).filter((row) => !left.has(row))
  })
}

// node bench/seed-registrations.ts [N] [--on-top] [--dates D]: fills the database of DATABASE_URL or DATA_DIR with N
// invented registrations (100,000). See bench/README.md.
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '#platform/config/server/config.ts'
import { readEnvironment } from '#platform/config/server/environment.ts'
import { openDatabase } from '#platform/database/server/database.ts'
import { migrateDatabase } from '#platform/database/server/migrate.ts'
import { insertInitialContent } from '#shop/initial-content/server/initial-content.repository.ts'
import { initialContent } from '#shop/initial-content/server/initial-content-file.ts'
import { sessionTexts } from '#shop/seats/domain/session-date.ts'
import { DEFAULT_CAPACITY } from '#shop/seats/domain/session-facts.ts'
import { seededRandom } from './invented-people.ts'
import {
  type BookableDate,
  type BookablePackage,
  type InventedRegistration,
  inventRegistration,
} from './invented-registrations.ts'

const BATCH = 5_000
const SEED = 20_270_114
const DAY_MS = 86_400_000
const PAST_TRAININGS = 24

/** How many of the dates that `--dates` asks for are still to come, at most half of them: three of each training. */
const TO_COME = 12

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'on-top': { type: 'boolean' }, dates: { type: 'string' } },
})
const onTop = values['on-top'] ?? false
const wanted = Number(positionals[0] ?? 1e5)
if (!Number.isInteger(wanted) || wanted < 1) throw new Error('How many registrations? A number.')
const wantedDates = values.dates === undefined ? null : Number(values.dates)
if (wantedDates !== null && !Number.isInteger(wantedDates))
  throw new Error('How many dates? A number.')

const now = new Date()
const { db, pool, close } = await openDatabase(readConfig(readEnvironment()), pino())
try {
  await migrateDatabase(pool.connectionSettings)
  await insertInitialContent(db, now, (day) => initialContent(undefined, day))
  await refuseRealRegistrations()
  if (wantedDates === null) await insertPastTrainings()
  else await insertDates(wantedDates)
  // Past dates get more seats than there are. Dates to come stay bookable, for measuring bookings.
  await pool.query('update training_dates set capacity = 1000000')
  await withoutSearchIndexes(insertRegistrations)
  await pool.query('vacuum analyze')
} finally {
  await close()
}

async function refuseRealRegistrations(): Promise<void> {
  const { rows } = await pool.query('select 1 from registrations limit 1')
  if (rows.length === 0 || onTop) return
  console.error(
    'This database holds registrations already. Take an empty one, or add --on-top to mix invented ones into it.',
  )
  await close()
  process.exit(1)
}

/** Two a month over the last year; most of the invented registrations are for them. */
async function insertPastTrainings(): Promise<void> {
  for (let index = 0; index < PAST_TRAININGS; index += 1) {
    const begins = new Date(now.getTime() - ((index + 0.5) * 365 * DAY_MS) / PAST_TRAININGS)
    await pool.query(
      `with added as (
         insert into trainings (id, title, subtitle, description, hero_image, color_scheme, objectives, methods,
           target_audience, outcome)
         select $1, $2, subtitle, description, hero_image, color_scheme, objectives, methods, target_audience, outcome
         from trainings order by id limit 1
         on conflict do nothing returning id)
       insert into training_dates (training_id, date, time, starts_at, ends_at)
       select id, $3, '', $4::timestamptz, $4::timestamptz + interval '90 minutes' from added`,
      [
        `werkstatt-${index + 1}`,
        `Werkstatt ${index + 1}: Übergänge gestalten`,
        begins.toLocaleDateString('de-DE'),
        begins,
      ],
    )
  }
}

/**
 * Dates of the sample's trainings, as many as wanted with those that it has, which are all to come: some more within the
 * next three months, the others over the last year.
 */
async function insertDates(dates: number): Promise<void> {
  const trainings = await pool.query<{ id: string }>('select id from trainings order by id')
  const toCome = Math.min(TO_COME, Math.floor(dates / 2))
  for (let index = trainings.rows.length; index < dates; index += 1) {
    const days = index < toCome ? (90 * index) / toCome : (-365 * index) / dates
    const begins = new Date(now.getTime() + days * DAY_MS)
    const session = { startsAt: begins, endsAt: new Date(begins.getTime() + 90 * 60_000) }
    const { date, time } = sessionTexts(session)
    await pool.query(
      `insert into training_dates (training_id, date, time, starts_at, ends_at) values ($1, $2, $3, $4, $5)`,
      [trainings.rows[index % trainings.rows.length]?.id, date, time, begins, session.endsAt],
    )
  }
}

/** Without the search indexes: building them once is much faster than updating them row by row. */
async function withoutSearchIndexes(fill: () => Promise<void>): Promise<void> {
  const indexes = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexdef like '% USING gin %'`,
  )
  for (const { name } of indexes.rows) await pool.query(`drop index ${name}`)
  await fill()
  for (const { definition } of indexes.rows) await pool.query(definition)
}

async function insertRegistrations(): Promise<void> {
  const { rows } = await pool.query<Omit<BookableDate, 'seatsLeft'>>(
    `select d.id, d.training_id, t.title, d.starts_at as begins
     from training_dates d join trainings t on t.id = d.training_id
     where d.starts_at is not null order by d.starts_at, d.id`,
  )
  const isPast = ({ begins }: { begins: Date }) => begins.getTime() < now.getTime()
  const hasPast = rows.some(isPast)
  const dates = rows.map((date) => ({
    ...date,
    seatsLeft: hasPast && !isPast(date) ? DEFAULT_CAPACITY : Number.POSITIVE_INFINITY,
  }))
  const packages = await pool.query<BookablePackage>(
    'select id, trainings_count as seats, base_price as price from packages order by trainings_count',
  )
  const draw = seededRandom(SEED)
  for (let stored = 0; stored < wanted; stored += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, wanted - stored) }, () =>
      inventRegistration(draw, { dates, packages: packages.rows, now }),
    )
    await insertBatch(batch)
    process.stdout.write(`\r${stored + batch.length} of ${wanted}`)
  }
  process.stdout.write('\n')
}

async function insertBatch(batch: InventedRegistration[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await insertRows(
      client,
      'registrations',
      batch.map(({ seats: _, ...row }) => row),
    )
    await insertRows(
      client,
      'attendees',
      batch.flatMap(({ seats }) => seats),
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** All rows in one statement with one parameter. */
async function insertRows(client: pg.PoolClient, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}

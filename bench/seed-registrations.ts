// node bench/seed-registrations.ts [N] [--on-top]: fills the database of DATABASE_URL or DATA_DIR with N invented
// registrations (100,000). See bench/README.md.
import type pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { insertInitialContent } from '#server/database/initial-content.repository.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { readEnvironment } from '#server/environment.ts'
import { initialContent } from '#server/initial-content.ts'
import { seededRandom } from './invented-people.ts'
import {
  type BookablePackage,
  type BookableTraining,
  type InventedRegistration,
  inventRegistration,
} from './invented-registrations.ts'

const BATCH = 5_000
const SEED = 20_270_114
const DAY_MS = 86_400_000
const PAST_TRAININGS = 24

const onTop = process.argv.includes('--on-top')
const wanted = Number(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 1e5)
if (!Number.isInteger(wanted) || wanted < 1) throw new Error('How many registrations? A number.')

const now = new Date()
const { db, pool, close } = await openDatabase(readConfig(readEnvironment()), pino())
try {
  await migrateDatabase(pool.connectionSettings)
  await insertInitialContent(db, now, (day) => initialContent(undefined, day))
  await refuseRealRegistrations()
  await insertPastTrainings()
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
      `insert into trainings (id, title, subtitle, description, date, time, starts_at, ends_at, hero_image, color_scheme,
         objectives, methods, target_audience, outcome)
       select $1, $2, subtitle, description, $3, time, $4, $4::timestamptz + interval '90 minutes', hero_image,
         color_scheme, objectives, methods, target_audience, outcome
       from trainings order by starts_at limit 1
       on conflict do nothing`,
      [
        `werkstatt-${index + 1}`,
        `Werkstatt ${index + 1}: Übergänge gestalten`,
        begins.toLocaleDateString('de-DE'),
        begins,
      ],
    )
  }
  // More seats are invented than there are. Future trainings stay bookable, for measuring bookings.
  await pool.query('update trainings set capacity = 1000000')
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
  const trainings = await pool.query<BookableTraining>(
    'select id, starts_at as begins from trainings where starts_at is not null order by id',
  )
  const packages = await pool.query<BookablePackage>(
    'select id, trainings_count as seats, base_price as price from packages order by trainings_count',
  )
  const draw = seededRandom(SEED)
  for (let stored = 0; stored < wanted; stored += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, wanted - stored) }, () =>
      inventRegistration(draw, { trainings: trainings.rows, packages: packages.rows, now }),
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

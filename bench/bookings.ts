// node bench/bookings.ts: the cost of a booking, compared with the bare statements of its transaction. Build first.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runMigrations as migrateWorker } from 'graphile-worker'
import pg from 'pg'
import { pino } from 'pino'
import { openDatabase } from '#platform/database/server/database.ts'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { migrateDatabase } from '#platform/database/server/migrate.ts'
import { insertInitialContent } from '#shop/initial-content/server/initial-content.repository.ts'
import { initialContent } from '#shop/initial-content/server/initial-content-file.ts'
import { type Booked, type BookingFigures, type BookingLoad, figuresOf } from './booking-clients.ts'
import { recordBooking, STAFF } from './booking-statements.ts'
import { startProduct } from './contenders.ts'
import { type Report, spread, toMarkdown } from './report.ts'
import { type Contender, figureOf, measureInTurns, ratioOf } from './rounds.ts'
import { inWorkFolder } from './work-folder.ts'

const CLIENTS = 8
const SECONDS = 5
const ROUNDS = 5
/** Several, because bookings of one training wait for each other, with and without the product. */
export const TRAININGS = Array.from(
  { length: 64 },
  (_, index) => `werkstatt-${String(index).padStart(3, '0')}`,
)
const PRODUCT = 'over HTTP, with mails'
const BARE = 'bare SQL'
const BOOKING_CLIENTS = fileURLToPath(new URL('./booking-clients.ts', import.meta.url))
const run = promisify(execFile)

/** The cost of a booking, compared with the bare statements of its transaction. */
export function measureBookings(): Promise<Report> {
  return inWorkFolder('bookings', async (folder) => {
    const product = await startProduct(folder, {
      MAIL_STAFF: STAFF,
      LIMIT_BOOKINGS_PER_MINUTE: '100000000',
      TRUST_PROXY: '1',
    })
    const ours = await embeddedConnection(path.join(folder, 'data'))
    await addTrainings(ours)
    const bare = await startBareDatabase(path.join(folder, 'bare'))
    try {
      const { dates } = bare
      const [recordedTraining = ''] = TRAININGS
      const statements = await recordBooking(bare.connection, recordedTraining)
      const measure = (by: BookingLoad['by']) => async () => {
        const load: BookingLoad = { clients: CLIENTS, seconds: SECONDS, trainings: TRAININGS, by }
        const bookings = await bookInProcess(load)
        await untilMailsAreSent(ours)
        return figuresOf(bookings)
      }
      const contenders: Contender<BookingFigures>[] = [
        {
          name: BARE,
          measure: measure({ connection: bare.connection, statements, recordedTraining, dates }),
        },
        { name: PRODUCT, measure: measure({ address: product.address }) },
      ]
      const rounds = await measureInTurns(contenders, { rounds: ROUNDS })
      return {
        title: 'Bookings',
        about: `${CLIENTS} clients, each of which books one seat after the other, with durable commits, on the embedded PostgreSQL. The bare statements are those that the product sends from \`begin\` to \`commit\`, one after another; the mails that they queue are not sent.`,
        tables: [
          {
            head: ['', 'bookings a second', 'ms a booking'],
            rows: [BARE, PRODUCT].map((name) => [
              name,
              spread(figureOf(rounds, name, 'perSecond'), 0),
              spread(figureOf(rounds, name, 'medianMs'), 1),
            ]),
          },
        ],
        promises: [
          {
            what: 'bookings a second, over HTTP to bare SQL',
            ratio: ratioOf(rounds, 'perSecond', { measured: PRODUCT, reference: BARE }),
            atLeast: 0.35,
          },
        ],
      }
    } finally {
      await bare.stop()
    }
  })
}

/** Books from a process of its own. @returns the bookings, in the order of their ends */
export async function bookInProcess(load: BookingLoad): Promise<Booked[]> {
  const { stdout } = await run(process.execPath, [BOOKING_CLIENTS, JSON.stringify(load)])
  return JSON.parse(stdout) as Booked[]
}

/** The product's database without the product: the same server, schema and content, and no other client. */
async function startBareDatabase(dataDir: string) {
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ dataDir }, log)
  await migrateDatabase(pool.connectionSettings)
  await migrateWorker({ pgPool: pool })
  await insertInitialContent(db, new Date(), (day) => initialContent(undefined, day))
  const connection = await embeddedConnection(dataDir)
  return { connection, dates: await addTrainings(connection), stop: close }
}

/** Adds the trainings with a date each, and returns these dates by training. */
export async function addTrainings(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    `insert into trainings (id, title, subtitle, description, hero_image, color_scheme, objectives, methods,
       target_audience, outcome)
     select wanted.id, title, subtitle, description, hero_image, color_scheme, objectives, methods, target_audience, outcome
     from (select * from trainings order by id limit 1) one, unnest($1::text[]) wanted (id)`,
    [TRAININGS],
  )
  await client.query(
    `insert into training_dates (training_id, date, time, starts_at, ends_at, capacity)
     select wanted.id, date, time, starts_at, ends_at, 1000000
     from (select * from training_dates order by training_id limit 1) one, unnest($1::text[]) wanted (id)`,
    [TRAININGS],
  )
  const { rows } = await client.query<{ training: string; date: string }>(
    'select training_id as training, id as date from training_dates where training_id = any($1)',
    [TRAININGS],
  )
  await client.end()
  return Object.fromEntries(rows.map(({ training, date }) => [training, date]))
}

/** Waits until all mails are sent, so that the work of one round does not slow the next. */
export async function untilMailsAreSent(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const look = `select from mails where status = 'waiting' limit 1`
  while ((await client.query(look)).rowCount) await pause(100)
  await client.end()
}

if (import.meta.main) console.log(toMarkdown(await measureBookings()))

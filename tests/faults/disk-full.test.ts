import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'
import { type RunningProduct, startBuiltProduct } from '../support/programs/running-product.ts'
import { fillDisk, mayMount, mountDisk, unmount } from '../support/programs/small-disk.ts'

const POLL_OPTIONS = { timeout: 40_000, interval: 200 }
/** Enough for a new database and little more. */
const DISK = '160m'

let dataDir: string
let product: RunningProduct

beforeAll(async () => {
  if (!mayMount) return
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  dataDir = await mkdtemp(path.join(parent, 'disk-'))
  mountDisk(dataDir, DISK)
  product = await startBuiltProduct({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    LIMIT_BOOKINGS_PER_MINUTE: '100000',
  })
  await query('update training_dates set capacity = 1000')
}, 120_000)

afterAll(async () => {
  if (!mayMount) return
  await product.stop()
  unmount(dataDir)
  await rm(dataDir, { recursive: true })
})

async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client(await embeddedConnection(dataDir))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

async function book(key: string): Promise<string> {
  const response = await fetch(`${product.address}/api/registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(booking(ownSeat('kurs-1-uhren'))),
  })
  const { code = '' } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`.trim()
}

const filler = () => path.join(dataDir, 'filler')

/** Books until a booking is refused. Returns the keys of the acknowledged bookings, and the refused one. */
async function bookUntilRefused() {
  const acknowledged: string[] = []
  for (;;) {
    const key = randomUUID()
    const answer = await book(key)
    if (answer !== '201') return { acknowledged, refused: key, answer }
    acknowledged.push(key)
  }
}

async function unfinishedMails(): Promise<string[]> {
  const files = await readdir(path.join(dataDir, 'mail'))
  return files.filter((file) => file.endsWith('.part'))
}

/** Checks, once there is room again: acknowledged bookings are stored, and the refused one succeeds when sent again. */
async function expectRecovery({
  acknowledged,
  refused,
}: {
  acknowledged: string[]
  refused: string
}) {
  await rm(filler())
  await expect.poll(() => book(refused), POLL_OPTIONS).toBe('201')
  const stored = await query<{ key: string }>('select key from idempotency_records')
  const keys = stored.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining([...acknowledged, refused]))
  const [counts] = await query(
    `select (select count(*)::int from registrations) as registrations,
       (select count(*)::int from idempotency_records) as keys`,
  )
  expect(counts).toEqual({ registrations: keys.length, keys: keys.length })
}

test.skipIf(!mayMount)(
  'full disk (needs root): bookings are refused in words, pages are read on, mails wait whole, and room is all it takes',
  async () => {
    await expect.poll(() => book(randomUUID()), POLL_OPTIONS).toBe('201')
    fillDisk(filler())

    const outcome = await bookUntilRefused()
    const page = await fetch(`${product.address}/trainings`)

    expect(outcome.answer).toBe('503 http.disk_full')
    expect(page.status).toBe(200)
    // One may be half-written for a moment; in the end only whole mails remain.
    await expect.poll(unfinishedMails, POLL_OPTIONS).toEqual([])
    await expectRecovery(outcome)
    await expect
      .poll(() => query(`select 1 from mails where status = 'waiting'`), POLL_OPTIONS)
      .toEqual([])
  },
)

test.skipIf(!mayMount)(
  'full disk (needs root): where PostgreSQL itself gives up it is started again until there is room',
  async () => {
    fillDisk(filler())
    // Writes only to the journal; without room for it PostgreSQL stops at once.
    const journal = query(
      `select count(pg_logical_emit_message(true, 'fill', repeat('x', 1000000))) from generate_series(1, 64)`,
    )
    await expect(journal).rejects.toThrow()

    const outcome = await bookUntilRefused()

    expect(outcome.answer).toBe('503 http.database_away')
    await expectRecovery(outcome)
  },
)

import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { embeddedConnection, startEmbeddedServer } from '#server/database/embedded-server.ts'
import { booking, ownSeat } from '#server/testing/bookings.ts'
import { freePort, type RunningProduct, startBuiltProduct } from '../support/running-product.ts'

const BOOKERS = 8
const ACKNOWLEDGED_BEFORE_THE_KILL = 40

async function freshFolder(): Promise<string> {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function start(settings: Record<string, string>): Promise<RunningProduct> {
  const product = await startBuiltProduct({ LIMIT_BOOKINGS_PER_MINUTE: '100000', ...settings })
  onTestFinished(() => product.stop())
  return product
}

async function book(address: string, key: string): Promise<number> {
  const response = await fetch(`${address}/api/registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(booking(ownSeat('strategie-ki'))),
  })
  await response.text()
  return response.status
}

/** Books with several bookers at once and kills in the middle. Returns every key sent, and those acknowledged. */
async function bookUntilKilled(product: RunningProduct, kill: () => Promise<void>) {
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  let killing: Promise<void> | null = null
  const booker = async () => {
    while (!killing) {
      const key = randomUUID()
      sent.add(key)
      const status = await book(product.address, key).catch(() => 'no answer')
      if (status === 201) acknowledged.add(key)
      if (acknowledged.size >= ACKNOWLEDGED_BEFORE_THE_KILL) killing ??= kill()
    }
  }
  await Promise.all(Array.from({ length: BOOKERS }, booker))
  await killing
  return { sent, acknowledged }
}

async function readStored(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows: keys } = await client.query<{ key: string }>(
      'select key from idempotency_records',
    )
    const { rows } = await client.query<{
      registrations: number
      attendees: number
      mails: number
    }>(
      `select (select count(*)::int from registrations) as registrations,
         (select count(*)::int from attendees) as attendees,
         (select count(*)::int from mails) as mails`,
    )
    return { keys: new Set(keys.map((row) => row.key)), counts: rows[0] }
  } finally {
    await client.end()
  }
}

async function makeRoom(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('update trainings set capacity = 100000')
  await client.end()
}

/** After the restart: all that was acknowledged is there, and sending everything again stores each booking once. */
async function expectNothingLost(
  restarted: RunningProduct,
  connection: pg.ClientConfig,
  { sent, acknowledged }: { sent: Set<string>; acknowledged: Set<string> },
) {
  const { keys } = await readStored(connection)
  expect([...acknowledged].filter((key) => !keys.has(key))).toEqual([])

  const statuses = await Promise.all([...sent].map((key) => book(restarted.address, key)))
  expect(new Set(statuses)).toEqual(new Set([201]))
  const { counts } = await readStored(connection)
  expect(counts).toEqual({ registrations: sent.size, attendees: sent.size, mails: sent.size })
}

test('embedded database: a product killed in the middle of bookings loses none that it acknowledged', async () => {
  const dataDir = await freshFolder()
  const product = await start({ DATA_DIR: dataDir })
  const connection = await embeddedConnection(dataDir)
  await makeRoom(connection)

  const outcome = await bookUntilKilled(product, product.kill)

  await expectNothingLost(await start({ DATA_DIR: dataDir }), connection, outcome)
})

test('embedded database: the same when PostgreSQL is killed together with the product', async () => {
  const dataDir = await freshFolder()
  const product = await start({ DATA_DIR: dataDir })
  const connection = await embeddedConnection(dataDir)
  await makeRoom(connection)
  const pidFile = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')

  const outcome = await bookUntilKilled(product, async () => {
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
    await product.kill()
  })

  await expectNothingLost(await start({ DATA_DIR: dataDir }), connection, outcome)
})

test('own PostgreSQL: a product killed in the middle of bookings loses none that it acknowledged', async () => {
  const folder = await freshFolder()
  const port = await freePort()
  const server = await startEmbeddedServer({
    dataDir: path.join(folder, 'own'),
    log: pino({ level: 'silent' }),
    port,
    settings: ["listen_addresses = '127.0.0.1'"],
  })
  onTestFinished(() => server.stop())
  const { user, password, database } = server.connection
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const settings = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') }
  const product = await start(settings)
  await makeRoom({ connectionString: url })

  const outcome = await bookUntilKilled(product, product.kill)

  await expectNothingLost(await start(settings), { connectionString: url }, outcome)
})

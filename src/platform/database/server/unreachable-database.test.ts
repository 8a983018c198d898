import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { type DatabaseGate, openDatabaseGate } from '#tests/support/database/database-gate.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { sendAtOnce } from '#tests/support/product/crowd.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { openDatabase } from './database.ts'
import { inTransaction } from './transaction.ts'

const KEY = '3f0d6a0e-5b1c-4c67-8a52-9d1c7a3e4b20'
/** The size of the pool, and more than it. */
const ALL = 16
const MANY = 40

async function startBehindGate(): Promise<{ product: TestProduct; gate: DatabaseGate }> {
  const opened = Promise.withResolvers<DatabaseGate>()
  const product = await startTestProduct(
    {},
    {
      proxyFor: async (databaseUrl) => {
        const { gate, stop } = await openDatabaseGate(databaseUrl)
        onTestFinished(stop)
        opened.resolve(gate)
        return gate.url
      },
    },
  )
  const gate = await opened.promise
  onTestFinished(() => gate.open())
  return { product, gate }
}

function book(product: TestProduct, key = KEY) {
  return product.send<Partial<Problem>>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
    { 'Idempotency-Key': key },
  )
}

async function untilReady(product: TestProduct) {
  await vi.waitFor(
    async () => expect((await product.get('/readyz?for=writes')).status).toBe(200),
    POLL_OPTIONS,
  )
}

test('a booking whose commit is stored but whose answer is lost is answered 503, and its repetition returns the same booking', async () => {
  const { product, gate } = await startBehindGate()
  const cut = gate.cutAtCommit()

  const first = await book(product)
  await cut
  const second = await book(product)

  expect(first).toMatchObject({ status: 503, body: { code: 'http.database_away' } })
  expect(second.status).toBe(201)
  expect(await product.count('registrations')).toBe(1)
  expect(await product.count('mails')).toBe(1)
})

test('while the database refuses connections every booking is refused and none is stored, and afterwards all succeed', async () => {
  const { product, gate } = await startBehindGate()
  await gate.shut()

  const keys = Array.from({ length: MANY }, (_, index) => `${KEY}-${index}`)
  const refused = await Promise.all(keys.map((key) => book(product, key)))
  const ready = await product.get('/readyz?for=writes')
  await gate.open()
  await untilReady(product)
  await product.pool.query('update training_dates set capacity = 1000')
  const accepted = await sendAtOnce(keys.map((key) => () => book(product, key)))

  expect(
    new Set(refused.map(({ status, headers }) => [status, headers.get('retry-after')].join())),
  ).toEqual(new Set(['503,5']))
  expect(ready.status).toBe(503)
  expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await product.count('registrations')).toBe(MANY)
})

test('while the database hangs no request waits for ever, and afterwards all connections work again', async () => {
  const { product, gate } = await startBehindGate()
  gate.hang()

  const keys = Array.from({ length: MANY }, (_, index) => `${KEY}-${index}`)
  const refused = await Promise.all(keys.map((key) => book(product, key)))
  await gate.open()
  await untilReady(product)
  await product.pool.query('update training_dates set capacity = 1000')
  const accepted = await sendAtOnce(keys.map((key) => () => book(product, key)))

  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['503 http.database_away']),
  )
  expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await product.count('registrations')).toBe(MANY)
})

test('a transaction that cannot begin releases its connection', async () => {
  const { product, gate } = await startBehindGate()
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ databaseUrl: gate.url, dataDir: '' }, log)
  onTestFinished(close)

  // More often than the size of the pool.
  for (let round = 0; round < MANY; round += 1) {
    await pool.query('select 1')
    gate.hang()
    const begun = inTransaction(db, (tx) => tx.execute('select 1'))
    await gate.shut()
    await expect(begun).rejects.toThrow()
    await gate.open()
  }

  await expect(inTransaction(db, (tx) => tx.execute('select 1'))).resolves.toBeDefined()
  await untilReady(product)
})

test('a worker that stops while its LISTEN connection breaks does not end the process', async () => {
  const { product, gate } = await startBehindGate()
  const unhandled: unknown[] = []
  const onUnhandled = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', onUnhandled)
  onTestFinished(() => void process.off('unhandledRejection', onUnhandled))
  const listening = gate.silenceListener()
  const another = await product.startAnother()
  await listening

  const stopped = another.stopWorking()
  await gate.shut()
  await stopped
  await gate.open()
  await untilReady(product)

  expect(unhandled).toEqual([])
})

test("connections from the server's read-only time are not used any more once it accepts writes", async () => {
  const product = await startTestProduct()
  await product.pool.query('update training_dates set capacity = 1000')
  const keys = Array.from({ length: ALL }, (_, index) => `${KEY}-${index}`)

  const takeWrites = await product.closeToWrites()
  const refused = await book(product)
  const read = async () => (await product.get('/api/packages')).status
  await expect.poll(read, POLL_OPTIONS).toBe(200)
  await Promise.all(keys.map(read))
  await takeWrites()
  await expect.poll(async () => (await book(product)).status, POLL_OPTIONS).toBe(201)
  const accepted = await Promise.all(keys.map((key) => book(product, key)))

  expect(refused).toMatchObject({ status: 503, body: { code: 'http.database_away' } })
  expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([201]))
})

test('connections that become read-only are closed with the first write that one of them refuses', async () => {
  const product = await startTestProduct()
  await product.pool.query('update training_dates set capacity = 1000')
  const { pool, close } = await openDatabase(product.config, pino({ level: 'silent' }))
  onTestFinished(close)
  const kept = await pool.connectBeside()
  const lost = new Promise((resolve) => kept.once('end', resolve))
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  for (const client of [kept, ...clients]) {
    await client.query('set default_transaction_read_only = on')
  }
  for (const client of clients) client.release()

  const writing = pool.query('update training_dates set capacity = 1000')

  await expect(writing).rejects.toMatchObject({ code: '25006' })
  await lost
  await expect.poll(() => pool.totalCount).toBe(0)
  await pool.query('update training_dates set capacity = 1000')
})

test('the reachable one of several hosts is used, at the start and after a fail-over', async () => {
  const opened: DatabaseGate[] = []
  const product = await startTestProduct(
    {},
    {
      proxyFor: async (databaseUrl) => {
        for (let way = 0; way < 2; way += 1) {
          const { gate, stop } = await openDatabaseGate(databaseUrl)
          onTestFinished(stop)
          opened.push(gate)
        }
        const [one, other] = opened as [DatabaseGate, DatabaseGate]
        await one.shut()
        return other.url.replace('@', `@${new URL(one.url).host},`)
      },
    },
  )
  const [one, other] = opened as [DatabaseGate, DatabaseGate]
  onTestFinished(() => Promise.all([one.open(), other.open()]).then(() => undefined))
  const first = await book(product, `${KEY}-1`)

  await one.open()
  await other.shut()
  // A connection to the other server may only be noticed as lost when it is used.
  const second = async () => (await book(product, `${KEY}-2`)).status

  expect(first.status).toBe(201)
  await expect.poll(second, POLL_OPTIONS).toBe(201)
  await untilReady(product)
})

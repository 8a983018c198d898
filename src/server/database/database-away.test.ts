import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Problem } from '#domain/problem.ts'
import { booking, ownSeat } from '../testing/bookings.ts'
import { type DatabaseGate, openDatabaseGate } from '../testing/database-gate.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'
import { openDatabase } from './database.ts'

const KEY = '3f0d6a0e-5b1c-4c67-8a52-9d1c7a3e4b20'
const PATIENCE = { timeout: 25_000, interval: 100 }
/** More than the pool has connections. */
const MANY = 40

async function startBehindGate(): Promise<{ product: TestProduct; gate: DatabaseGate }> {
  const opened = Promise.withResolvers<DatabaseGate>()
  const product = await startTestProduct(
    {},
    {
      wayTo: async (databaseUrl) => {
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
    booking(ownSeat('strategie-ki')),
    { 'Idempotency-Key': key },
  )
}

async function untilReady(product: TestProduct) {
  await vi.waitFor(
    async () => expect((await product.get('/readyz?for=writes')).status).toBe(200),
    PATIENCE,
  )
}

test('a booking whose commit is stored and whose answer is lost is told to come again, and is then the same booking', async () => {
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

test('a database that refuses: every booking is told so, none is stored, and afterwards all go through', async () => {
  const { product, gate } = await startBehindGate()
  await gate.shut()

  const keys = Array.from({ length: MANY }, (_, index) => `${KEY}-${index}`)
  const refused = await Promise.all(keys.map((key) => book(product, key)))
  const ready = await product.get('/readyz?for=writes')
  await gate.open()
  await untilReady(product)
  await product.pool.query('update trainings set capacity = 1000')
  const accepted = await Promise.all(keys.map((key) => book(product, key)))

  expect(
    new Set(refused.map(({ status, headers }) => [status, headers.get('retry-after')].join())),
  ).toEqual(new Set(['503,5']))
  expect(ready.status).toBe(503)
  expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await product.count('registrations')).toBe(MANY)
})

test('a database that hangs: nobody waits without end, and all connections are there again afterwards', async () => {
  const { product, gate } = await startBehindGate()
  gate.hang()

  const keys = Array.from({ length: MANY }, (_, index) => `${KEY}-${index}`)
  const refused = await Promise.all(keys.map((key) => book(product, key)))
  await gate.open()
  await untilReady(product)
  await product.pool.query('update trainings set capacity = 1000')
  const accepted = await Promise.all(keys.map((key) => book(product, key)))

  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['503 http.database_away']),
  )
  expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await product.count('registrations')).toBe(MANY)
})

test('a transaction that cannot begin gives its connection back', async () => {
  const { product, gate } = await startBehindGate()
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ databaseUrl: gate.url, dataDir: '' }, log)
  onTestFinished(close)

  // More often than the pool has connections.
  for (let round = 0; round < MANY; round += 1) {
    await pool.query('select 1')
    gate.hang()
    const begun = db.transaction((tx) => tx.execute('select 1'))
    await gate.shut()
    await expect(begun).rejects.toThrow()
    await gate.open()
  }

  await expect(db.transaction((tx) => tx.execute('select 1'))).resolves.toBeDefined()
  await untilReady(product)
})

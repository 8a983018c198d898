import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startOwnPostgres } from '../support/database/own-postgres.ts'
import { expectEachStoredOnce, makeRoom } from '../support/database/stored-bookings.ts'
import { startBookers } from '../support/programs/bookers.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'

const BOOKERS = 8
const STOPS = ['fast', 'immediate', 'immediate', 'fast'] as const
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))
const POLL_OPTIONS = { timeout: 60_000, interval: 50 }

test(`PostgreSQL stopped and started ${STOPS.length} times under ${BOOKERS} bookers: they hear 503 meanwhile, the product recovers by itself, and each booking is stored once (FAULT_SEED=${SEED})`, async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(postgres.stop)
  const product = await startBuiltProduct({
    DATABASE_URL: postgres.url,
    DATA_DIR: await freshFolder('postgres-stops'),
    LIMIT_BOOKINGS_PER_MINUTE: '1000000',
  })
  onTestFinished(product.stop)
  const connection = { connectionString: postgres.url }
  await makeRoom(connection)
  const ready = async () => (await fetch(`${product.address}/readyz?for=writes`)).status
  const moments = fc.sample(fc.noBias(fc.nat(40)), { numRuns: STOPS.length, seed: SEED })

  const bookers = startBookers(BOOKERS, async () => product.address)
  for (const [index, how] of STOPS.entries()) {
    await bookers.acknowledged(moments[index] ?? 0)
    await pause(moments[index] ?? 0)
    const refusedBefore = bookers.answers.get(503) ?? 0

    await postgres.shutDown(how)

    await vi.waitFor(
      () => expect(bookers.answers.get(503) ?? 0).toBeGreaterThanOrEqual(refusedBefore + BOOKERS),
      POLL_OPTIONS,
    )
    expect(await ready()).toBe(503)
    await postgres.startAgain()
    await vi.waitFor(async () => expect(await ready()).toBe(200), POLL_OPTIONS)
    await bookers.acknowledged(BOOKERS)
  }
  await bookers.finish()

  expect(bookers.answers.get(0)).toBe(undefined)
  await expectEachStoredOnce(connection, product.address, bookers)
  // No connection was leaked: the product could not stop in order otherwise.
  await product.stop()
  expect(product.process.exitCode).toBe(0)
})

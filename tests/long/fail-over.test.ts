import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../support/database/own-postgres.ts'
import { expectEachStoredOnce, makeRoom, runSql } from '../support/database/stored-bookings.ts'
import { startBookers } from '../support/programs/bookers.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'
import { startHaproxy } from '../support/servers/haproxy.ts'
import { startRoundRobin } from '../support/servers/round-robin.ts'
import { findServer } from '../support/servers/server-program.ts'

const BOOKERS = 8
const BEFORE_AND_AFTER = 300
const SERVES_WITHIN_SECONDS = 5
const POLL_OPTIONS = { timeout: 60_000, interval: 50 }

test(`the primary is killed under ${BOOKERS} bookers and its standby promoted: no booking is lost or doubled`, async () => {
  const primary = await startOwnPostgres({ waitsForDisk: true })
  onTestFinished(primary.stop)
  const standby = await primary.startStandby()
  onTestFinished(standby.stop)
  const hosts = [standby.url, primary.url].map((url) => new URL(url).host)
  const start = async () => {
    const product = await startBuiltProduct({
      DATABASE_URL: primary.url.replace(`@${hosts[1]}`, `@${hosts}`),
      DATA_DIR: await freshFolder('fail-over'),
      TRUST_PROXY: '1',
      LIMIT_BOOKINGS_PER_MINUTE: '1000000',
    })
    onTestFinished(product.stop)
    return product
  }
  const processes = [await start(), await start()]
  const addresses = processes.map(({ address }) => address)
  const haproxy = findServer('haproxy')
  const proxy = haproxy
    ? (await startHaproxy(haproxy, addresses)).plain
    : await startRoundRobin(addresses)
  await makeRoom({ connectionString: primary.url })
  const bookers = startBookers(BOOKERS, async () => proxy)
  await bookers.acknowledged(BEFORE_AND_AFTER)

  const killed = performance.now()
  await primary.shutDown('immediate')
  const comeAgain = () => bookers.answers.get(503) ?? 0
  await expect.poll(comeAgain, POLL_OPTIONS).toBeGreaterThanOrEqual(BOOKERS)
  await standby.promote()
  const promoted = performance.now()
  await bookers.acknowledged(1)
  const served = performance.now()
  await bookers.acknowledged(BEFORE_AND_AFTER)
  await bookers.finish()

  const connection = { connectionString: standby.url }
  const rows = await runSql<{ reference: string }>(
    connection,
    'select reference from registrations',
  )
  const stored = new Set(rows.map(({ reference }) => reference))
  const sent = [...bookers.sent.values()]
  const lost = sent.filter(({ receipt }) => receipt && !stored.has(receipt.reference)).length
  const refused = sent.filter(({ receipt }) => receipt === null).length
  const doubled = rows.length - (sent.length - lost - refused)
  const seconds = (since: number) => ((served - since) / 1000).toFixed(1)
  process.stdout.write(`
Proxy                                  ${haproxy ? 'HAProxy' : 'round robin of this test'}
Bookings                               ${sent.length}
  lost                                 ${lost}
  doubled                              ${doubled}
  refused for good                     ${refused}
Answers that asked to come again       ${sumOf(bookers.answers) - sent.length}
Seconds until serving again
  since the primary was killed         ${seconds(killed)}
  since the standby was promoted       ${seconds(promoted)}

`)
  expect({ lost, doubled, refused }).toEqual({ lost: 0, doubled: 0, refused: 0 })
  expect(served - promoted).toBeLessThan(SERVES_WITHIN_SECONDS * 1000)
  await expectEachStoredOnce(connection, proxy, bookers)
  for (const { process: child } of processes) expect(child.exitCode).toBe(null)
})

function sumOf(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

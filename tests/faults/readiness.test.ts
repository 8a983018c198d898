import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '../support/database/own-postgres.ts'
import { runSql } from '../support/database/stored-bookings.ts'
import { sendBooking, TRAININGS } from '../support/programs/bookers.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { type RunningProduct, startBuiltProduct } from '../support/programs/running-product.ts'

const POLL_OPTIONS = { timeout: 30_000 }

let postgres: OwnPostgres

beforeAll(async () => {
  postgres = await startOwnPostgres()
  return postgres.stop
}, 120_000)

async function start(): Promise<RunningProduct> {
  const product = await startBuiltProduct({
    DATABASE_URL: postgres.url,
    DATA_DIR: await freshFolder('readiness'),
    LOG_LEVEL: 'silent',
  })
  onTestFinished(product.stop)
  return product
}

async function ask({ address }: RunningProduct, path: string) {
  const answer = await fetch(address + path)
  return { status: answer.status, body: await answer.json() }
}

test('without its database a process is ready for pages if it has cached ones, and not ready for writes', async () => {
  const visited = await start()
  const fresh = await start()
  expect((await fetch(visited.address)).status).toBe(200)
  for (const product of [visited, fresh]) {
    expect(await ask(product, '/readyz?for=writes')).toEqual({
      status: 200,
      body: { ready: true, database: 'ok', worker: 'ok' },
    })
    expect((await ask(product, '/readyz')).status).toBe(200)
  }

  await postgres.shutDown('fast')
  const cached = await ask(visited, '/readyz')
  const nothingCached = await ask(fresh, '/readyz')
  const forWrites = await ask(visited, '/readyz?for=writes')
  const page = await fetch(visited.address)
  await postgres.startAgain()

  expect(cached).toEqual({ status: 200, body: { ready: true, pages: 'cached' } })
  expect(page.status).toBe(200)
  expect(nothingCached).toEqual({
    status: 503,
    body: { ready: false, pages: 'none cached', database: 'away' },
  })
  expect(forWrites).toMatchObject({ status: 503, body: { ready: false, database: 'away' } })
  for (const product of [visited, fresh]) {
    for (const path of ['/readyz', '/readyz?for=writes'])
      await expect.poll(async () => (await ask(product, path)).status, POLL_OPTIONS).toBe(200)
  }
})

test('a process whose database takes no writes is ready for pages and not for writes', async () => {
  const product = await start()
  const refuseWrites = async (refused: boolean) => {
    const connection = { connectionString: postgres.url }
    const words = refused ? 'set default_transaction_read_only = on' : 'reset all'
    await runSql(connection, `alter system ${words}`)
    await runSql(connection, 'select pg_reload_conf()')
  }
  onTestFinished(() => refuseWrites(false))
  const forPages = new Set<number>()
  const watching = new AbortController()
  const watch = async () => {
    while (!watching.signal.aborted) forPages.add((await ask(product, '/readyz')).status)
  }
  const watchers = [watch(), watch(), watch()]

  // The refused booking closes all connections, some of them while a watcher uses them.
  for (let round = 0; round < 4; round += 1) {
    await refuseWrites(true)
    await expect
      .poll(() => ask(product, '/readyz?for=writes'), POLL_OPTIONS)
      .toMatchObject({ status: 503, body: { ready: false, database: 'read-only' } })
    expect((await sendBooking(product.address, randomUUID(), TRAININGS[0])).status).toBe(503)
    await refuseWrites(false)
    await expect
      .poll(() => ask(product, '/readyz?for=writes'), POLL_OPTIONS)
      .toMatchObject({ status: 200 })
  }
  watching.abort()
  await Promise.all(watchers)

  expect([...forPages]).toEqual([200])
})

test('a probe in HTTP/1.0 needs no Host; in HTTP/1.1 nothing is answered without one', async () => {
  const product = await start()
  const statusOf = async (line: string) => {
    const { hostname, port } = new URL(product.address)
    const socket = connect({ host: hostname, port: Number(port) }).setEncoding('latin1')
    socket.write(`${line}\r\nConnection: close\r\n\r\n`)
    return (await socket.toArray()).join('').match(/^HTTP\/1\.1 (\d+) /)?.[1]
  }
  for (const path of ['/healthz', '/readyz', '/readyz?for=writes'])
    expect.soft(await statusOf(`GET ${path} HTTP/1.0`), path).toBe('200')
  for (const path of ['/', '/healthz', '/readyz'])
    expect.soft(await statusOf(`GET ${path} HTTP/1.1`), path).toBe('400')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseGate, openDatabaseGate } from '../support/database/database-gate.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/database/own-postgres.ts'
import { type RunningProduct, startBuiltProduct } from '../support/programs/running-product.ts'

let postgres: OwnPostgres
let gate: DatabaseGate
let product: RunningProduct

beforeAll(async () => {
  postgres = await startOwnPostgres()
  ;({ gate } = await openDatabaseGate(postgres.url))
  product = await startBuiltProduct({
    DATABASE_URL: gate.url,
    DATA_DIR: '.cache/tests/away',
    LOG_LEVEL: 'silent',
  })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await gate.shut()
  await postgres.stop()
})

test('a page that cannot be read says so in its language, and is there again with its database', async () => {
  const path = `${product.address}/trainings/anmeldung?training=nie-gezeigt`
  await gate.shut()
  const away = await fetch(path)
  const html = await away.text()
  await gate.open()

  expect(away.status).toBe(503)
  expect(away.headers.get('retry-after')).toBe('5')
  expect(away.headers.get('cache-control')).toBe('no-store')
  expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Seite nicht verfügbar</title>'])
  expect(html).toContain('Diese Seite lässt sich gerade nicht anzeigen')
  // An empty address is that of the page, with its parameters.
  expect(html).toMatch(/<a [^>]*href=""[^>]*>Seite neu laden<\/a>/)
  expect(html).not.toContain('<script')
  await expect.poll(async () => (await fetch(path)).status, { timeout: 20_000 }).toBe(200)
})

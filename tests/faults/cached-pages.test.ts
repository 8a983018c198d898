import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/server/database.ts'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import { startOwnPostgres } from '../support/database/own-postgres.ts'
import { runSql } from '../support/database/stored-bookings.ts'
import { aPerson, booking, ownSeat } from '../support/product/bookings.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'

const METRICS_TOKEN = 'metrics-of-this-test'

/** The built product on a separate PostgreSQL that can be stopped and started. */
async function startOnOwnPostgres() {
  const postgres = await startOwnPostgres()
  onTestFinished(postgres.stop)
  const product = await startBuiltProduct({
    DATABASE_URL: postgres.url,
    DATA_DIR: await freshFolder('kept'),
    LOG_LEVEL: 'silent',
    METRICS_TOKEN,
  })
  onTestFinished(product.stop)
  return {
    page: async (address: string, headers: Record<string, string> = {}) => {
      const response = await fetch(product.address + address, { headers, redirect: 'manual' })
      return { status: response.status, headers: response.headers, html: await response.text() }
    },
    book: () =>
      fetch(`${product.address}/api/registrations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(booking(ownSeat('kurs-1-uhren'))),
      }),
    post: (address: string, body: object) =>
      fetch(product.address + address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    databaseUrl: postgres.url,
    /** How many requests were answered with a cached page so far. */
    async countCached() {
      const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
      const metrics = await (await fetch(`${product.address}/metrics`, { headers })).text()
      return Number(
        /^http_requests_total\{.*route="cached page".*\} (\d+)$/m.exec(metrics)?.[1] ?? 0,
      )
    },
    sql: (statement: string) => runSql({ connectionString: postgres.url }, statement),
    takeDatabaseAway: () => postgres.shutDown('fast'),
    bringDatabaseBack: postgres.startAgain,
  }
}

test('a cached page follows every change of its content, and stays available without the database', async () => {
  const { page, sql, book, takeDatabaseAway, bringDatabaseBack } = await startOnOwnPostgres()
  const seats = async () =>
    (await page('/trainings/kurs-1-uhren')).html.match(/"seatsLeft":(\d+)/)?.[1]
  // Pages are long: no assertion prints one.
  const shows = async (text: string) => (await page('/trainings')).html.includes(text)

  const before = await seats()
  expect((await book()).status).toBe(201)
  expect(await seats()).toBe(String(Number(before) - 1))

  expect(await shows('Von Hand geändert')).toBe(false)
  // As another process or an operator would.
  await sql(`update trainings set title = 'Von Hand geändert' where id = 'kurs-1-uhren'`)
  await expect.poll(() => shows('Von Hand geändert')).toBe(true)

  await takeDatabaseAway()
  expect((await page('/trainings')).status).toBe(200)
  expect(await shows('Von Hand geändert')).toBe(true)
  expect((await book()).status).toBe(503)

  await bringDatabaseBack()
  await sql(`update trainings set title = 'Danach geändert' where id = 'kurs-1-uhren'`)
  await expect.poll(() => shows('Danach geändert'), { timeout: 20_000 }).toBe(true)
})

test('writes of visitors that change no page leave the cached pages', async () => {
  const { page, post, databaseUrl, countCached } = await startOnOwnPostgres()
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, pino({ level: 'silent' }))
  onTestFinished(close)
  const joining = { trainingId: 'kurs-1-uhren', seats: 1, ...aPerson('Ida Wartmann') }
  expect((await post('/api/waiting-list', joining)).status).toBe(202)
  const { rows } = await db.execute<{ id: string }>('select id from waiting_entries')
  const token = tokenOf(await waitingListKeyOf(db), rows[0]?.id ?? '')
  const confirm = () => post(`/api/waiting-list/${token}/confirm`, {})
  await confirm()
  await page('/trainings')
  const before = await countCached()

  const writes = [
    confirm,
    () => post('/api/waiting-list', joining),
    () => post('/api/bookings/links', { email: 'ida@example.com' }),
  ]
  for (let round = 0; round < 5; round += 1) {
    for (const write of writes) {
      expect((await write()).ok).toBe(true)
      await page('/trainings')
    }
  }

  // At a whole minute, time makes a page old.
  expect((await countCached()) - before).toBeGreaterThanOrEqual(13)
})

test('a page holds nothing of the request that it was first made for', async () => {
  const { page } = await startOnOwnPostgres()
  const first = await page('/', {
    'X-Forwarded-Host': 'poison.example',
    'X-Forwarded-Proto': 'gopher',
    Cookie: 'poison=1',
    'Accept-Language': 'poison',
  })
  const withQuery = await page('/?a=poison')
  const second = await page('/')

  expect([first, withQuery, second].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(first.html.includes('poison')).toBe(false)
  expect(second.html.includes('poison')).toBe(false)
  expect(second.headers.get('set-cookie')).toBeNull()
})

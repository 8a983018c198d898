import { expect, test } from 'vitest'
import { VERSION } from '#platform/basics/server/version.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'

const TOKEN = 'ein-langes-token-zum-messen'

test('a product that can take requests says so', async () => {
  const product = await lendTestProduct()

  expect(await product.get('/healthz')).toMatchObject({
    status: 200,
    body: { alive: true, version: VERSION },
  })
  expect(await product.get('/readyz')).toMatchObject({
    status: 200,
    body: { ready: true, pages: 'none cached', database: 'ok' },
  })
  expect(await product.get('/readyz?for=writes')).toMatchObject({
    status: 200,
    body: { ready: true, database: 'ok', worker: 'ok' },
  })
})

test('a product without its database is alive and not ready until the database is back', async () => {
  const product = await startTestProduct()
  const bringBack = await product.cutDatabase()

  const alive = await product.get('/healthz')
  const ready = await product.get('/readyz')
  const readyForWrites = await product.get('/readyz?for=writes')
  await bringBack()

  expect(alive.status).toBe(200)
  for (const state of [ready, readyForWrites])
    expect(state).toMatchObject({ status: 503, body: { ready: false, database: 'away' } })
  await expect
    .poll(async () => (await product.get('/readyz?for=writes')).status, POLL_OPTIONS)
    .toBe(200)
})

test('asked whether it is ready for something that it does not know, it says so', async () => {
  const product = await lendTestProduct()
  expect((await product.request('/readyz?for=write')).status).toBe(400)
})

test('metrics count requests by the pattern of their address, and name no id', async () => {
  const product = await startTestProduct({ METRICS_TOKEN: TOKEN })
  await product.request('/api/trainings/kurs-1-uhren', {}, '203.0.113.7')
  await product.request('/api/trainings/nicht-da', {}, '203.0.113.7')

  const answer = await product.request('/metrics', {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const text = await answer.text()

  expect(answer.status).toBe(200)
  expect(text).toMatch(
    /http_requests_total\{method="GET",route="\/api\/trainings\/:id",status="200"\} 1/,
  )
  expect(text).toMatch(/http_requests_total\{[^}]*status="404"\} 1/)
  expect(text).toMatch(/^morgenfalz_worker_running 1$/m)
  expect(text).toMatch(/^morgenfalz_database_connections\{state="waited for"\} 0$/m)
  expect(text).not.toContain('kurs-1-uhren')
})

test.each([
  ['without a token', undefined, TOKEN, 401],
  ['with another token', `Bearer ${TOKEN}x`, TOKEN, 401],
  ['where no token is set', `Bearer ${TOKEN}`, '', 404],
])('metrics are not for everybody: %s', async (_who, authorization, token, status) => {
  const product = await startTestProduct({ METRICS_TOKEN: token })
  const answer = await product.request('/metrics', {
    headers: authorization ? { authorization } : {},
  })
  expect(answer.status).toBe(status)
})

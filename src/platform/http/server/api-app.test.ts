import { validate } from '@scalar/openapi-parser'
import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { VERSION } from '#platform/basics/server/version.ts'
import { addressOf, apiCallsOf } from '#tests/support/product/api-calls.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'

test('the OpenAPI document is the same bytes each time, and not sent again to who has it', async () => {
  const product = await lendTestProduct()
  const first = await product.request('/api/openapi.json')
  const etag = first.headers.get('etag') ?? ''
  const again = await product.request('/api/openapi.json', { headers: { 'If-None-Match': etag } })

  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('the OpenAPI document is valid, and names every method that its addresses answer', async () => {
  const product = await lendTestProduct()

  const { status, body } = await product.get<Record<string, unknown>>('/api/openapi.json')

  expect(status).toBe(200)
  expect(await validate(body)).toMatchObject({ valid: true })
  expect(body).toMatchObject({ info: { version: VERSION } })
  const session = await product.logIn()
  const calls = (await apiCallsOf(product)).filter(({ path }) => path.startsWith('/api/'))
  expect(calls.length).toBeGreaterThan(100)
  for (const address of new Set(calls.map((call) => addressOf(call)))) {
    const { headers } = await product.request(address, { method: 'OPTIONS', headers: session })
    const answered = headers.get('allow')?.split(', ') ?? []
    // "/api/admin/messages/test" is an address of "/api/admin/messages/{id}" too.
    const named = calls.filter((call) => new RegExp(`^${addressOf(call, '[^/]+')}$`).test(address))
    expect
      .soft(answered.filter((method) => !['HEAD', 'OPTIONS'].includes(method)).sort(), address)
      .toEqual([...new Set(named.map(({ method }) => method))].sort())
  }
})

test('an unknown address under /api is a 404 with problem details, not a page', async () => {
  const product = await lendTestProduct()

  const { status, headers, body } = await product.get<Problem>('/api/gibt-es-nicht')

  expect(status).toBe(404)
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(body.code).toBe('http.not_found')
})

test('the content of the pages is listed by section and key', async () => {
  const product = await lendTestProduct()

  const { body } =
    await product.get<{ section: string; key: string; content: string }[]>('/api/cms/content')

  expect(body).toContainEqual(
    expect.objectContaining({
      section: 'trainings',
      key: 'benefits.heading',
      content: 'Warum teilnehmen?',
    }),
  )
})

test('an unavailable database is answered 503 with a German sentence, and the product recovers automatically', async () => {
  const product = await startTestProduct()
  const bringBack = await product.cutDatabase()

  const away = await product.get<Problem>('/api/trainings')
  await bringBack()
  const back = await product.get('/api/trainings')

  expect(away).toMatchObject({
    status: 503,
    body: {
      code: 'http.database_away',
      detail:
        'Der Dienst ist gerade nicht erreichbar. In ein paar Sekunden klappt es meist wieder.',
    },
  })
  expect(away.headers.get('retry-after')).toBe('5')
  expect(back.status).toBe(200)
})

test.each([
  '/api/trainings/%00',
  '/api/trainings/%ff',
  '/api/trainings/a%2Fb',
  '/api/trainings/%ED%A0%80',
])('the odd address %s is a 404', async (path) => {
  const product = await lendTestProduct()

  const { status } = await product.get(path)

  expect(status).toBe(404)
})

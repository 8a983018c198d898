import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { findLostPage, isPersonal, readsParameters } from '#app/server/page-parameters.ts'
import { fixedClock } from '#platform/basics/server/clock.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import { toPageAnswer } from '#platform/http/server/page-answer.ts'
import type { AttemptLimit } from '#platform/http/server/rate-limits.ts'
import { answerPages } from './answer-pages.ts'
import { createPageCache } from './page-cache.ts'

/** A limit of two wrong links, whoever opens them. */
function twoWrongLinks(): AttemptLimit {
  let left = 2
  return {
    async take() {
      left -= 1
      if (left < 0) throw new ProblemError(429, 'http.too_many', 'Zu viele.', { retryAfter: 900 })
    },
    async giveBack() {},
    async clear() {},
  }
}

/** The product's page routes over a site whose pages show the address that they were rendered for. */
function aSite() {
  const made: string[] = []
  const wrongLinks = twoWrongLinks()
  const make = async (address: string) => {
    made.push(address)
    const [path = '', search = ''] = address.split(/(?=\?)/)
    const headers = new Headers({ 'Content-Type': 'text/html' })
    const isUnknown = path.endsWith('/falsch') || path.endsWith('/404')
    const isRedirect = path.length > 1 && path.endsWith('/')
    if (isRedirect) headers.set('Location', path.slice(0, -1) + search)
    const status = isUnknown ? 404 : isRedirect ? 307 : 200
    return toPageAnswer({ status, html: [address], headers }, {})
  }
  const clock = fixedClock('2026-11-21T10:00:30Z')
  const pages = createPageCache({
    make,
    isSubscribed: () => true,
    clock,
    log: pino({ level: 'silent' }),
  })
  const app = new Hono<ApiVariables>()
  const addresses = { readsParameters, findLostPage, isPersonal }
  app.get('/*', answerPages({ pages, make, ...addresses, wrongLinks, clock }))
  return { made, ask: async (address: string) => app.request(address) }
}

test('a hundred addresses without a page render one page a language', async () => {
  const { made, ask } = aSite()
  const addresses = Array.from({ length: 50 }, (_, n) => [
    `/gibt-es-nicht-${n}?n=${n}`,
    `/en/${n}/%20`,
  ])

  for (const address of addresses.flat()) expect((await ask(address)).status).toBe(404)
  expect(made).toEqual(['/404', '/en/404'])
})

test('a hundred different meaningless parameters render a page only once', async () => {
  const { made, ask } = aSite()
  const addresses = Array.from({ length: 50 }, (_, n) => `/trainings?n=${n}&utm_term=${n}`)
  const atOnce = await Promise.all(addresses.map(ask))
  const later: Response[] = []
  for (let n = 50; n < 100; n += 1) later.push(await ask(`/trainings?n=${n}`))

  for (const answer of [...atOnce, ...later]) expect(await answer.text()).toBe('/trainings')
  expect(made).toEqual(['/trainings'])
})

test('a page with a meaningful parameter is rendered for the request and not cached', async () => {
  const { made, ask } = aSite()
  const address = '/trainings/anmeldung?training=kurs-1-uhren&n=1'
  for (let n = 0; n < 2; n += 1) expect(await (await ask(address)).text()).toBe(address)
  expect(await (await ask('/trainings/anmeldung?n=1')).text()).toBe('/trainings/anmeldung')
  expect(made).toEqual([address, address, '/trainings/anmeldung'])
})

test('a redirect takes the parameters along', async () => {
  const { ask } = aSite()
  expect((await ask('/trainings/?utm_source=brief')).headers.get('location')).toBe(
    '/trainings?utm_source=brief',
  )
})

test('a page that a token opens is rendered for the request and not cached, whatever the token', async () => {
  const { made, ask } = aSite()
  const address = '/trainings/warteliste/einlangestoken'
  for (let n = 0; n < 2; n += 1) await ask(address)
  expect(made).toEqual([address, address])
})

test('of pages whose token opens nothing, those beyond the limit are a 429; others are not counted', async () => {
  const { ask } = aSite()
  const statuses: number[] = []
  for (const address of [
    '/gibt/es/nicht/falsch',
    '/buchung/MF-2222-2222/falsch',
    '/platz/17/falsch',
    '/buchung/MF-2222-2222/richtig',
    '/buchung/MF-2222-2222/falsch',
    '/buchung/MF-2222-2222/richtig',
  ])
    statuses.push((await ask(address)).status)

  expect(statuses).toEqual([404, 404, 404, 200, 429, 200])
})

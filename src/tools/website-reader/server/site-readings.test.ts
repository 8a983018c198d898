import { once } from 'node:events'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { startCompanySite } from '#tests/support/sites/company-site.ts'
import { localSites } from '#tests/support/sites/local-sites.ts'
import { type SiteReadingEvent, siteReadingEventSchema } from '../domain/site-facts.ts'

const PATH = '/api/tools/site-readings'

async function startWithSites(settings: Record<string, string> = {}) {
  const site = await startCompanySite()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const siteNetwork = localSites(site.sites)
  const product = await startTestProduct(settings, { siteNetwork, log })
  onTestFinished(site.stop)
  return { site, product, lines }
}

function post(product: TestProduct, body: unknown, from?: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return product.request(PATH, { method: 'POST', headers, body: JSON.stringify(body) }, from)
}

async function eventsOf(response: Response): Promise<SiteReadingEvent[]> {
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line) => siteReadingEventSchema.parse(JSON.parse(line)))
}

async function read(product: TestProduct, url: string, language = 'de') {
  const events = await eventsOf(await post(product, { url, language }))
  return { events, last: events.at(-1) }
}

test('a company’s website becomes facts, each with the pages that say it', async () => {
  const { product, site } = await startWithSites()

  const { events, last } = await read(product, 'http://kranich.example/')

  const base = 'http://kranich.example'
  const paths = ['/', '/leistungen', '/ueber-uns', '/branchen', '/kontakt', '/karriere']
  const from = (...found: string[]) => found.map((path) => base + path)
  const fact = (text: string, sources: readonly string[], quote = text, page = sources[0]) => ({
    text,
    sources,
    quote: { page, text: quote },
  })
  expect(last).toMatchObject({
    type: 'facts',
    facts: {
      url: `${base}/`,
      pages: [
        { url: `${base}/`, title: 'Förderanlagen für den Mittelstand | Kranich Fördertechnik' },
        { title: 'Leistungen | Kranich Fördertechnik' },
        { title: 'Über uns | Kranich Fördertechnik' },
        {
          title: 'Branchen | Kranich Fördertechnik',
          passages: ['Branchen Möbelhersteller Großbäckereien Paketzentren'],
        },
        { title: 'Kontakt | Kranich Fördertechnik', passages: [] },
        { title: 'Karriere | Kranich Fördertechnik' },
      ],
      kind: 'company',
      name: fact('Kranich Fördertechnik GmbH', from(...paths), '© 2026 Kranich Fördertechnik GmbH'),
      description: fact(
        'Wir planen, bauen und warten Förderanlagen, die zu Ihrer Halle passen und nicht umgekehrt.',
        from('/'),
      ),
      founded: fact('1987', from('/'), 'Es läuft. Seit 1987.'),
      size: null,
      offers: [
        fact('Anlagenplanung', from('/', '/leistungen')),
        fact('Montage und Inbetriebnahme', from('/', '/leistungen')),
        fact('Wartung rund um die Uhr', from('/')),
        fact('Retrofit alter Anlagen', from('/leistungen')),
      ],
      audiences: [
        fact('Möbelhersteller', from('/branchen')),
        fact('Großbäckereien', from('/branchen')),
        fact('Paketzentren', from('/branchen')),
      ],
      prices: [],
      references: [],
      languages: [{ text: 'Deutsch' }, { text: 'Englisch' }],
      locations: [
        { text: 'Werkstraße 12, 04109 Leipzig', quote: { text: 'Werkstraße 12 04109 Leipzig' } },
      ],
      signals: [
        { kind: 'jobs', text: 'Servicetechniker (m/w/d)', sources: from('/karriere') },
        { kind: 'jobs', text: 'Konstrukteurin (w/m/d)', sources: from('/karriere') },
        { kind: 'news', text: 'Neue Halle in Betrieb (12.03.2026)', sources: from('/') },
      ],
    },
  })
  expect(events.slice(0, -1)).toEqual(
    paths.map((path, at) => ({
      type: 'reading',
      url: base + path,
      page: at + 1,
      pages: at === 0 ? 1 : paths.length,
    })),
  )
  expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt', ...paths])
  expect(site.asked[0]?.userAgent).toBe('MorgenfalzSiteReader/1.0 (+http://localhost:3000/)')
})

test('its English part is read in English', async () => {
  const { product } = await startWithSites()

  const { last } = await read(product, 'http://kranich.example/en/', 'en')

  expect(last).toMatchObject({
    facts: {
      name: { text: 'Kranich Fördertechnik GmbH' },
      offers: [
        { text: 'System design' },
        { text: 'Installation' },
        { text: 'Maintenance around the clock' },
        { text: 'Retrofit of old systems' },
      ],
      audiences: [{ text: 'Furniture makers' }, { text: 'Large bakeries' }],
      languages: [{ text: 'English' }, { text: 'German' }],
      locations: [{ text: 'Werkstraße 12, 04109 Leipzig' }],
    },
  })
})

test('when the visitor disconnects, reading stops at once without an error, and its slot is free again', async () => {
  const { product, site, lines } = await startWithSites()

  // More often than there are places.
  for (let visits = 0; visits < 6; visits += 1) {
    const asked = site.nextAnswer()
    const response = await post(product, { url: 'http://langsam.example/', language: 'de' })
    const reader = response.body?.getReader()
    await reader?.read()
    const next = reader?.read()
    const answer = await asked
    await reader?.cancel()
    await next
    if (!answer.closed) await once(answer, 'close')
  }

  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

const SLOW = { url: 'http://langsam.example/', language: 'de' }

/** Starts readings of websites that do not answer; they end with the test. */
async function beginSlow(product: TestProduct, ...visitors: string[]): Promise<Response[]> {
  const running = await Promise.all(visitors.map((visitor) => post(product, SLOW, visitor)))
  expect(running.map(({ status }) => status)).toEqual(visitors.map(() => 200))
  return running
}

const end = (running: Response[]) => Promise.all(running.map(({ body }) => body?.cancel()))

test.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7', '192.0.2.8'],
  ['an IPv6 network', '2001:db8:1:2::7', '2001:db8:1:2::8', '2001:db8:9:2::7'],
])('%s has two websites read at once; others are still served', async (_what, one, same, other) => {
  const { product } = await startWithSites()
  const running = await beginSlow(product, one, same)

  const refused = await post(product, SLOW, same)
  running.push(...(await beginSlow(product, other)))
  await end(running)
  const next = await post(product, { url: 'http://stumm.example/', language: 'de' }, one)

  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('10')
  expect(await refused.json()).toMatchObject({
    code: 'tools.own_readings',
    detail: expect.stringContaining('zwei Websites'),
  })
  expect((await eventsOf(next)).at(-1)).toMatchObject({ type: 'failed' })
})

test('only a few websites are read at the same time; further visitors get 503 with Retry-After, and the log warns', async () => {
  const { product, lines } = await startWithSites()
  const running = await beginSlow(product, '192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4')

  const refused = await post(product, SLOW, '192.0.2.5')
  await end(running)
  const { last } = await read(product, 'http://stumm.example/')

  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('10')
  expect(await refused.json()).toMatchObject({ code: 'tools.busy' })
  expect(last).toMatchObject({ type: 'failed' })
  const logged = lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 503)
  expect(logged).toMatchObject([{ level: 40, code: 'tools.busy', msg: 'answered' }])
})

test.each([['LIMIT_SITE_READINGS_PER_HOUR'], ['LIMIT_ALL_SITE_READINGS_PER_HOUR']])(
  '%s bounds how many websites are read',
  async (setting) => {
    const { product } = await startWithSites({ [setting]: '1' })

    await read(product, 'http://stumm.example/')
    const refused = await post(product, { url: 'http://stumm.example/', language: 'de' })

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  },
)

test.each([
  [{ url: 'kein url', language: 'de' }, 422, 'tools.bad_address'],
  [{ url: 'ftp://kranich.example/', language: 'de' }, 422, 'tools.bad_address'],
  [{ url: `http://kranich.example/${'a'.repeat(2000)}`, language: 'de' }, 422, 'tools.bad_address'],
  [{ url: 'http://kranich.example/', language: 'fr' }, 422, 'http.invalid'],
  [{ language: 'de' }, 422, 'http.invalid'],
  [{ url: 7, language: 'de' }, 400, 'http.wrong_type'],
])('%j is answered with %i %s', async (body, status, code) => {
  const product = await lendTestProduct()

  const answer = await product.send<Problem>('POST', PATH, body)

  expect(answer).toMatchObject({ status, body: { code } })
})

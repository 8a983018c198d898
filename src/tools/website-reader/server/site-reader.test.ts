import { expect, onTestFinished, test } from 'vitest'
import { startCompanySite } from '#tests/support/sites/company-site.ts'
import { localSites } from '#tests/support/sites/local-sites.ts'
import { type SiteReadingEvent, siteReadingEventSchema } from '../domain/site-facts.ts'
import { createGuardedFetch, type FetchPage } from './guarded-fetch.ts'
import { type ReadingDeps, readSite } from './site-reader.ts'
import { createSiteThreads } from './site-threads.ts'

/** Reads the test websites as the product does, through the guard. */
async function visitor(timeLimitMs?: number) {
  const site = await startCompanySite()
  onTestFinished(site.stop)
  const fetchPage = createGuardedFetch({
    userAgent: 'AmselSiteReader/1.0',
    ...localSites(site.sites),
    ...(timeLimitMs && { timeLimitMs }),
  })
  return readerWith(fetchPage)
}

function readerWith(fetchPage: FetchPage) {
  const faults: unknown[] = []
  const deps: ReadingDeps = {
    fetchPage,
    threads: createSiteThreads(),
    token: 'AmselSiteReader',
    onFault: (fault) => faults.push(fault),
  }
  const read = async (url: string) => {
    let last: SiteReadingEvent | undefined
    const { signal } = new AbortController()
    for await (const event of readSite(url, 'de', signal, deps)) {
      last = siteReadingEventSchema.parse(event)
    }
    return last
  }
  return { read, faults }
}

test('instructions in a page are ignored, or quoted as text', async () => {
  const { read } = await visitor()

  const last = await read('http://kranich.example/')

  const { pages, ...facts } = last?.type === 'facts' ? last.facts : { pages: [] }
  expect(JSON.stringify(facts)).not.toMatch(/Ignoriere|SYSTEM|Schlüssel/)
  expect(JSON.stringify(last)).not.toMatch(/SYSTEM|Schlüssel/)
  expect(JSON.stringify(last)).not.toMatch(/Erika|post@|0341/)
  expect(pages.length).toBeGreaterThan(1)
})

test.each([
  ['http://gibt-es-nicht.example/', 'tools.site_unknown'],
  ['http://127.0.0.1/', 'tools.address_refused'],
  ['http://kranich.example:8080/', 'tools.address_refused'],
  ['https://unerreichbar.example/', 'tools.site_unreachable'],
  ['http://aufbau.example/', 'tools.site_placeholder'],
  ['http://kranich.example/gibt-es-nicht', 'tools.site_error'],
  ['http://kranich.example/intern/', 'tools.site_refuses'],
  ['http://verboten.example/', 'tools.site_refuses'],
  ['http://gestoert.example/', 'tools.site_error'],
  ['http://defekt.example/', 'tools.site_error'],
  ['http://bombe.example/', 'tools.site_silent'],
  ['http://tief.example/', 'tools.site_too_large'],
  ['http://kreisel.example/', 'tools.site_redirects'],
  ['http://immer-weiter.example/', 'tools.site_redirects'],
  ['http://nach-innen.example/', 'tools.address_refused'],
  ['http://nach-verboten.example/', 'tools.site_refuses'],
  ['http://bild.example/', 'tools.site_not_html'],
  ['http://stumm.example/', 'tools.site_silent'],
])('%s ends with %s', async (url, code) => {
  const { read, faults } = await visitor()

  const last = await read(url)

  expect(last).toEqual({ type: 'failed', code })
  expect(faults).toEqual([])
})

test('where nothing answers to https, the website is read by http', async () => {
  const { read } = await visitor()

  expect(await read('https://kranich.example/')).toMatchObject({
    facts: { url: 'http://kranich.example/' },
  })
})

test('of a page of 5 MB the beginning is read', async () => {
  const { read } = await visitor()

  expect(await read('http://riesig.example/')).toMatchObject({
    facts: { offers: [{ text: 'Dachbau' }] },
  })
})

test('a refresh in the page is followed like a redirect', async () => {
  const { read } = await visitor()

  expect(await read('http://weiter.example/')).toMatchObject({
    facts: { url: 'http://weiter.example/start', offers: [{ text: 'Dachbau' }] },
  })
})

test('a website that begins to answer and does not go on is too slow', async () => {
  const { read } = await visitor(1000)

  const last = await read('http://langsam.example/')

  expect(last).toEqual({ type: 'failed', code: 'tools.site_too_slow' })
})

test('a page without a title, language and headings still says something', async () => {
  const { read } = await visitor()

  const last = await read('http://ohne-titel.example/')

  expect(last).toMatchObject({
    facts: {
      name: null,
      description: {
        text: 'Wir reparieren Fahrräder, Lastenräder und Anhänger in unserer kleinen Werkstatt am Hafen.',
      },
    },
  })
})

test.each([
  [
    'http://alt.example/',
    {
      description: {
        text: 'Wir liefern Bürobedarf und Grußkarten in Lübeck, schon ab 5 € frei Haus.',
      },
    },
  ],
  ['http://kyrillisch.example/', { offers: [{ text: 'Мебель для школ' }] }],
])('%s is read in its own charset', async (url, facts) => {
  const { read } = await visitor()

  const last = await read(url)

  expect(last).toMatchObject({ facts })
})

test('a defect of the product is reported as one, and logged', async () => {
  const fault = new TypeError('undefined is not a function')
  const { read, faults } = readerWith(() => Promise.reject(fault))

  expect(await read('http://firma.example/')).toEqual({ type: 'failed', code: 'tools.fault' })
  expect(faults).toEqual([fault])
})

test('a website that asks for long pauses gives its start page only', async () => {
  const asked: string[] = []
  const { read } = readerWith(async (url) => {
    asked.push(url)
    const isRobots = url.endsWith('/robots.txt')
    const page = '<h2>Leistungen</h2><h3>Dachbau</h3><a href="/leistungen">Leistungen</a>'
    return {
      url,
      status: 200,
      redirects: 0,
      contentType: isRobots ? 'text/plain' : 'text/html',
      body: Buffer.from(isRobots ? 'User-agent: *\nCrawl-delay: 30' : page),
    }
  })

  expect(await read('http://firma.example/')).toMatchObject({ type: 'facts' })
  expect(asked).toEqual(['http://firma.example/robots.txt', 'http://firma.example/'])
})

test('a page that cannot be read is left out, and a redirect to a forbidden one is respected', async () => {
  const { read } = readerWith(async (url) => {
    const { pathname } = new URL(url)
    const answer = {
      url,
      status: 200,
      redirects: 0,
      contentType: 'text/html',
      body: Buffer.alloc(0),
    }
    if (pathname === '/robots.txt')
      return { ...answer, body: Buffer.from('User-agent: *\nDisallow: /x') }
    if (pathname === '/karriere') return { ...answer, status: 500 }
    if (pathname === '/leistungen') return { ...answer, url: 'http://firma.example/x/leistungen' }
    const links = ['/karriere', '/leistungen'].map((path) => `<a href="${path}">Mehr</a>`).join('')
    return { ...answer, body: Buffer.from(`<h2>Leistungen</h2><h3>Dachbau</h3>${links}`) }
  })

  expect(await read('http://firma.example/')).toMatchObject({
    type: 'facts',
    facts: { pages: [{ url: 'http://firma.example/' }] },
  })
})

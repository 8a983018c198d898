import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { startCompanySite } from '#tests/support/sites/company-site.ts'
import { HOSTILE_PAGE } from '#tests/support/sites/hostile-sites.ts'
import { localSites } from '#tests/support/sites/local-sites.ts'
import { siteReadingEventSchema } from '../domain/site-facts.ts'
import { createSiteThreads, UnreadableSiteError } from './site-threads.ts'

async function startReader() {
  const site = await startCompanySite()
  onTestFinished(site.stop)
  const product = await startTestProduct({}, { siteNetwork: localSites(site.sites) })
  return {
    product,
    async read(host: string, path = '/') {
      const response = await product.request('/api/tools/site-readings', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ url: `http://${host}${path}`, language: 'de' }),
      })
      const lines = (await response.text()).trim().split('\n')
      return lines.map((line) => siteReadingEventSchema.parse(JSON.parse(line))).at(-1)
    },
  }
}

test('the worst files of robots.txt are read to their end, and what follows them is', async () => {
  const { product, read } = await startReader()

  // A long path for the wildcards to match.
  const path = `/${'a'.repeat(1500)}`
  for (const kind of ['6000', '90000', 'stars', 'wildcards']) {
    expect(await read(`robots-${kind}.example`, path), kind).toMatchObject({
      type: 'facts',
      facts: { offers: [{ text: 'Dachbau' }] },
    })
  }
  expect((await product.request('/healthz')).status).toBe(200)
})

test('a page that exhausts stack or memory ends its reading, and nothing else', async () => {
  const { product, read } = await startReader()
  const reading = Promise.all([read('nested.example'), read('many-elements.example')])
  let isOver = false
  reading.finally(() => {
    isOver = true
  })

  let answers = 0
  while (!isOver) {
    expect((await product.request('/api/tools')).status).toBe(200)
    answers += 1
    await nextTurn()
  }

  expect(answers).toBeGreaterThan(1)
  const failed = { type: 'failed', code: 'tools.site_too_large' }
  expect(await reading).toEqual([failed, failed])
  expect(await read('kranich.example')).toMatchObject({ type: 'facts' })
})

/** The tests are about memory, so the time limit is high enough for slow machines. */
const LONG_TIME_LIMIT = { timeLimitMs: 60_000 }

const { signal } = new AbortController()
const pageOf = (html: string) => ({
  url: 'http://firma.example/',
  contentType: 'text/html; charset=utf-8',
  body: Buffer.from(html),
})

test('the limit of memory ends a thread; the next task has a new one', async () => {
  const run = createSiteThreads({ ...LONG_TIME_LIMIT, heapMb: 32 })

  const refused = await run('outline', pageOf(HOSTILE_PAGE), signal).catch((error) => error)
  const outline = await run('outline', pageOf('<h2>Leistungen</h2><h3>Dachbau</h3>'), signal)

  expect(refused).toBeInstanceOf(UnreadableSiteError)
  expect(refused.cause).toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  expect(await run('facts', { pages: [outline], language: 'de' }, signal)).toMatchObject({
    offers: [{ text: 'Dachbau' }],
  })
})

test('an honest page of 1.5 MB stays within the limit of memory', async () => {
  const run = createSiteThreads(LONG_TIME_LIMIT)
  const entry = (number: number) =>
    `<article class="card card--wide"><h3 id="entry-${number}">Anlage ${number}</h3><p>Wir planen, bauen und <a href="/anlagen/${number}" class="link">warten Anlage ${number}</a> für Betriebe in Sachsen.</p><ul><li>Montage</li><li>Wartung</li></ul></article>\n`
  const entries = Array.from({ length: 6600 }, (_, number) => entry(number)).join('')
  const page = pageOf(`<title>Amsel GmbH</title><main><h1>Anlagen</h1>${entries}</main>`)
  expect(page.body.length).toBeGreaterThan(1.45 * 1024 * 1024)

  const outline = await run('outline', page, signal)

  const pages = Array.from({ length: 5 }, () => outline)
  expect(await run('facts', { pages, language: 'de' }, signal)).toMatchObject({
    name: { text: 'Amsel GmbH' },
  })
})

test('a visitor who disconnects while a task waits or runs leaves no task behind', async () => {
  const run = createSiteThreads()
  const visit = new AbortController()
  const tasks = Array.from({ length: 5 }, () => run('outline', pageOf(HOSTILE_PAGE), visit.signal))

  visit.abort(new Error('gone'))

  expect(await Promise.allSettled(tasks)).toEqual(
    tasks.map(() => ({ status: 'rejected', reason: visit.signal.reason })),
  )
  expect(await run('outline', pageOf('<p>Text</p>'), signal)).toBeInstanceOf(Uint8Array)
})

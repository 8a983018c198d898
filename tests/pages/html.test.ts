import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { LinkChecker } from 'linkinator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import vnuJar from 'vnu-jar'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { bookingRulesText } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { logInAndChangePassword, sendJson, WITH_ADMIN } from '../support/programs/admin-session.ts'
import { type RunningProduct, startBuiltProduct } from '../support/programs/running-product.ts'
import { type Item, vocabularyProblems } from '../support/vocabulary.ts'

/** Pages that are not in the sitemap. */
const UNLISTED = [
  '/trainings/anmeldung',
  '/trainings/warteliste',
  '/buchung',
  '/gibt-es-nicht',
  '/en/does-not-exist',
]

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
/** The compressed size that a page's styles may have, in bytes. */
const MOST_STYLES = 14_400

let folder: string
let product: RunningProduct
let staff: Promise<string> | undefined
const html = new Map<string, string>()
/** The Content-Security-Policy of each page. */
const policies = new Map<string, string>()

beforeAll(async () => {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  folder = await mkdtemp(path.join(parent, 'pages-'))
  product = await startBuiltProduct({ DATA_DIR: path.join(folder, 'data'), ...WITH_ADMIN })
  for (const page of [...(await listedPages()), ...UNLISTED]) {
    const answer = await fetch(product.address + page)
    html.set(page, await answer.text())
    policies.set(page, answer.headers.get('content-security-policy') ?? '')
  }
}, 60_000)

afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

test('the map of the site names the bilingual pages and the shop', () => {
  expect([...html.keys()]).toEqual(
    expect.arrayContaining(['/', '/en', '/kontakt', '/trainings', '/trainings/kurs-1-uhren']),
  )
})

test.runIf(hasJava())(
  'the Nu validator finds no error in any page',
  async () => {
    const files: string[] = []
    for (const [page, text] of html) {
      const file = path.join(folder, `${page.replaceAll('/', '_')}.html`)
      // It supports less of CSS than browsers do.
      await writeFile(file, text.replaceAll(STYLE, ''))
      files.push(file)
    }

    const { stderr } = await promisify(execFile)('java', [
      '-jar',
      vnuJar,
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'json',
      ...files,
    ])

    const { messages } = JSON.parse(stderr) as {
      messages: { url: string; message: string; extract: string }[]
    }
    expect(
      messages.map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract}`),
    ).toEqual([])
  },
  60_000,
)

test('the structured data of every page are words of schema.org, with values of the right type', () => {
  const ofPages = [...html].map(([page, text]) => [page, structuredData(text)] as const)
  const items = ofPages.flatMap(([, found]) => found)

  expect(vocabularyProblems(items)).toEqual([])
  const types = new Set(items.map((item) => item['@type']))
  expect([...types].sort()).toEqual([
    'BreadcrumbList',
    'Course',
    'FAQPage',
    'ItemList',
    'OfferCatalog',
    'Organization',
    'Service',
    'WebApplication',
    'WebSite',
  ])
  const without = ofPages.filter(([, found]) => found.length === 0).map(([page]) => page)
  expect(without.sort()).toEqual(UNLISTED.toSorted())
}, 60_000)

test('no page lets a browser ask other hosts, but for pictures over https and the map in a frame', () => {
  for (const [page, policy] of policies) {
    const directives = policy.split('; ').map((directive) => directive.split(' '))
    expect.soft(directives[0], page).toEqual(['default-src', "'none'"])
    const elsewhere = directives.flatMap(([name, ...sources]) =>
      sources
        .filter((source) => !/^('.*'|data:|blob:)$/.test(source))
        .map((source) => `${name} ${source}`),
    )
    expect
      .soft(elsewhere, page)
      .toEqual(['img-src https:', 'frame-src https://www.openstreetmap.org'])
  }
})

test('a page loads one small script and, of what is interactive in it, what begins at once', () => {
  for (const [page, text] of html) {
    const $ = load(text)
    const scripts = $('script[src]').map((_, element) => $(element).attr('src'))
    expect(scripts.get(), page).toEqual([expect.stringContaining('/assets/page-script-')])
    const early = $('[data-when=now]').length
    const preloaded = $('link[rel=modulepreload]').length
    if (early > 0) expect(preloaded, page).toBeLessThanOrEqual(8)
    else expect(preloaded, page).toBe(0)
    // The script of the language.
    expect($('script:not([src]):not([type])').length, page).toBe(1)
  }
}, 60_000)

test('a page that says the same is the same, whenever and for whomever it is made', async () => {
  const tagOf = async (page: string) => (await fetch(product.address + page)).headers.get('etag')
  // Pages of paths with capital letters are not cached: each request renders the page anew.
  for (const page of ['/Trainings', '/Kontakt', '/Trainings/kurs-1-uhren']) {
    expect(await tagOf(page), page).toBe(await tagOf(page))
  }
})

test('browsers may fetch the next page before a click, but none that a token opens', async () => {
  const rulesOf = (text = '') => load(text)('script[type=speculationrules]').text()
  expect(JSON.parse(rulesOf(html.get('/'))).prefetch[0].where.and).toContainEqual({
    not: { href_matches: '/buchung/*' },
  })
  const personal = await fetch(`${product.address}/platz/1/token`)
  expect(rulesOf(await personal.text())).toBe('')
})

test('a page’s policy allows exactly the inline scripts that the page was made of', () => {
  for (const [page, text] of html) {
    const $ = load(text)
    const codes = $('script:not([src]):not([type$="json"])')
      .get()
      .map((script) => $(script).text())
    const hashes = codes.map((code) => createHash('sha256').update(code).digest('base64'))
    const allowed = [...(policies.get(page) ?? '').matchAll(/'sha256-([^']+)'/g)].map(
      ([, hash]) => hash,
    )
    expect(allowed.length, page).toBeGreaterThan(0)
    expect([...new Set(hashes)].sort(), page).toEqual(allowed.sort())
    expect(text, page).not.toContain('nonce')
  }
})

test('a page brings its styles along, and no more of them than it needs', () => {
  for (const [page, text] of html) {
    expect(load(text)('link[rel=stylesheet]').length, page).toBe(0)
    expect(gzipSync(stylesOf(text)).length, page).toBeLessThan(MOST_STYLES)
  }
})

test('the pictures of a first view are loaded from the head, those of islands too', () => {
  const EARLY = 'link[rel=preload][as=image]'
  for (const [page, text] of html) expect(load(text)('body').find(EARLY).length, page).toBe(0)
  for (const page of ['/', '/trainings', '/trainings/kurs-1-uhren']) {
    const $ = load(html.get(page) ?? '')
    const first = $('img[fetchpriority=high]').first().closest('picture').find('source').first()
    expect(first.attr('srcset'), page).toBeTruthy()
    const early = $('head').find(EARLY).get()
    expect(
      early.map((link) => link.attribs.imagesrcset),
      page,
    ).toContain(first.attr('srcset'))
  }
})

test('the styles of a page hold those of everything on it', async () => {
  const known = classesIn(await wholeSheet())
  expect(known.size).toBeGreaterThan(500)
  for (const [page, text] of html) {
    const own = classesIn(stylesOf(text))
    const $ = load(text)
    const used = $('[class]').map((_, element) => $(element).attr('class')?.split(/\s+/))
    const missing = used.get().filter((name) => known.has(name) && !own.has(name))
    expect([...new Set(missing)], page).toEqual([])
  }
})

test.each([
  ['/%', '/gibt-es-nicht'],
  ['/%E0%A4%A', '/gibt-es-nicht'],
  ['/trainings/%ff', '/gibt-es-nicht'],
  ['/KONTAKT', '/gibt-es-nicht'],
  ['/en/%', '/en/does-not-exist'],
])('the address %s shows the page of lost addresses', async (address, lost) => {
  const answer = await fetch(product.address + address)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe(html.get(lost))
})

test('no link inside the site is broken', async () => {
  const result = await new LinkChecker().check({
    path: product.address,
    recurse: true,
    // Pictures of shared links are drawn when they are asked for, which takes too long for all of them.
    linksToSkip: async (link) =>
      !link.startsWith(product.address) || link.startsWith(`${product.address}/share/`),
  })

  const broken = result.links.filter((link) => link.state === 'BROKEN')
  expect(broken.map((link) => `${link.parent} -> ${link.url}: ${link.status}`)).toEqual([])
  expect(result.links.length).toBeGreaterThan(html.size)
}, 60_000)

test('every link to a part of a page names a part that is there', () => {
  const parts = new Set<string>()
  const ways: [from: string, to: string][] = []
  for (const [page, text] of html) {
    const $ = load(text)
    for (const element of $('[id]').get()) parts.add(`${page}#${$(element).attr('id')}`)
    for (const link of $('a[href*="#"]').get()) {
      const { origin, pathname, hash } = new URL($(link).attr('href') ?? '', product.address + page)
      if (origin === product.address) ways.push([page, pathname + decodeURIComponent(hash)])
    }
  }
  const broken = ways.filter(([, to]) => !parts.has(to))
  const followed = ways.map(([from, to]) => `${from} -> ${to}`)

  expect(broken).toEqual([])
  // From the page itself and from another one, in both languages.
  expect(followed).toEqual(
    expect.arrayContaining([
      '/ -> /#spaces',
      '/kontakt -> /#spaces',
      '/en -> /en#spaces',
      '/en/contact -> /en#spaces',
      '/trainings -> /trainings#preise',
      '/trainings/kurs-1-uhren -> /trainings/kurs-1-uhren#main',
      '/impressum -> /datenschutz#cookies',
    ]),
  )
}, 60_000)

test('a page names a picture of its own for shared links', async () => {
  const pictureOf = (page: string) =>
    load(html.get(page) ?? '')('meta[property="og:image"]').attr('content') ?? ''
  const pages = ['/', '/en', '/kontakt', '/trainings', '/trainings/kurs-1-uhren']
  const pictures = pages.map(pictureOf)

  expect(new Set(pictures).size).toBe(pages.length)
  for (const address of pictures) {
    const answer = await fetch(address, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
}, 60_000)

test('the page of trainings and the papers of each say the rules of changes that are in force', async () => {
  const answer = async () =>
    load(await (await fetch(`${product.address}/trainings`)).text())('#fragen').text()
  const conditions = async () => papersPart('bedingungen')
  const rules = {
    ...DEFAULT_BOOKING_RULES,
    substituteUntilHours: 1,
    moveUntilDays: 2,
    cancelFreeUntilDays: 21,
    paymentDays: 30,
  }
  const cookie = await sessionOfStaff()
  const path = '/api/admin/settings/booking-rules'

  expect(await answer()).toContain('Absagen ist bis 14 Tage vor dem Termin kostenlos')
  expect(await conditions()).toContain('Absagen ist bis 14 Tage vor dem Termin kostenlos')
  await sendJson(product.address + path, 'PUT', rules, { cookie })

  for (const text of [await answer(), await conditions()]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      bookingRulesText(rules, 'ihr').replaceAll('\u00a0', ' '),
    )
    expect(text).toContain('Rechnung mit 30 Tagen Zahlungsziel')
  }
  const terms = await fetch(`${product.address}/teilnahmebedingungen`)
  expect(load(await terms.text())('main').text()).toContain('Rechnung mit 30 Tagen Zahlungsziel')
}, 60_000)

test('a buyer in HR finds an answer to each question on public pages', async () => {
  const textOf = async (path: string) =>
    load(await (await fetch(product.address + path)).text())('main').text()
  const pages = [await textOf('/trainings'), await textOf('/trainings/kurs-1-uhren/unterlagen')]

  for (const text of pages) {
    expect(text).toMatch(/\d\s€\snetto/)
    expect(text).toMatch(/Rechnung mit \d+ Tagen Zahlungsziel/)
    expect(text).toContain('Bestellnummer und Rechnungsadresse')
    expect(text).toMatch(/antworten wir innerhalb von \d+ Werktagen/)
    expect(text).toMatch(/kostet höchstens \d+\s% des Preises/)
    expect(text).toContain('den ganzen Preis zurück oder einen anderen Termin')
    expect(text).toContain('Teilnahmebestätigung')
    expect(text).toMatch(/Meeting[\s\S]*Server[\s\S]*Auftragsverarbeitung/)
    expect(text).toMatch(/Whiteboard[\s\S]*KI[\s\S]*\(Muster\)/)
    expect(text).toContain('richtet sich an Unternehmen')
    expect(text).toContain('Teilnahmebedingungen')
  }
}, 60_000)

test('the papers of a training say what is in force', async () => {
  const cookie = await sessionOfStaff()
  const send = (method: string, path: string, body: unknown) =>
    sendJson(product.address + path, method, body, { cookie })
  const [training] = await (await fetch(`${product.address}/api/trainings`)).json()
  const before = await papersPart('preise')

  await send('POST', '/api/admin/price-periods', {
    periodName: 'Herbst',
    periodType: 'late_bird',
    validFrom: berlinDay(new Date()),
    validUntil: '2099-12-31',
    prices: { single: '131,50', double: '232', complete: '433' },
  })
  await send('PATCH', `/api/admin/dates/${training.dateId}`, { trainer: SAMPLE_FIRM.team[1]?.name })
  await send('POST', '/api/admin/cms/content', {
    section: 'trainings',
    key: 'facts.recording',
    contentType: 'text',
    content: 'Ja, für alle, die zustimmen.',
  })

  expect(before).not.toContain('Late Bird')
  expect(await papersPart('preise')).toContain('131,50\u00a0€')
  expect(await papersPart('preise')).toContain('Late Bird')
  expect(await papersPart('termine')).toContain(
    `Leitung: ${SAMPLE_FIRM.team[1]?.name} (${SAMPLE_FIRM.team[1]?.role.de})`,
  )
  expect(await papersPart('ablauf')).toContain('Ja, für alle, die zustimmen.')
  const questions = load(await (await fetch(`${product.address}/trainings`)).text())('#fragen')
  expect(questions.text()).toContain('Ja, für alle, die zustimmen.')
}, 60_000)

test('a hidden training has no papers for visitors', async () => {
  const cookie = await sessionOfStaff()
  const [, , , last] = await (await fetch(`${product.address}/api/trainings`)).json()
  const path = `${product.address}/trainings/${last.id}/unterlagen`
  expect((await fetch(path)).status).toBe(200)

  await sendJson(
    `${product.address}/api/admin/trainings/${last.id}`,
    'PATCH',
    { visible: false },
    { cookie },
  )

  const answer = await fetch(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain(last.title)
})

function structuredData(text: string): Item[] {
  const $ = load(text)
  return $('script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse($(script).text()))
}

/** The cookies of an administrator, who logs in once for all tests of this file. */
function sessionOfStaff(): Promise<string> {
  staff ??= logInAndChangePassword(product.address)
  return staff
}

/** The text of a section of a training's papers, by the id of its heading. */
async function papersPart(id: string): Promise<string> {
  const page = await fetch(`${product.address}/trainings/kurs-1-uhren/unterlagen`)
  return load(await page.text())(`section[aria-labelledby=${id}]`)
    .text()
    .replace(/\s+/g, ' ')
    .replaceAll(' €', '\u00a0€')
}

function stylesOf(text: string): string {
  return [...text.matchAll(STYLE)].map(([, css]) => css).join('')
}

/** The sheet of the administration, with the classes of all screens. */
async function wholeSheet(): Promise<string> {
  const folder = 'dist/client/assets'
  const sheets = (await readdir(folder)).filter((name) => /^app-.*\.css$/.test(name))
  expect(sheets).toHaveLength(1)
  return readFile(path.join(folder, sheets[0] ?? ''), 'utf8')
}

function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g)
  return new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')))
}

/** The paths in the sitemap, which contains public addresses. */
async function listedPages(): Promise<string[]> {
  const siteMap = await (await fetch(`${product.address}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
}

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import { LinkChecker } from 'linkinator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import vnuJar from 'vnu-jar'
import { type RunningProduct, startBuiltProduct } from '../support/running-product.ts'

/** What is not in the site's map, and is a page all the same. */
const UNLISTED = ['/admin/login', '/trainings/anmeldung', '/gibt-es-nicht', '/en/does-not-exist']

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
/** What the styles of a page may weigh, compressed. */
const MOST_STYLES = 12_000

let folder: string
let product: RunningProduct
const html = new Map<string, string>()
/** The Content-Security-Policy of each page. */
const policies = new Map<string, string>()

beforeAll(async () => {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  folder = await mkdtemp(path.join(parent, 'pages-'))
  product = await startBuiltProduct({ DATA_DIR: path.join(folder, 'data') })
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
    expect.arrayContaining(['/', '/en', '/kontakt', '/trainings', '/trainings/strategie-ki']),
  )
})

test('html-validate finds no error in any page', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes its own style of HTML, which is as valid.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'no-inline-style': 'off',
      // Ids are made by React and Radix.
      'valid-id': ['error', { relaxed: true }],
    },
  })

  const found: string[] = []
  for (const [page, text] of html) {
    const report = await validator.validateString(text)
    for (const { ruleId, message, selector } of report.results.flatMap(
      (result) => result.messages,
    )) {
      found.push(`${page}: ${ruleId}: ${message} (${selector})`)
    }
  }
  expect(found).toEqual([])
})

test.runIf(hasJava())(
  'the Nu validator finds no error in any page',
  async () => {
    const files: string[] = []
    for (const [page, text] of html) {
      const file = path.join(folder, `${page.replaceAll('/', '_')}.html`)
      // Of the language of style sheets it knows less than browsers do.
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

test('no page that visitors read loads the library that checks forms', async () => {
  for (const page of ['/', '/en', '/trainings', '/trainings/strategie-ki']) {
    const scripts = [...(html.get(page) ?? '').matchAll(/\/assets\/[\w.-]+\.js/g)].map(
      ([path]) => path,
    )
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of new Set(scripts)) {
      const code = await (await fetch(product.address + script)).text()
      expect(code.includes('ZodError'), `${page} loads zod in ${script}`).toBe(false)
    }
  }
})

test('a page that says the same is the same, whenever and for whomever it is made', async () => {
  const tagOf = async (page: string) => (await fetch(product.address + page)).headers.get('etag')
  for (const page of ['/', '/trainings', '/trainings/strategie-ki']) {
    // A page with a query is made for each request.
    const asked = `${page}?utm_source=newsletter`
    expect(await tagOf(asked), page).toBe(await tagOf(asked))
  }
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
    expect(allowed.length, page).toBeGreaterThan(1)
    expect([...new Set(hashes)].sort(), page).toEqual(allowed.sort())
    expect(text, page).not.toContain('nonce')
  }
})

test('a page brings its styles along, and no more of them than it needs', () => {
  for (const [page, text] of html) {
    expect(text, page).not.toMatch(/<link[^>]* rel="stylesheet"/)
    expect(gzipSync(stylesOf(text)).length, page).toBeLessThan(MOST_STYLES)
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

test('no link inside the site is broken', async () => {
  const result = await new LinkChecker().check({
    path: product.address,
    recurse: true,
    linksToSkip: async (link) => !link.startsWith(product.address),
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
      '/trainings/strategie-ki -> /trainings/strategie-ki#main',
      '/impressum -> /datenschutz#cookies',
    ]),
  )
})

function stylesOf(text: string): string {
  return [...text.matchAll(STYLE)].map(([, css]) => css).join('')
}

/** The sheet that comes with the next page that a visitor opens: it knows every class of every screen. */
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

/** The paths in the site's map, which holds public addresses. */
async function listedPages(): Promise<string[]> {
  const siteMap = await (await fetch(`${product.address}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
}

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

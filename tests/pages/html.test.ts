import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { HtmlValidate } from 'html-validate'
import { LinkChecker } from 'linkinator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import vnuJar from 'vnu-jar'
import { type RunningProduct, startBuiltProduct } from '../support/running-product.ts'

/** What is not in the site's map, and is a page all the same. */
const UNLISTED = ['/admin/login', '/gibt-es-nicht']

let folder: string
let product: RunningProduct
const html = new Map<string, string>()

beforeAll(async () => {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  folder = await mkdtemp(path.join(parent, 'pages-'))
  product = await startBuiltProduct({ DATA_DIR: path.join(folder, 'data') })
  for (const page of [...(await listedPages()), ...UNLISTED]) {
    html.set(page, await (await fetch(product.address + page)).text())
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
      await writeFile(file, text)
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

/** The paths in the site's map, which holds public addresses. */
async function listedPages(): Promise<string[]> {
  const siteMap = await (await fetch(`${product.address}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
}

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

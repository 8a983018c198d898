import { expect, test } from 'vitest'
import type { CorpusSite, ExpectedFacts } from '#tests/support/sites/corpus-site.ts'
import { loadCorpus } from '#tests/support/sites/corpus-sites.ts'
import { SITE_PAGES_MAX, type SiteFacts, siteFactsSchema } from '../domain/site-facts.ts'
import { readOutline } from './page-outline-reader.ts'
import { textsOf } from './page-passages.ts'
import { factsOf } from './site-extract.ts'
import { choosePages } from './site-pages.ts'
import { isPlaceholder } from './site-placeholder.ts'
import { sameKey } from './site-text.ts'

const CORPUS = await loadCorpus()

/** Reads a site as the product does: its start page, and the pages that its links suggest. */
function read({ host, pages, language }: CorpusSite) {
  const outline = (path: string) =>
    readOutline({
      url: `https://${host}${path}`,
      contentType: 'text/html; charset=utf-8',
      body: Buffer.from(pages[path] ?? ''),
    })
  const start = outline('/')
  const chosen = choosePages(start, language, SITE_PAGES_MAX - 1)
    .map((url) => decodeURI(new URL(url).pathname))
    .filter((path) => path in pages)
  const outlines = [start, ...chosen.map(outline)]
  return { outlines, facts: siteFactsSchema.parse(factsOf(outlines, language)) }
}

/** Every fact as "field: text", in a form that ignores case and punctuation. */
function factLines(facts: SiteFacts): string[] {
  const { url, pages, kind, signals, ...fields } = facts
  const listed = Object.entries(fields).flatMap(([field, value]) =>
    [value ?? []].flat().map(({ text }) => [field, text]),
  )
  return [...listed, ...signals.map((signal) => [signal.kind, signal.text])].map(lineOf)
}

function expectedLines(facts: ExpectedFacts = {}): string[] {
  return Object.entries(facts).flatMap(([field, value]) =>
    [value].flat().map((text) => lineOf([field, String(text)])),
  )
}

function lineOf([field = '', text = '']: string[]): string {
  return `${field}: ${sameKey(text)}`
}

test('no website of the corpus is taken for a placeholder', () => {
  const taken = CORPUS.filter(([, site]) => read(site).outlines.slice(0, 1).some(isPlaceholder))
  expect(taken.map(([name]) => name)).toEqual([])
})

test('the facts of the corpus are true and rarely missed', () => {
  const results = CORPUS.map(([name, site]) => {
    const found = factLines(read(site).facts)
    const expected = expectedLines(site.facts)
    const allowed = new Set([...expected, ...expectedLines(site.mayAlso)])
    return {
      name,
      found,
      expected,
      wrong: found.filter((line) => !allowed.has(line)),
      missed: expected.filter((line) => !found.includes(line)),
    }
  })
  const sum = (key: 'found' | 'expected' | 'wrong' | 'missed') =>
    results.reduce((count, result) => count + result[key].length, 0)
  const precision = 1 - sum('wrong') / sum('found')
  const recall = 1 - sum('missed') / sum('expected')
  const lines = results.flatMap(({ name, wrong, missed }) => [
    ...wrong.map((line) => `${name}: wrong  ${line}`),
    ...missed.map((line) => `${name}: missed ${line}`),
  ])

  // biome-ignore lint/suspicious/noConsole: the figures are what this test is for
  console.info(
    `${CORPUS.length} sites, ${sum('found')} facts found, ${sum('expected')} expected: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n${lines.join('\n')}`,
  )
  expect(CORPUS.length).toBeGreaterThanOrEqual(25)
  expect(precision).toBeGreaterThanOrEqual(0.98)
  expect(recall).toBeGreaterThanOrEqual(0.8)
})

test.each(CORPUS)('%s: every fact has a quote that stands on its page', (_name, site) => {
  const { outlines, facts } = read(site)
  const { url, pages, kind, signals, languages, ...fields } = facts
  const all = [...Object.values(fields).flat(), ...signals].filter((fact) => fact !== null)

  expect(all.length).toBeGreaterThan(0)
  expect(kind).toBe(site.kind)
  for (const { text, sources, quote } of all) {
    const page = outlines.find((one) => one.url === quote?.page)
    const links = page?.links.map((link) => link.text) ?? []
    const said = page ? [textsOf(page).join(' '), ...links].map(sameKey) : []
    expect(sources, text).toContain(quote?.page)
    expect(
      said.some((one) => one.includes(sameKey(quote?.text ?? 'none'))),
      text,
    ).toBe(true)
  }
})

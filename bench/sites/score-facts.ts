// node bench/sites/score-facts.ts SITES GOLD [work|closed] [--list]: reads the websites in SITES (see bring-sites.ts) as the
// product does, compares the facts with what careful readers wrote down in GOLD, and prints precision and recall of each
// kind. With --list it prints the differences; not for the closed half, which nobody looks at.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { SITE_PAGES_MAX, type SiteFacts } from '../../src/tools/website-reader/domain/site-facts.ts'
import type { PageOutline } from '../../src/tools/website-reader/server/page-outline.ts'
import { readOutline } from '../../src/tools/website-reader/server/page-outline-reader.ts'
import { factsOf } from '../../src/tools/website-reader/server/site-extract.ts'
import { choosePages } from '../../src/tools/website-reader/server/site-pages.ts'
import { REAL_SITES } from './real-sites.ts'
import { isSame, KINDS, type Kind } from './same-fact.ts'

/** GOLD has one file for each site, ID.json, and may have judged.json. */
const goldSchema = z.object({
  facts: z.array(
    z.object({
      kind: z.enum(KINDS),
      text: z.string(),
      /** Other wordings that are as right. */
      variants: z.array(z.string()).default([]),
      quote: z.string().default(''),
      /** Whoever describes the organisation on a page would be wrong to leave it out, or nobody would miss it. */
      weight: z.enum(['must', 'may']),
    }),
  ),
})
/** Found facts that no reader had written down, judged afterwards: "id|kind|text" and whether it is true. */
const judgedSchema = z.record(z.string(), z.boolean())

const [sites = '', gold = '', half = 'work', isListed] = process.argv.slice(2)
const judgedFile = path.join(gold, 'judged.json')
const judged = judgedSchema.parse(existsSync(judgedFile) ? json(judgedFile) : {})

interface Counts {
  found: number
  right: number
  must: number
  hit: number
}
const counts = new Map<string, Counts>()

for (const { id } of REAL_SITES.filter((site) => site.half === half)) {
  const facts = goldSchema.parse(json(path.join(gold, `${id}.json`))).facts
  const found = byKind(factsOf(pagesOf(path.join(sites, id)), 'de'))
  for (const kind of KINDS) {
    const known = facts.filter((fact) => fact.kind === kind)
    const wrong = found[kind].filter(
      (text) =>
        !known.some((fact) => isSame(kind, text, fact)) && judged[`${id}|${kind}|${text}`] !== true,
    )
    const must = known.filter(({ weight }) => weight === 'must')
    // A website has one name and one description: each of those that the readers named serves as well.
    const isAny = kind === 'name' || kind === 'description'
    const missed = must.filter(
      (fact) =>
        !found[kind].some((text) =>
          (isAny ? known : [fact]).some((one) => isSame(kind, text, one)),
        ),
    )
    add(kind, found[kind].length, wrong.length, must.length, missed.length)
    if (isListed && half !== 'closed') {
      for (const text of wrong) console.info(`${id}: wrong  ${kind}: ${text}`)
      for (const { text } of missed) console.info(`${id}: missed ${kind}: ${text}`)
    }
  }
}
for (const [kind, { found, right, must, hit }] of counts)
  console.info(
    `${kind.padEnd(12)} found ${found}, right ${right}, precision ${share(right, found)}; expected ${must}, found of these ${hit}, recall ${share(hit, must)}`,
  )

function add(kind: Kind, found: number, wrong: number, must: number, missed: number): void {
  for (const key of [kind, 'all']) {
    const sum = counts.get(key) ?? { found: 0, right: 0, must: 0, hit: 0 }
    counts.delete(key)
    counts.set(key, {
      found: sum.found + found,
      right: sum.right + found - wrong,
      must: sum.must + must,
      hit: sum.hit + must - missed,
    })
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(2)
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function byKind({ signals, ...facts }: SiteFacts): Record<Kind, string[]> {
  const listed = KINDS.map((kind) => {
    const own = kind in facts ? [facts[kind as keyof typeof facts]].flat() : []
    const texts = own.flatMap((fact) =>
      typeof fact === 'object' && fact && 'text' in fact ? [fact.text] : [],
    )
    return [kind, [...texts, ...signals.filter((one) => one.kind === kind).map(({ text }) => text)]]
  })
  return Object.fromEntries(listed)
}

/** The pages that the product would read, from the files of a website. */
function pagesOf(folder: string): PageOutline[] {
  const start = pageAt(folder, new URL('https://site.example/'))
  if (!start) throw new Error(`${folder} has no start page.`)
  const further = choosePages(withLinks(start, folder), 'de', SITE_PAGES_MAX - 1)
    .map((url) => pageAt(folder, new URL(url)))
    .filter((page) => page !== null)
  return [
    start,
    ...further.filter(({ url }, at) => further.findIndex((one) => one.url === url) === at),
  ]
}

/** Where a generator or a script makes the menu, it is not in the files. Their names stand for it. */
function withLinks(start: PageOutline, folder: string): PageOutline {
  const leadsOn = start.links.some(({ url }) => {
    const page = new URL(url)
    return page.pathname !== '/' && page.hostname === 'site.example' && fileOf(folder, page)
  })
  if (leadsOn) return start
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const links = files.map((file) => ({
    url: new URL(file.replace(/^pages\//, ''), start.url).href,
    text: path.basename(file, '.html'),
    region: 'navigation' as const,
    under: '',
  }))
  return { ...start, links }
}

function pageAt(folder: string, url: URL, hops = 0): PageOutline | null {
  const file = fileOf(folder, url)
  if (!file) return null
  const page = readOutline({ url: url.href, contentType: 'text/html', body: readFileSync(file) })
  const next = page.refresh && hops < 3 ? pageAt(folder, new URL(page.refresh), hops + 1) : null
  return next ?? page
}

function fileOf(folder: string, { pathname }: URL): string | undefined {
  const name = decodeURI(pathname).slice(1)
  const names = [name, `${name}.html`, path.join(name, 'index.html'), path.join(name, 'index.htm')]
  // Some generators keep the sources of their pages in a folder.
  return [folder, path.join(folder, 'pages')]
    .flatMap((root) => names.map((one) => path.join(root, one)))
    .find((one) => existsSync(one) && statSync(one).isFile())
}

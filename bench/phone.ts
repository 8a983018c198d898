import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { startProduct } from './contenders.ts'
import { type Report, spread } from './report.ts'
import { type Figures, figureOf, measureInTurns } from './rounds.ts'
import { TRAINING_ID } from './sample-training.ts'
import { inWorkFolder } from './work-folder.ts'

const PAGES = [
  '/',
  '/en',
  '/kontakt',
  '/potenziale-erkennen',
  '/trainings',
  `/trainings/${TRAINING_ID}`,
  '/trainings/anmeldung',
]
const ROUNDS = 7
/** How often Lighthouse may lose the recording of a page; it then asks to be run again. */
const TRIES = 4
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Chrome's feature that starts a process for the next page. With few cores it delays the present page. */
const STARTING_AHEAD = 'SpareRendererForSitePerProcess'

/** The measurements that Lighthouse observed, and their columns in the table. */
const OBSERVED = [
  { column: 'LCP, s', audit: 'largest-contentful-paint', unit: 1000, digits: 2 },
  { column: 'CLS', audit: 'cumulative-layout-shift', unit: 1, digits: 2 },
  { column: 'TBT, ms', audit: 'total-blocking-time', unit: 1, digits: 0 },
] as const

/** How fast the pages load on a mid-range phone with a slow connection, as Lighthouse simulates both. */
export function measureOnPhone(): Promise<Report> {
  return inWorkFolder('phone', async (folder) => {
    const product = await startProduct(folder)
    const browser = await launch({
      ...chromePath(),
      ignoreDefaultFlags: true,
      chromeFlags: chromeFlags(),
      // As most visitors: others are told the times of sessions in their own zone too.
      envVars: { ...process.env, TZ: 'Europe/Berlin' },
    })
    const notPassed = new Map<string, Set<string>>(PAGES.map((page) => [page, new Set()]))
    try {
      const visits = await measureInTurns(
        PAGES.map((page) => ({
          name: page,
          async measure() {
            const result = await visit(product.address + page, browser.port)
            for (const title of titlesNotPassed(result)) notPassed.get(page)?.add(title)
            return figuresOf(result)
          },
        })),
        { rounds: ROUNDS },
      )
      return {
        title: 'On a phone',
        about:
          'Lighthouse simulates a mid-range phone with a slow network; scores are out of 100. Goals: performance of at least ' +
          '97, largest contentful paint (LCP) under 1.5 s, no layout shift (CLS 0), total blocking time (TBT) under 150 ms. ' +
          'Lighthouse measures the page on this machine and assumes that a phone is four times slower. Other load on the ' +
          'machine affects single visits, so the median counts.',
        tables: [
          {
            head: ['', ...CATEGORIES, ...OBSERVED.map(({ column }) => column), 'not passed'],
            rows: PAGES.map((page) => [
              `\`${page}\``,
              ...CATEGORIES.map((name) => spread(figureOf(visits, page, name), 0)),
              ...OBSERVED.map(({ audit, digits }) => spread(figureOf(visits, page, audit), digits)),
              [...(notPassed.get(page) ?? [])].join('; ') || 'nothing',
            ]),
          },
        ],
        promises: [],
      }
    } finally {
      browser.kill()
    }
  })
}

/** The browser of the journeys, if it is set; otherwise Lighthouse chooses one. */
function chromePath(): { chromePath?: string } {
  const ours = [process.env.CHROMIUM, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  )
  return ours ? { chromePath: ours } : {}
}

/** The flags of Lighthouse's own command. Playwright's are for testing and slow the page down. */
function chromeFlags(): string[] {
  const flags = Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},${STARTING_AHEAD}` : flag,
  )
  return [...flags, '--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
}

async function visit(address: string, port: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const measured = await lighthouse(address, { port, onlyCategories: [...CATEGORIES] })
    if (!measured) throw new Error(`Lighthouse measured nothing of ${address}.`)
    const { runtimeError } = measured.lhr
    if (!runtimeError) return measured.lhr
    if (attempt === TRIES) throw new Error(`${address}: ${runtimeError.message}`)
    process.stderr.write(`  again, ${runtimeError.code}\n`)
  }
}

function figuresOf({ categories, audits }: Result): Figures {
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, (categories[name]?.score ?? Number.NaN) * 100]),
    ...OBSERVED.map(({ audit, unit }) => [
      audit,
      (audits[audit]?.numericValue ?? Number.NaN) / unit,
    ]),
  ])
}

function titlesNotPassed({ audits }: Result): string[] {
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ title }) => title)
}

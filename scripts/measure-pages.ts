import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { startBuiltProduct } from '../tests/support/running-product.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMES = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']
/** What else the machine does shows in single runs; the one in the middle counts. */
const RUNS = 5
const DEFAULT_PAGES = [
  '/',
  '/en',
  '/kontakt',
  '/potenziale-erkennen',
  '/trainings',
  '/trainings/strategie-ki',
  '/trainings/anmeldung',
]

const given = process.argv.slice(2)
const pages = given.length > 0 ? given : DEFAULT_PAGES

mkdirSync('.cache', { recursive: true })
const dataDir = mkdtempSync(path.resolve('.cache/lighthouse-'))
const product = await startBuiltProduct({ DATA_DIR: dataDir })
// Started as Lighthouse's own command starts it: Playwright's way is for testing, and costs the page some of its time.
const browser = await launch({
  chromePath: process.env.CHROMIUM ?? chromium.executablePath(),
  chromeFlags: ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  console.log(['page', ...CATEGORIES, 'LCP', 'CLS', 'TBT'].join('\t'))
  for (const page of pages) await measure(page)
} finally {
  browser.kill()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(page: string): Promise<void> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const measured = await lighthouse(product.address + page, {
      port: browser.port,
      onlyCategories: CATEGORIES,
    })
    if (!measured) throw new Error(`Lighthouse measured nothing of ${page}`)
    runs.push(measured.lhr)
  }
  const { categories, audits }: Result = computeMedianRun(runs)
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
  const times = TIMES.map((name) => audits[name]?.displayValue)
  console.log([page, ...scores, ...times].join('\t'))
  for (const { title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`\t- ${title}`)
  }
}

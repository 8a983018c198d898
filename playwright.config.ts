import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.CHROMIUM
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Chromium would simulate a graphics processor, which slows the pages down.
    '--disable-gpu',
    // A journey ends before optimised code has saved the time that it takes to make: a tenth of the pages' time.
    '--js-flags=--no-opt --no-maglev',
    // No process in reserve for a next page.
    '--renderer-process-limit=1',
    // As root, as in most containers, Chromium runs without its own sandbox; it only opens the product's own pages.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}

/** Run by `npm run test:all`: pages on paper, enlarged, in colours of the system, translated by the browser. */
const OF_RELEASES = /(paper-zoom-contrast|translated)\.spec\.ts$/

/** As many people set it. Drawing each movement takes a fifth of the time; on the phone everything moves. */
const DESKTOP = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions,
} as const

const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // Each pixel once: a dense screen has seven times as many to paint.
  deviceScaleFactor: 1,
  launchOptions,
} as const

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  // More than processors of a small machine: a journey sometimes waits.
  workers: 4,
  // A shared machine may stall for seconds, so on CI a failed journey is repeated once.
  retries: process.env.CI ? 1 : 0,
  // Both only end journeys that hang: a machine with other load takes many times as long as an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions,
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'template', testMatch: 'template.setup.ts' },
    {
      name: 'desktop',
      dependencies: ['template'],
      grepInvert: /@phone|@twin/,
      testIgnore: OF_RELEASES,
      use: DESKTOP,
    },
    {
      name: 'release',
      dependencies: ['template'],
      grepInvert: /@phone/,
      testMatch: OF_RELEASES,
      use: DESKTOP,
    },
    {
      // What other journeys show once already: the same in English, at other widths, with more input. In `npm run test:all`.
      name: 'twins',
      dependencies: ['template'],
      grep: /@twin/,
      use: DESKTOP,
    },
    { name: 'phone', dependencies: ['template'], grep: /@phone/, use: PHONE },
    {
      // Screens with another layout on phones. `npm run test:all` runs their journeys there too.
      name: 'both',
      dependencies: ['template'],
      grep: /@both/,
      use: PHONE,
    },
  ],
})

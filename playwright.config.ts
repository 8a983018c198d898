import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.CHROMIUM
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // As root, as in most containers, Chromium runs without its own sandbox; it only opens the product's own pages.
  // A graphics processor that is simulated takes time from the pages.
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
}

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  // More than processors of a small machine: a journey waits for about half of its time.
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
      grepInvert: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        // As many people set it. Drawing each movement takes a fifth of the time; on the phone everything moves.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions,
      },
    },
    {
      // Journeys of screens with another layout on phones are tagged @both; journeys for phones only, @phone.
      name: 'phone',
      dependencies: ['template'],
      grep: /@phone|@both/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Each pixel once: a dense screen has seven times as many to paint.
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
  ],
})

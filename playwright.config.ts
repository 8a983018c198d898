import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.CHROMIUM
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // As root, as in most containers, Chromium runs without its own sandbox; it only ever sees pages of ours.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: 2,
  // A machine that others share may stall for seconds; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // What comes at once on a quiet machine may take a while beside others.
  expect: { timeout: 15_000 },
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
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      // Journeys whose screens are laid out in another way on a phone are tagged @both, those of phones alone @phone.
      name: 'phone',
      dependencies: ['template'],
      grep: /@phone|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
    },
  ],
})

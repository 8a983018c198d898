import puppeteer, { type Page } from 'puppeteer-core'
import type { OtherBrowser, Tab, WindowSize } from './tab.ts'

const PREFERENCES = {
  'intl.accept_languages': 'de-DE, de',
  // Movements take time from the pages; journeys in Chromium at phone size have them all.
  'ui.prefersReducedMotion': 1,
}

/** Starts an unmodified Firefox, which puppeteer controls by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: PREFERENCES,
  })
  return {
    async newTab({ width, height }: WindowSize) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      return tabOf(page, () => context.close())
    },
    close: () => browser.close(),
  }
}

async function tabOf(page: Page, close: () => Promise<void>): Promise<Tab> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text())
  })
  // Violations of the Content-Security-Policy are among them.
  page.on('pageerror', (error) => problems.push(String(error)))
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' })
    },
    run: (script, ...values) =>
      page.evaluate(`(${script}).apply(null, ${JSON.stringify(values)})`) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    problems: async () => problems,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  }
}

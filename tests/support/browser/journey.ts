import '../sample-firm.ts'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type CompanySite, startCompanySite } from '../sites/company-site.ts'
import { accessibilityViolations } from './accessibility.ts'
import { type JourneyProduct, type OpenProduct, openProduct } from './journey-product.ts'

interface PageFixtures {
  /** Errors that the page wrote to the console. A test fails if one is left at its end. */
  consoleErrors: string[]
}

interface ProductFixture {
  product: JourneyProduct
}

interface SettingsFixture {
  /** Settings beyond those of every journey; with any, a journey gets a product of its own. */
  settings: Record<string, string>
}

/** The product that the journeys of one worker use, one after the other. */
class SharedProduct {
  #opened: OpenProduct
  #touched = false

  constructor(opened: OpenProduct) {
    this.#opened = opened
  }

  /** Lends the product with its initial data. A journey with `toLook` does not change the data. */
  async lend({ toLook }: { toLook: boolean }): Promise<JourneyProduct> {
    if (this.#touched) await this.#opened.beginAgain()
    this.#touched = !toLook
    return this.#opened.product
  }
}

interface SharedFixture {
  shared: SharedProduct
}

async function useItsAddress(
  { product }: ProductFixture,
  use: (address: string) => Promise<void>,
): Promise<void> {
  await use(product.address)
}

/**
 * A hint of Chromium's, not an error. An emulated phone may preload another width of a picture than it shows; whether the
 * hint comes in time for the end of a journey depends on the machine.
 */
const PAINTED_LATE = /was preloaded using link preload but not used within a few seconds/

async function collectConsoleErrors(
  { page }: { page: Page },
  use: (errors: string[]) => Promise<void>,
): Promise<void> {
  const errors: string[] = []
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !PAINTED_LATE.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await use(errors)
  expect(errors, 'errors in the console').toEqual([])
}

const baseTest = base.extend<object, SharedFixture>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
    async ({}, use) => {
      const opened = await openProduct()
      await use(new SharedProduct(opened))
      await opened.close()
    },
    { scope: 'worker' },
  ],
})

/** For journeys that book, log in or change data: each starts with the same data. */
export const test = baseTest
  .extend<ProductFixture & SettingsFixture>({
    settings: [{}, { option: true }],
    product: async ({ shared, settings }, use) => {
      if (Object.keys(settings).length === 0) await use(await shared.lend({ toLook: false }))
      else await lendOwn(use, settings)
    },
  })
  .extend<PageFixtures>({
    baseURL: useItsAddress,
    consoleErrors: [collectConsoleErrors, { auto: true }],
  })

/** For journeys that read websites: the product can reach only those of `companySite`. */
export const siteTest = test.extend<{ companySite: CompanySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  companySite: async ({}, use) => {
    const companySite = await startCompanySite()
    await use(companySite)
    await companySite.stop()
  },
  product: async ({ settings, companySite }, use) => lendOwn(use, settings, companySite.sites),
})

/** For journeys that change no data. */
export const lookingTest = baseTest
  .extend<ProductFixture>({
    product: async ({ shared }, use) => use(await shared.lend({ toLook: true })),
  })
  .extend<PageFixtures>({
    baseURL: useItsAddress,
    consoleErrors: [collectConsoleErrors, { auto: true }],
  })

/** Starts a product for one journey only. */
async function lendOwn(
  use: (product: JourneyProduct) => Promise<void>,
  settings: Record<string, string>,
  localSites?: Readonly<Record<string, number>>,
): Promise<void> {
  const own = await openProduct(settings, localSites)
  await use(own.product)
  await own.close()
}

/**
 * Checks that axe finds no violation of WCAG 2.2 AA and nothing scrolls sideways. Not for mails: no script runs there.
 *
 * @param part selector of the part that can be reached, if the rest of the page is hidden behind it
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const scrolledTo = await page.evaluate(() => scrollY)
  await scrollToTop(page)
  // During a fade-in the contrast is too low for a moment.
  const stillness = await page.addStyleTag({ content: '* { transition: none !important }' })
  const violations = await accessibilityViolations(page, part)
  await stillness.evaluate((style) => (style as Element).remove())
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolledTo)
  expect(violations).toEqual([])
  await expectNothingSideways(page)
}

/**
 * Scrolls to the top and waits until the page stays there for two frames: moving the focus begins a smooth scroll, which
 * on a busy machine may start later. A control that is half under the header counts as too small for axe; at the top of
 * the page there is none.
 */
async function scrollToTop(page: Page): Promise<void> {
  await expect(async () => {
    const isAtTop = await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return scrollY === 0
    })
    expect(isAtTop, 'scrolled to the top').toBe(true)
  }).toPass({ intervals: [0] })
}

/** Checks that the page is not wider than the window. */
export async function expectNothingSideways(page: Page): Promise<void> {
  // Not `innerWidth`: on phones the browser widens it with the page.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, 'pixels that the page is wider than the window').toBeLessThanOrEqual(0)
}

/** Waits until the islands of the page live that begin by themselves, or the administration is rendered. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    const awaited = islands.filter(({ dataset }) => /^(now|idle)$/.test(dataset.when ?? ''))
    if (islands.length > 0) return awaited.every(({ dataset }) => 'live' in dataset)
    return document.getElementById('main') !== null
  })
}

/** The visible notification. It is also read out, from a separate element. */
export function notificationOf(page: Page): Locator {
  return page.getByRole('region', { name: /Benachrichtigungen/ }).getByRole('listitem')
}

export { expect }

import type { Page } from '@playwright/test'
import { PAGES } from '../../src/site/pages/web/page-table.ts'
import {
  expect,
  expectAccessible,
  expectNothingSideways,
  lookingTest as test,
} from '../support/browser/journey.ts'
import { foreignHosts } from '../support/sites/foreign-hosts.ts'

const LANGUAGES = ['de', 'en'] as const
/** Widths of the window, in CSS pixels, at which no page may scroll sideways. */
const WIDTHS = [320, 390, 768, 1024, 1920]

async function expectNothingSidewaysAnywhere(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNothingSideways(page)
  }
  if (size) await page.setViewportSize(size)
}

for (const language of LANGUAGES) {
  test(`every page in "${language}" is complete, accessible, and asks nobody else`, {
    // Phones show the same elements in both languages, and German has the longer words.
    tag: language === 'de' ? '@both' : '@twin',
  }, async ({ page, product, isMobile }) => {
    test.slow()
    const foreign = foreignHosts(page, product.address)
    for (const addresses of Object.values(PAGES)) {
      const path = addresses[language]
      await test.step(path, async () => {
        const response = await page.goto(path, { waitUntil: 'networkidle' })

        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/Morgenfalz/)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          product.address + path,
        )
        for (const other of LANGUAGES) {
          await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute(
            'href',
            product.address + addresses[other],
          )
        }
        await expectAccessible(page)
        if (!isMobile) await expectNothingSidewaysAnywhere(page)
      })
    }
    expect(foreign).toEqual([])
  })
}

test('the head of a page stays right when the visitor goes on to another', async ({
  page,
  product,
}) => {
  await page.goto('/impressum', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click()

  await expect(page).toHaveURL(/\/barrierefreiheit$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${product.address}/barrierefreiheit`,
  )
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('on the home page "Kontakt" leads to the contact section, elsewhere it leads to the contact page', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Menü öffnen' }).click()
  }
  const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true })
  await page.goto('/', { waitUntil: 'networkidle' })
  await openMenu()
  await contact.click()
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(page.locator('#contact')).toBeFocused()
  await expect(page).toHaveURL(/\/#contact$/)

  await page.goto('/loesungen-gestalten', { waitUntil: 'networkidle' })
  await openMenu()
  await contact.click()
  await expect(page).toHaveURL(/\/kontakt$/)
})

test('the menu works by keyboard and closes on Escape', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' })
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('banner').getByRole('navigation')
  await expect(menu).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Services' })).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

const LINKED = ['impressum', 'datenschutz', 'teilnahmebedingungen', 'barrierefreiheit'] as const

test('the footer has every way on, in each language', { tag: '@both' }, async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(PAGES.home[language], { waitUntil: 'networkidle' })
    const footer = page.getByRole('contentinfo')
    for (const key of LINKED) {
      await expect(footer.locator(`a[href="${PAGES[key][language]}"]`).first()).toBeVisible()
    }
    await expect(footer.locator('a[href="/trainings"]')).toBeVisible()
    await expect(footer.locator('a[href="/admin/login"]')).toHaveText('Admin')
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(footer.getByText('DE000000000')).toBeVisible()
    const newTabs = footer.locator('a[target=_blank]')
    await expect(newTabs).toHaveText([/LinkedIn/, /Instagram/])
    for (const link of await newTabs.all()) await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(footer.getByRole('link', { name: /Sofia/ })).toBeVisible()
  }
})

test('an address that does not exist is a 404 in the language of its part of the site', {
  tag: '@both',
}, async ({ page, consoleErrors }) => {
  for (const [path, language, home] of [
    ['/gibt-es-nicht', 'de', '/'],
    ['/en/does-not-exist', 'en', '/en'],
  ] as const) {
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByText('404 Page Not Found')).toBeVisible()
    await expect(page.locator(`main a[href="${home}"]`)).toBeVisible()
    await expectAccessible(page)
  }
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('404'),
    expect.stringContaining('404'),
  ])
})

const SERVICE = PAGES.potenziale.de

test('on a phone the tool of a service page is folded, and loads when it is opened', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(SERVICE, { waitUntil: 'networkidle' })
  const tool = page.getByRole('region', { name: /Strategy Consultant/ })
  await tool.scrollIntoViewIfNeeded()
  await expect(tool.getByRole('heading')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await tool.getByRole('heading').tap()

  const input = tool.frameLocator('iframe').getByRole('textbox', { name: 'Adresse der Website' })
  await input.fill('example.com')
  await expectAccessible(page)
  await tool.getByRole('heading').tap()
  await expect(input).toBeHidden()
  await tool.getByRole('heading').tap()
  await expect(input).toHaveValue('example.com')
})

test('in a wide window the tool of a service page is open once it is in view', async ({ page }) => {
  await page.goto(SERVICE, { waitUntil: 'networkidle' })
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('region', { name: /Strategy Consultant/ }).scrollIntoViewIfNeeded()

  await expect(
    page.frameLocator('iframe').getByRole('textbox', { name: 'Adresse der Website' }),
  ).toBeVisible()
})

test('search engines read courses and the way to a page', async ({ request, product }) => {
  const structuredData = async (path: string) => {
    const html = await (await request.get(path)).text()
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)
    return [...scripts].map(([, json]) => JSON.parse(json ?? ''))
  }
  const { startsAt } = await product.training('kurs-1-uhren')

  expect(await structuredData('/')).toEqual([
    expect.objectContaining({ '@type': 'Organization' }),
    expect.objectContaining({ '@type': 'WebSite' }),
  ])
  expect(await structuredData('/en/design-solutions')).toEqual([
    expect.objectContaining({ '@type': 'Service' }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
  expect(await structuredData('/trainings/kurs-1-uhren')).toEqual([
    expect.objectContaining({
      '@type': 'Course',
      hasCourseInstance: [expect.objectContaining({ courseMode: 'Online', startDate: startsAt })],
      offers: expect.objectContaining({ priceCurrency: 'EUR', price: '112.00' }),
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads completely, and the toggle is a link', async ({ page }) => {
    for (const language of LANGUAGES) {
      for (const addresses of Object.values(PAGES)) {
        await page.goto(addresses[language])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      }
    }
    await page.goto('/en/contact')
    await expect(page.getByRole('button', { name: 'Load map' })).toBeHidden()
    await page.getByRole('link', { name: /^DE/ }).click()
    await expect(page).toHaveURL(/\/kontakt$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('the menu opens', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Team' }).click()
    await expect(page).toHaveURL(/#team$/)
  })
})

import type { Page } from '@playwright/test'
import { BOOKER, BookingPage } from '../support/browser/booking-page.ts'
import { expect, hydrate, lookingTest as test } from '../support/browser/journey.ts'

const SHOP_PAGES = [
  '/trainings',
  '/trainings/kurs-1-uhren',
  '/trainings/anmeldung',
  '/trainings/anmeldung?training=kurs-3-drachen',
]

/** Collects the scripts that the page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

/** Delays the scripts, as a slow connection would. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

test('a page of the shop loads no script before its visitor does something', async ({
  context,
}) => {
  for (const path of SHOP_PAGES) {
    // Each in a new tab, because an earlier action in the tab would count.
    const page = await context.newPage()
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts, path).toEqual([])
    await page.close()
  }
})

test('a page that is HTML loads the small script of the site, and nothing after an action', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.move(1, 1)
  await page.mouse.move(200, 200)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Nächste Stimme' }).click()
  await expect(page.getByRole('status')).toContainText('2 von 3')
  expect(scripts.filter((path) => /entry-client/.test(path))).toEqual([])
  expect(scripts).toEqual(expect.arrayContaining([expect.stringMatching(/site-script/)]))
  expect(scripts.length).toBeLessThanOrEqual(3)
})

test('input made before the scripts are loaded is kept and sent', {
  tag: '@both',
}, async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/trainings/anmeldung')
  const booking = new BookingPage(page)
  await booking.field(/^Vorname/).fill(BOOKER.firstName)
  await booking.field(/^Nachname/).fill(BOOKER.lastName)
  await booking.field(/^E-Mail/).fill(BOOKER.email)
  await booking.field(/^Firma/).fill(BOOKER.company)
  await booking.package('2 Karten').check()
  await booking.next.click()
  await expect(page).toHaveURL(/anmeldung$/)
  scripts.release()

  await expect(page.getByRole('heading', { name: 'Training-Slots zuweisen' })).toBeVisible()
  await booking.back.click()
  await expect(booking.field(/^Vorname/)).toHaveValue(BOOKER.firstName)
  await expect(booking.package('2 Karten')).toBeChecked()
})

test('where the scripts cannot be had, links lead on and forms are sent as they are', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Adresse der Website' }).fill('https://www.example.com')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(page).toHaveURL(/tools\/strategy-consultant\?url=https/)
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/impressum$/)
  consoleErrors.length = 0
})

test('in a tab in which a page was alive, the next one comes to life by itself', async ({
  page,
}) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await hydrate(page)
  await page.goto('/impressum', { waitUntil: 'networkidle' })
  const scripts = scriptsOf(page)
  await page.goto('/trainings/kurs-1-uhren', { waitUntil: 'networkidle' })

  expect(scripts).not.toEqual([])
})

test('who arrives in the middle of a page is there, and after a reload where they were', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/#contact')
  const contact = page.locator('#contact')
  const top = () => contact.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const BELOW_HEADER = 96
  await expect.poll(top).toBe(BELOW_HEADER)
  await page.evaluate(() => scrollBy({ top: -700, behavior: 'instant' }))
  await expect.poll(top).toBe(BELOW_HEADER + 700)
  await page.reload()

  await expect.poll(top).toBe(BELOW_HEADER + 700)
})

import type { Page } from '@playwright/test'
import { BookingPage } from '../support/browser/booking-page.ts'
import {
  expect,
  expectAccessible,
  hydrate,
  lookingTest as test,
} from '../support/browser/journey.ts'
import { BOOKER } from '../support/product/bookings.ts'

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
  await page.route('**/assets/booking.island-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** In the browser: makes what shows prices and minutes throw. */
function failPadding() {
  String.prototype.padStart = () => {
    throw new Error('A simulated fault.')
  }
}

const PAGE_SCRIPT = [expect.stringMatching(/\/page-script-[\w-]+\.js$/)]

/** As a browser tells whose visitor wants to save data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
  })
}

test('the pages of the trainings load the small script of all pages, and nothing after an action', async ({
  page,
}) => {
  for (const path of ['/trainings', '/trainings/kurs-1-uhren']) {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.keyboard.press('Tab')
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForLoadState('networkidle')
    expect(scripts.sort(), path).toEqual(PAGE_SCRIPT)
    page.removeAllListeners('request')
  }
})

test('the booking form loads its scripts by itself, in ten files', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/trainings/anmeldung')
  await hydrate(page)
  // The one for notifications comes last.
  await expect.poll(() => scripts.some((path) => /\/toast-/.test(path))).toBe(true)
  expect(scripts).toHaveLength(10)
})

test('where the visitor saves data, an act loads the scripts of the booking form', async ({
  page,
}) => {
  await saveData(page)
  const scripts = scriptsOf(page)
  await page.goto('/trainings/anmeldung', { waitUntil: 'networkidle' })
  expect(scripts.sort()).toEqual(PAGE_SCRIPT)
  await new BookingPage(page).field(/^Vorname/).focus()
  await hydrate(page)

  await page.goto('/trainings/anmeldung?schritt=2')
  // This step shows that it waits, so it waits for no act.
  await expect(page.getByText('Schritt 1 von 2')).toBeVisible()
})

test('in a hidden tab the scripts of the booking form wait until it is seen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { isHidden: true })
    Object.defineProperty(document, 'hidden', { get: () => Reflect.get(window, 'isHidden') })
  })
  const scripts = scriptsOf(page)
  await page.goto('/trainings/anmeldung', { waitUntil: 'networkidle' })
  expect(scripts.sort()).toEqual(PAGE_SCRIPT)
  await page.evaluate(() => {
    Object.assign(window, { isHidden: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await hydrate(page)
})

test('where the visitor saves data, the parts of the home page load their scripts when they are used', async ({
  page,
}) => {
  await saveData(page)
  const scripts = scriptsOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.move(200, 200)
  await page.getByRole('heading', { level: 1 }).click()
  expect(scripts).toEqual(PAGE_SCRIPT)
  await page.getByRole('button', { name: 'Nächste Stimme' }).click()
  await expect(page.getByRole('status')).toContainText('2 von 3')
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
  await booking.next.click()
  await expect(booking.next).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/anmeldung$/)
  scripts.release()

  await expect(page.getByRole('heading', { name: 'Training-Slots zuweisen' })).toBeVisible()
  await booking.back.click()
  await expect(booking.field(/^Vorname/)).toHaveValue(BOOKER.firstName)
  await expect(booking.package('2 Karten')).toBeChecked()
})

test('before the scripts are loaded a package shows its price and the next step, and the browser says what is missing', {
  tag: '@both',
}, async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/trainings/anmeldung')
  const booking = new BookingPage(page)
  await expect(page.getByText('Noch kein Paket gewählt')).toBeVisible()
  await booking.package('2 Karten').check()
  await expect(booking.total).toHaveText(/206€/)
  await expect(booking.next).toHaveAccessibleName('Weiter')
  await booking.package('Einzelkarte').check()
  await expect(booking.total).toHaveText(/112€/)
  await expect(booking.next).toHaveAccessibleName('Anmelden')
  await expect(page.getByText('Noch kein Paket gewählt')).toBeHidden()

  await booking.next.click()
  await expect(booking.field(/^Vorname/)).toBeFocused()
  await expect(booking.next).not.toHaveAttribute('aria-busy')
  await booking.fillContact()
  scripts.release()
  await hydrate(page)
  await expect(page.getByText('Schritt 1 von 2')).toBeVisible()
  await expect(booking.total).toHaveText(/112€/)
  await booking.next.click()
  await expect(page.getByRole('heading', { name: 'Training-Slots zuweisen' })).toBeVisible()
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

test('where the scripts of the booking form cannot be had, a click says so, and a reload keeps what was typed', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/assets/booking.island-*.js', (route) => route.abort())
  await page.goto('/trainings/anmeldung')
  const booking = new BookingPage(page)
  await booking.field(/^Vorname/).fill(BOOKER.firstName)
  await booking.package('2 Karten').check()
  const problem = page.getByText('Die Anmeldung konnte nicht geladen werden.')
  await booking.next.click()
  await expect(problem).toBeVisible()
  await expect(booking.next).not.toHaveAttribute('aria-busy')
  await expectAccessible(page)
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0)

  await page.unrouteAll()
  await page.getByRole('link', { name: 'Seite neu laden' }).click()
  await hydrate(page)
  await expect(problem).toBeHidden()
  await expect(booking.field(/^Vorname/)).toHaveValue(BOOKER.firstName)
  await expect(booking.package('2 Karten')).toBeChecked()
})

test('where the scripts of a tool cannot be had, the page says so, and a reload shows the tool', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/assets/tools-*.js', (route) => route.abort())
  await page.goto('/tools/meeting-moderator')
  const problem = page
    .getByRole('alert')
    .getByText('Das Werkzeug lässt sich gerade nicht anzeigen.')
  await expect(problem).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0)

  await page.unrouteAll()
  await page.getByRole('link', { name: 'Seite neu laden' }).click()
  await hydrate(page)
  await expect(problem).toBeHidden()
})

test('a booking form that cannot be rendered gives way to a sentence and a way back', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/trainings/anmeldung')
  await hydrate(page)
  await page.evaluate(failPadding)
  await new BookingPage(page).package('2 Karten').click()
  await expect(page.getByRole('alert')).toContainText(
    'Was du schon eingegeben hast, bleibt in diesem Browser-Tab.',
  )
  await expectAccessible(page)
  expect(consoleErrors.splice(0).join()).toContain('A simulated fault.')
})

test('a tool that cannot be rendered gives way to a sentence and a way back', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/tools/meeting-moderator')
  await hydrate(page)
  await page.getByRole('button', { name: 'Entscheidung', exact: true }).click()
  await page.evaluate(failPadding)
  await page.getByRole('button', { name: 'Meeting starten' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Das Werkzeug lässt sich gerade nicht anzeigen',
  )
  await expectAccessible(page)
  expect(consoleErrors.splice(0).join()).toContain('A simulated fault.')
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

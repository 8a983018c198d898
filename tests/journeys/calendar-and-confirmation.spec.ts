import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { BookingPage, COLLEAGUE } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, hydrate, test } from '../support/browser/journey.ts'
import { BOOKER } from '../support/product/bookings.ts'
import { readCalendarFile } from '../support/product/calendar-files.ts'

const REFERENCE = /MF-[0-9A-Z]{4}-[0-9A-Z]{4}/

async function download(page: Page, link: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), event: readCalendarFile(text) }
}

/** Books for Sina and Jörg in one training and for Sina in another. */
async function bookThreeSeats(page: Page) {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('3er Paket')
  await expect(page.getByText(/^Du hast 3 Training-Slots/)).toBeVisible()
  await expect(page.getByRole('group', { name: /^Slot \d von 3/ })).toHaveCount(3)
  await booking.slot(1).choose('Uhren & Zeit')
  await booking.slot(2).choose('Uhren & Zeit')
  await booking.slot(2).fillOther(COLLEAGUE)
  await booking.slot(3).choose('Drachen bauen')
  await booking.submit.click()
  return booking
}

const PACKAGE_OF_THREE = `insert into packages (id, name, tagline, features, trainings_count, base_price)
  values ('triple', '3er Paket', 'Drei Plätze, frei verteilt', '{}', 3, 379)`

function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Deine Anmeldung ist angekommen' })
}

test('the session of a training goes into the own calendar', { tag: '@both' }, async ({
  page,
  product,
}) => {
  const training = await product.training('kurs-1-uhren')
  await page.goto('/trainings/kurs-1-uhren', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Zum Kalender hinzufügen' })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  const { name, event } = await download(page, link)

  expect(name).toBe('kurs-1-uhren.ics')
  expect(event).toMatchObject({
    summary: 'Uhren & Zeit | Morgenfalz',
    start: training.startsAt,
    end: training.endsAt,
    url: `${product.address}/trainings/kurs-1-uhren`,
  })
  await expect(page).toHaveURL(/\/trainings\/kurs-1-uhren$/)
  await expectAccessible(page)
})

test('a training whose instant is unknown promises no calendar entry', async ({
  page,
  product,
}) => {
  await product.query(
    `update training_dates set date = 'Im Frühjahr', starts_at = null, ends_at = null where training_id = 'kurs-1-uhren'`,
  )
  await page.goto('/trainings/kurs-1-uhren')

  await expect(page.getByText('Im Frühjahr').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Zum Kalender/ })).toHaveCount(0)
})

test('a package beyond the usual three sells as many slots as it says, and the confirmation lists who is booked where', {
  tag: '@both',
}, async ({ page, product }) => {
  await product.query(PACKAGE_OF_THREE)
  await product.query(
    `update training_dates set starts_at = null, ends_at = null where training_id = 'kurs-3-drachen'`,
  )
  await bookThreeSeats(page)

  // Read at once: two seconds later the browser shows another page.
  const title = page.getByRole('heading', { level: 1, name: 'Anmeldung erfolgreich!' })
  const success = await page.getByRole('main').filter({ has: title }).innerText()
  const [reference = 'none'] = REFERENCE.exec(success) ?? []
  expect(success).toMatch(/Uhren & Zeit\n+[^\n]+\n+Sina Adler, Jörg Weiß\s+Zum Kalender hinzufügen/)
  expect(success).toMatch(/Drachen bauen\n+[^\n]+\n+Sina Adler\s/)
  expect(success).toContain('Wir prüfen deine Anmeldung')

  await expect(page).toHaveURL(/\/trainings$/)
  const panel = panelOf(page)
  await expect(panel).toBeInViewport()
  await expect(panel).toContainText(reference)
  await expectDetails(panel)
  await expect(page.locator('[aria-live="polite"]').getByText('Deine Anmeldung ist')).toBeAttached()
  await expectAccessible(page)
  expect(await product.query('select count(*)::int as seats from attendees')).toEqual([
    { seats: 3 },
  ])
  const { event } = await download(page, panel.getByRole('link', { name: /Zum Kalender/ }))
  expect(event.uid).toMatch(/^[\da-f-]{36}@/)
})

async function expectDetails(where: Locator) {
  const row = (title: string) => where.getByRole('listitem').filter({ hasText: title })
  await expect(row('Uhren & Zeit')).toContainText('Sina Adler, Jörg Weiß')
  await expect(row('Drachen bauen')).toContainText('Sina Adler')
  await expect(row('Wir prüfen deine Anmeldung')).toBeVisible()
  await expect(where.getByText(BOOKER.email)).toBeVisible()
  await expect(where.getByRole('link', { name: /Zum Kalender/ })).toHaveAccessibleName(
    /Uhren & Zeit/,
  )
}

test('the confirmation is shown after a reload, and once dismissed it stays dismissed', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  await booking.submit.click()
  await expect(page).toHaveURL(/\/trainings$/)
  const reference = await panelOf(page).getByText(REFERENCE).innerText()

  await page.reload({ waitUntil: 'networkidle' })
  await expect(panelOf(page)).toContainText(reference)
  await panelOf(page)
    .getByRole('button', { name: /Ausblenden/ })
    .click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})

test('who goes back from the confirmation sees that they are registered, wherever the form is scrolled to', {
  tag: '@both',
}, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  await booking.submit.click()
  await expect(page).toHaveURL(/\/trainings$/)
  const reference = await panelOf(page).getByText(REFERENCE).innerText()

  await page.goBack()

  await expect(page.getByText(`Angemeldet: ${reference}`)).toBeInViewport()
})

test('the confirmation has the price and what comes next, and leads to the booking for an order number', {
  tag: '@both',
}, async ({ page, product }) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  await booking.submit.click()
  await expect(page).toHaveURL(/\/trainings$/)
  const panel = panelOf(page)
  const reference = await panel.getByText(REFERENCE).innerText()
  for (const text of [
    /Paket\s*Einzelkarte/,
    /Netto\s*94,12.€/,
    /USt\. \(19.%\)\s*17,88.€/,
    /Gesamtpreis\s*112.€/,
    'Du hörst innerhalb von 2 Werktagen von uns.',
    'Rechnung mit 14 Tagen Zahlungsziel',
  ])
    await expect(panel).toContainText(text)

  await panel.getByRole('link', { name: 'Bestellnummer ergänzen' }).click()
  await hydrate(page)
  await expect(page.getByRole('heading', { name: 'Rechnung' })).toBeInViewport()
  await expect(page.getByRole('main')).toContainText('nimm den Link in unserer E-Mail')
  await expect(page.getByRole('button', { name: /absagen|^Ändern/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Angaben ergänzen/ }).click()
  await page.getByRole('textbox', { name: /^Bestellnummer/ }).fill('4500-17')
  await page.getByRole('button', { name: 'Rechnungsdaten speichern' }).click()
  await expect(page.getByText('Deine Rechnungsdaten sind gespeichert.')).toBeVisible()
  expect(await product.query('select order_number as "orderNumber" from billing_details')).toEqual([
    { orderNumber: '4500-17' },
  ])

  await booking.open()
  const notice = page.getByRole('paragraph').filter({ hasText: `Angemeldet: ${reference}` })
  await expect(notice).toBeVisible()
  await expect(booking.field(/^Vorname/)).toHaveValue('')
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Meine Buchung öffnen' }).click()
  await expect(page.getByRole('main')).toContainText(reference)
})

test('for a visitor without a booking nothing on the overview moves', { tag: '@both' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/trainings', { waitUntil: 'networkidle' })

  await expect(panelOf(page)).toHaveCount(0)
  // A font that replaces its fallback may move a line slightly; a panel would move the whole page.
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02)
})

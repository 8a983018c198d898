import type { Locator } from '@playwright/test'
import { BookingPage, COLLEAGUE } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

type Box = Awaited<ReturnType<typeof boxOf>>

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not on the screen')
  return box
}

/** Checks that both are readable: the notification, and completely above or below it the text that it refers to. */
async function expectBothReadable(notification: Locator, advice: Locator): Promise<void> {
  await expect(notification).toBeVisible()
  await expect(async () => {
    const boxes = [await boxOf(notification), await boxOf(advice)]
    const [above, below] = boxes.toSorted((one, other) => one.y - other.y) as [Box, Box]
    expect(above.y).toBeGreaterThanOrEqual(0)
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  }).toPass()
}

test('nothing is said to be all right while fields of a colleague who was chosen since are empty', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('Einzelkarte')
  await booking.submit.click()
  await expect(booking.summaryOfErrors).toContainText('Slot 1: Wähle ein Training.')
  await booking.slot(1).forOther.check()
  await booking.slot(1).choose('Uhren & Zeit')

  const allRight = page.getByRole('heading', { name: 'Danke, jetzt passt alles.' })
  const partly = page.getByRole('heading', {
    name: 'Fast geschafft: Prüfe noch die übrigen Felder.',
  })
  await expect(partly).toBeVisible()
  await expect(allRight).toHaveCount(0)
  await booking.slot(1).fillOther(COLLEAGUE)
  await expect(allRight).toBeVisible()

  // Error messages about the colleague's fields disappear with the fields.
  await booking
    .slot(1)
    .field(/^Vorname/)
    .fill('')
  await booking.submit.click()
  await expect(booking.summaryOfErrors).toContainText('Slot 1: Gib den Vornamen ein.')
  await booking.slot(1).forMe.check()
  await expect(allRight).toBeVisible()
})

test('the notification of a refusal goes with the step that it is about, and once all is right', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  // From here on the clock runs only when the test advances it: no notification closes by itself.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await booking.next.click()
  await page.clock.runFor(400)
  await expect(booking.notification).toContainText('Bitte fülle alle Felder aus')
  await booking.passStepOne('2 Karten')
  await page.clock.runFor(400)
  await expect(booking.notification).toHaveCount(0)

  await booking.submit.click()
  await page.clock.runFor(400)
  await expect(booking.notification).toContainText('Bitte fülle alle Pflichtfelder')
  await booking.slot(1).choose('Uhren & Zeit')
  await booking.slot(2).choose('Drachen bauen')
  await expect(page.getByRole('heading', { name: 'Danke, jetzt passt alles.' })).toBeVisible()
  await page.clock.runFor(400)
  await expect(booking.notification).toHaveCount(0)

  await booking.slot(2).training.selectOption('')
  await booking.submit.click()
  await page.clock.runFor(400)
  await expect(booking.notification).toContainText('Bitte fülle alle Pflichtfelder')
  await booking.back.click()
  await expect(page.getByText('Schritt 1 von 2')).toBeVisible()
  await page.clock.runFor(400)
  await expect(booking.notification).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`on a phone of ${width} px a notification covers nothing that it refers to`, {
    tag: '@phone',
  }, async ({ page, product, consoleErrors }) => {
    await page.setViewportSize({ width, height })
    const booking = new BookingPage(page)
    await booking.open()
    await booking.next.click()
    await expectBothReadable(booking.notification, booking.summaryOfErrors)
    await expectBothReadable(booking.notification, booking.field(/^Vorname/))

    await booking.passStepOne('Einzelkarte')
    await booking.slot(1).choose('Uhren & Zeit')
    await product.query(`update price_schedules set price = 99 where package_id = 'single'`)
    await booking.submit.click()
    const news = page.getByRole('main').getByRole('region', { name: /Gute Nachricht/ })
    await expectBothReadable(booking.notification, news)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  })
}

for (const { direction, price, heading, words, total } of [
  {
    direction: 'went up',
    price: '129.50',
    heading: 'Neuer Preis',
    words: 'Der Preis hat sich geändert: Statt 112 € gilt jetzt 129,50 €.',
    total: '129,50€',
  },
  {
    direction: 'went down',
    price: '99.00',
    heading: 'Der Preis ist gesunken',
    words: 'Gute Nachricht: Statt 112 € gilt jetzt 99 €.',
    total: '99€',
  },
]) {
  test(`a price that ${direction} meanwhile is told with both prices and without blame, and one click books at the new one`, {
    tag: '@both',
  }, async ({ page, product, consoleErrors }) => {
    const booking = new BookingPage(page)
    await booking.fillInOneSeat()
    await product.query(`update price_schedules set price = ${price} where package_id = 'single'`)
    await booking.submit.click()

    await expect(booking.notification).toContainText(heading)
    await expect(booking.notification).toContainText(words)
    await expect(booking.notification).not.toContainText('Fehler')
    const news = page.getByRole('main').getByRole('region', { name: words })
    await expect(news).toContainText('bucht zum neuen Preis')
    await expect(booking.total).toContainText(total)
    await expect(booking.slot(1).chosen).toContainText('Uhren & Zeit')
    await expectAccessible(page)
    await booking.submit.click()
    await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
    expect(await product.query('select price from registrations')).toEqual([{ price }])
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  })
}

test('both steps say what the asterisk means', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await expect(page.getByText('* Pflichtfeld')).toBeVisible()
  await booking.passStepOne('Einzelkarte')
  await expect(page.getByText('* Pflichtfeld')).toBeVisible()
})

test('the package whose card was clicked is chosen, and a later choice by hand stays', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const book = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
      .getByRole('link', { name: 'Jetzt buchen' })
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await book('Kartensatz').click()
  await expect(booking.package('Kartensatz')).toBeChecked()
  await expect(booking.next).toHaveText('Weiter')

  await booking.fillContact()
  await booking.package('2 Karten').check()
  await page.reload({ waitUntil: 'networkidle' })
  await page.mouse.move(5, 5)
  await expect(booking.field(/^Vorname/)).toHaveValue('Sina')
  await expect(booking.package('2 Karten')).toBeChecked()

  // A new click on a card overrides the stored package, and nothing else.
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await book('Einzelkarte').click()
  await expect(booking.package('Einzelkarte')).toBeChecked()
  await expect(booking.field(/^Vorname/)).toHaveValue('Sina')
})

test('a link may name package and training, and the page that arrives shows the package at once', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await page.goto('/trainings/anmeldung?package=double&training=kurs-3-drachen')
  await expect(booking.package('2 Karten')).toBeChecked()
  await expect(booking.total).toContainText('206€')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/trainings\/anmeldung$/,
  )

  // A click before hydration counts.
  await booking.package('Einzelkarte').check()
  await expect(page).not.toHaveURL(/package=/)
  await expect(booking.package('Einzelkarte')).toBeChecked()
  await booking.passStepOne('Einzelkarte')
  await expect(booking.slot(1).chosen).toContainText('Drachen bauen')

  await booking.open('?package=gibt-es-nicht')
  await expect(booking.package('Einzelkarte')).toBeChecked()
  await expect(notificationOf(page)).toHaveCount(0)
})

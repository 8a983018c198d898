import { expect, expectAccessible, hydrate, test } from '../support/browser/journey.ts'

test('the overview shows the trainings in their order, the packages with their prices, and how to book', {
  tag: '@both',
}, async ({ page, product }) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')

  await expect(page).toHaveTitle(/KI x Innovation/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Warum teilnehmen?' })).toBeVisible()
  for (const benefit of [
    'Schneller lernen',
    'Praktisch umsetzen',
    'Flexibel teilnehmen',
    'Von den Profis',
  ]) {
    await expect(main.getByRole('heading', { name: benefit })).toBeVisible()
  }
  await expect(main.getByRole('heading', { name: 'Übersicht der Mini-Trainings' })).toBeVisible()
  const cards = main.getByRole('link').filter({ hasText: 'Mehr erfahren' })
  await expect(cards).toHaveText([/Uhren & Zeit/, /Brot backen/, /Drachen bauen/, /Pilze finden/])
  await expect(cards.first()).toContainText((await product.training('kurs-1-uhren')).date)
  await expect(main.getByText('max. 20 pro Session')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Jetzt anmelden' })).toHaveAttribute(
    'href',
    '/trainings/anmeldung',
  )

  await expect(main.getByRole('heading', { name: 'Preise & Pakete' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Jetzt buchen' })).toHaveCount(3)
  await expectAccessible(page)
})

test('a price card shows phase, price, regular price, saving and the days left', async ({
  page,
  product,
}) => {
  await product.query(`update price_schedules set valid_until = (now() at time zone 'Europe/Berlin')::date
    where period_type = 'early_bird'`)
  await page.goto('/trainings')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '2 Karten' }) })

  await expect(card).toContainText('Early Bird')
  await expect(card).toContainText('206 €')
  await expect(card.locator('del')).toContainText('Regulärer Preis 253 €')
  await expect(card).toContainText('47 € sparen')
  await expect(card).toContainText('Noch 1 Tag gültig')
  await expect(card).toContainText('8% günstiger als 2 Einzeltickets')
})

test('without a period the card shows the base price and promises no saving', async ({
  page,
  product,
}) => {
  await product.query('delete from price_schedules')
  await page.goto('/trainings')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Einzelkarte' }) })

  await expect(card).toContainText('Regulärer Preis')
  await expect(card).toContainText('140 €')
  await expect(card).not.toContainText('sparen')
  await expect(card).not.toContainText('gültig')
})

test('seats are shown from five downwards, and a full training says so', { tag: '@both' }, async ({
  page,
  product,
}) => {
  await product.query(
    `update training_dates set capacity = case training_id when 'kurs-1-uhren' then 5 when 'kurs-3-drachen' then 0 else 6 end`,
  )
  await page.goto('/trainings')
  const card = (title: string) =>
    page.getByRole('link').filter({ hasText: 'Mehr erfahren' }).filter({ hasText: title })

  await expect(card('Uhren & Zeit')).toContainText('Noch 5 Plätze')
  await expect(card('Drachen bauen')).toContainText('Ausgebucht')
  await expect(card('Brot backen')).not.toContainText('Plätze')
})

test('a training has its page with all its parts, and a way to book it', { tag: '@both' }, async ({
  page,
  product,
}) => {
  const training = await product.training('kurs-1-uhren')
  await page.goto('/trainings')
  await page.getByRole('link').filter({ hasText: 'Mehr erfahren' }).first().click()

  await expect(page).toHaveURL(/\/trainings\/kurs-1-uhren$/)
  await expect(page).toHaveTitle('Uhren & Zeit | Morgenfalz KI Training')
  const main = page.getByRole('main')
  await expect(main.getByText('KI x Innovation Training')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: training.title })).toBeVisible()
  for (const text of [training.subtitle, training.date, training.time, '90 Minuten']) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  }
  for (const heading of [
    'Worum geht es?',
    'Was ihr lernt',
    'Für wen ist dieses Training?',
    'Methoden & Tools',
    'Euer Takeaway',
  ]) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  }
  for (const text of [...training.objectives, ...training.methods])
    await expect(main.getByText(text)).toBeVisible()
  await expect(main.getByText('Nur 90 Minuten • Online • Direkt anwendbar')).toBeVisible()
  for (const link of await main.getByRole('link', { name: 'Jetzt Platz sichern' }).all()) {
    await expect(link).toHaveAttribute('href', '/trainings/anmeldung?training=kurs-1-uhren')
  }
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Zurück' }).click()
  await expect(page).toHaveURL(/\/trainings$/)
})

test('a training that does not exist is a 404 page that leads back', { tag: '@both' }, async ({
  page,
  consoleErrors,
}) => {
  const response = await page.goto('/trainings/gibt-es-nicht', { waitUntil: 'networkidle' })

  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Training nicht gefunden')
  await expect(page.getByRole('heading', { name: 'Training nicht gefunden' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click()
  await expect(page).toHaveURL(/\/trainings$/)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

test('an address that does not exist is a 404 page', async ({ page, consoleErrors }) => {
  const response = await page.goto('/gibt/es/nicht', { waitUntil: 'networkidle' })

  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

test('pages need no script to be read, and hold nothing personal', async ({ request }) => {
  const response = await request.get('/trainings')

  const html = await response.text()
  expect(html).toContain('Übersicht der Mini-Trainings')
  expect(html).toContain('Kartensatz')
  expect(html).toContain('<html lang="de"')
  expect(response.headers()['set-cookie']).toBeUndefined()
})

test('every page begins at its top', { tag: '@both' }, async ({ page }) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await page
    .getByRole('link')
    .filter({ hasText: 'Pilze finden' })
    .filter({ hasText: 'Mehr erfahren' })
    .click()

  await expect(page).toHaveURL(/kurs-4-pilze/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('who scrolls before the scripts have started stays where they are', { tag: '@both' }, async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/booking.island-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/trainings/anmeldung')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)

  release()
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

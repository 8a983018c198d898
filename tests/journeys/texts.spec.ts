import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

/** The texts and link targets that the specification gives for the shop, as far as no other journey checks them. */

test('the overview says what a participant gains and how a session runs', async ({
  page,
  product,
}) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' })

  for (const [title, words] of [
    ['Schneller lernen', [/90 Minuten/, /Methoden und KI-Werkzeuge/, /direkt einsetzen/]],
    ['Praktisch umsetzen', [/jeder Session/, /vom Prototyp bis zur Strategiehypothese/]],
    ['Flexibel teilnehmen', [/Online und kompakt/]],
    ['Von den Profis', [/mehr als zehn Jahren/, /Design Thinking, KI und Geschäftsstrategie/]],
  ] as const) {
    const benefit = page
      .getByRole('region', { name: 'Warum teilnehmen?' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
    for (const word of words) await expect(benefit).toContainText(word)
  }

  const format = page.getByRole('region', { name: 'So läuft ein Training ab' })
  await expect(format).toContainText(
    'Format Online in einem Meeting-Tool mit interaktiven Whiteboards',
  )
  await expect(format).toContainText('Teilnahme max. 20 pro Session')
  await expect(format).toContainText('Dauer 90 Minuten')

  for (const [id, title] of [
    ['kurs-1-uhren', 'Uhren & Zeit'],
    ['kurs-2-brot', 'Brot backen'],
    ['kurs-3-drachen', 'Drachen bauen'],
    ['kurs-4-pilze', 'Pilze finden'],
  ] as const) {
    const { date, time } = await product.training(id)
    const card = page
      .getByRole('link')
      .filter({ hasText: 'Mehr erfahren' })
      .filter({ hasText: title })
    await expect(card).toContainText(date)
    await expect(card).toContainText(time)
    await expect(card).toHaveAttribute('href', `/trainings/${id}`)
  }
})

test('the overview describes itself to search engines', async ({ page }) => {
  await page.goto('/trainings')
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)

  for (const name of ['description', 'og:description']) {
    await expect(meta(name)).toHaveAttribute(
      'content',
      /[Vv]ier kompakte Live-Sessions von 90 Minuten.*praktisch, interaktiv, direkt anwendbar/,
    )
  }
  await expect(meta('keywords')).toHaveAttribute('content', /KI Training/)
  await expect(meta('og:title')).toHaveAttribute('content', /KI x Innovation/)
  await expect(meta('og:locale')).toHaveAttribute('content', 'de_DE')
})

test('the package cards carry the texts of the packages and lead to the booking form', async ({
  page,
}) => {
  await page.goto('/trainings')
  const cards = page.getByRole('region', { name: 'Preise & Pakete' }).getByRole('listitem')
  const card = (name: string) => cards.filter({ has: page.getByRole('heading', { name }) })

  for (const [name, id, texts] of [
    ['Einzelkarte', 'single', ['Ein Kurs am Vormittag', '1 Kurs aus dem Programm']],
    ['2 Karten', 'double', ['Doppelt', 'Gemeinsam oder nacheinander', '2 Karten in einem Kauf']],
    ['Kartensatz', 'complete', ['Am meisten gespart', 'Vier Karten für eine Runde']],
  ] as const) {
    for (const text of texts) await expect(card(name).getByText(text)).toBeVisible()
    await expect(card(name).getByRole('link', { name: 'Jetzt buchen' })).toHaveAttribute(
      'href',
      `/trainings/anmeldung?package=${id}`,
    )
  }
})

test('the overview leads to the firm’s own site, and down to its contact', async ({ page }) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  const header = page.getByRole('banner')

  await expect(header.getByRole('link', { name: SAMPLE_FIRM.name })).toHaveAttribute(
    'href',
    SAMPLE_FIRM.website,
  )
  await header.getByRole('link', { name: 'Kontakt' }).click()
  const contact = page.locator('#contact')
  await expect(contact).toBeFocused()
  await expect(contact.getByRole('heading', { name: 'Noch Fragen?' })).toBeInViewport()
  await expect(page).toHaveURL(/\/trainings#contact$/)
})

test('while a hidden training is on its way the page says so to staff, and its logo leads back', {
  tag: '@both',
}, async ({ page, product, consoleErrors }) => {
  await product.query(`update trainings set visible = false where id = 'kurs-3-drachen'`)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/admin/trainings/kurs-3-drachen', async (route) => {
    await gate.promise
    await route.continue()
  })
  await addSession(page, product.admin)
  await page.goto('/trainings/kurs-3-drachen')
  // For visitors there is no such page.
  expect(consoleErrors.splice(0)).toHaveLength(1)

  await expect(page.getByRole('status').getByText('Lade Training...')).toBeVisible()
  await expectAccessible(page)
  gate.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Drachen bauen' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: SAMPLE_FIRM.name }).click()
  await expect(page).toHaveURL(/\/trainings$/)
})

test('the booking form has the specified words, fields and ways out', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()

  for (const [name, target] of [
    [SAMPLE_FIRM.name, '/'],
    ['Trainings', '/trainings'],
    ['Kontakt', '/kontakt'],
  ] as const) {
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute(
      'href',
      target,
    )
  }
  await expect(page.getByRole('heading', { name: 'Deine Kontaktdaten' })).toBeVisible()
  for (const name of ['Vorname*', 'Nachname*', 'E-Mail*', 'Firma*']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveRole('textbox')
  }
  await expect(page.getByLabel('E-Mail*', { exact: true })).toHaveAttribute('type', 'email')
  const choice = page.getByRole('radiogroup', { name: 'Wähle Dein Paket*' })
  for (const [name, tagline, price, count] of [
    ['Einzelkarte', 'Ein Kurs am Vormittag', '112\u00a0€', '1 Training'],
    ['2 Karten', 'Gemeinsam oder nacheinander', '206\u00a0€', '2 Trainings'],
    ['Kartensatz', 'Vier Karten für eine Runde', '376\u00a0€', '4 Trainings'],
  ]) {
    const option = choice.getByRole('radio', { name: new RegExp(`${name}.*${tagline}`) })
    await expect(option).toHaveAccessibleName(new RegExp(`${price}.*${count} [\\d,]+\\s€\\snetto$`))
  }
})

test('a slot has the specified words and fields, and the way back leads to step 1', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('2 Karten')
  const slot = booking.slot(2)

  await expect(slot.block.getByRole('heading', { name: 'Slot 2 von 2' })).toBeVisible()
  await expect(slot.training).toHaveValue('')
  await expect(slot.training.locator('option:checked')).toHaveText('Training auswählen...')
  await expect(slot.block.getByText('Teilnehmer', { exact: true })).toBeVisible()
  await expect(slot.forMe).toHaveAccessibleName('Für mich (Sina Adler)')
  await slot.forOther.check()
  for (const name of ['Vorname*', 'Nachname*', 'E-Mail*', 'Firma (optional)']) {
    await expect(slot.block.getByLabel(name, { exact: true })).toHaveValue('')
  }
  await expect(slot.block.getByLabel('E-Mail*', { exact: true })).toHaveAttribute('type', 'email')

  await booking.back.click()
  await expect(page.getByText('Schritt 1 von 2')).toBeVisible()
})

test('a failure without a sentence of the server shows the specified sentence', async ({
  page,
  consoleErrors,
}) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  await page.route('**/api/registrations', (route) => route.fulfill({ status: 500 }))
  await booking.submit.click()

  await expect(booking.notification).toContainText('Fehler')
  await expect(booking.notification).toContainText(
    'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuche es erneut.',
  )
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('500')])
})

test('the trainings come in the order of their positions', async ({ page, product }) => {
  await product.query(
    `insert into trainings (id, title, subtitle, description, hero_image, color_scheme,
       objectives, methods, target_audience, outcome, position)
     select new.id, new.title, subtitle, description, hero_image, color_scheme,
       objectives, methods, target_audience, outcome, new.position
     from trainings, (values ('anfang', 'Am Ende', 9), ('zukunft', 'Am Anfang', 0)) as new (id, title, position)
     where trainings.id = 'kurs-1-uhren'`,
  )
  await page.goto('/trainings', { waitUntil: 'networkidle' })

  await expect(page.getByRole('link').filter({ hasText: 'Mehr erfahren' })).toHaveText([
    /Am Anfang/,
    /Uhren & Zeit/,
    /Brot backen/,
    /Drachen bauen/,
    /Pilze finden/,
    /Am Ende/,
  ])
  await expectAccessible(page)
})

test('common questions stand between the prices and the footer, and open by keyboard', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
    'Preise & Pakete',
    'Häufige Fragen',
  ])
  const questions = page.getByRole('region', { name: 'Häufige Fragen' })
  const answer = questions.getByText(/Vertretung/)

  await expect(questions.getByText(/Verbindlich wird sie/)).toBeVisible()
  await expect(answer).toBeHidden()
  await questions.locator('summary').filter({ hasText: 'verhindert' }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('common questions open all the same', async ({ page }) => {
    await page.goto('/trainings')
    const questions = page.getByRole('region', { name: 'Häufige Fragen' })

    await questions.getByText('Bekommen wir eine Rechnung?').click()
    await expect(questions.getByText(/nach unserer Bestätigung an die Firma/)).toBeVisible()
  })
})

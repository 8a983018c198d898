import { addDays, berlinDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { addSession, insertRegistrations, logIn } from '../support/browser/admin-pages.ts'
import { EditedPage } from '../support/browser/edit-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { PricesPage } from '../support/browser/prices-page.ts'

const TABS = [
  ['teilnehmer', 'Teilnehmer-Details'],
  ['anmeldungen', 'Training-Anmeldungen'],
  ['cms', 'CMS Inhalte'],
  ['mails', 'E-Mails'],
  ['protokoll', 'Protokoll'],
  ['personen', 'Personendaten'],
] as const

test('on a phone, every tab of the dashboard can be read @phone', async ({ page, product }) => {
  await insertRegistrations(product, 3)
  await logIn(page, product.admin)
  for (const [tab, heading] of TABS) {
    await page.goto(`/admin/dashboard?ansicht=${tab}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectAccessible(page)
  }
})

test('on a phone, a registration is found and confirmed @phone', async ({ page, product }) => {
  await insertRegistrations(product, 3)
  await product.query(`update registrations set status = 'pending'`)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=anmeldungen', { waitUntil: 'networkidle' })

  await page.getByLabel('Suchen nach Name, E-Mail, Firma, Training').fill('person-002')
  const row = page.getByRole('row').filter({ hasText: 'Person 002' })
  await expect(page.getByRole('row').filter({ hasText: 'Person 001' })).toHaveCount(0)
  await row.getByRole('link', { name: /Details/ }).tap()
  await expect(page.getByRole('heading', { name: 'Anmeldung MF-T002' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox').tap()
  await page.getByRole('option', { name: 'Bestätigen' }).tap()

  await expect(notificationOf(page)).toContainText(
    'Der Anmeldungsstatus wurde erfolgreich aktualisiert.',
  )
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText(
    'Status: Ausstehend → Bestätigt',
  )
})

test('on a phone, a price period is created @phone', async ({ page, product }) => {
  await addSession(page, product.admin)
  const prices = new PricesPage(page)
  await prices.open()
  const today = berlinDay(new Date())
  await prices.create({
    name: 'Unterwegs',
    from: addDays(today, 40),
    until: addDays(today, 60),
    prices: ['159', '289.5', '529'],
  })

  await expect(prices.card('Unterwegs')).toContainText('€289.50')
  await expectAccessible(page)
})

test('on a phone, a text of the page is changed where it stands @phone', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  const edited = new EditedPage(page)
  await edited.open('/trainings')
  await edited.change('Titel oben', 'In 90 Minuten weiter')

  await expect(notificationOf(page)).toContainText('Änderungen wurden erfolgreich gespeichert.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('In 90 Minuten weiter')
  await expectAccessible(page)
})

import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { OWN_FIRM } from '../support/product/own-firm.ts'
import { sendJson } from '../support/programs/admin-session.ts'

test('the facts about the firm are replaced in the browser, and are on the website at once', {
  tag: '@both',
}, async ({ page, product, browser }) => {
  const visitor = await browser.newPage({ baseURL: product.address })
  await visitor.goto('/kontakt')
  await expect(visitor.getByRole('main')).toContainText(SAMPLE_FIRM.legalName)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard')
  const todo = page.getByRole('region', { name: 'Zu tun' })
  await expect(todo).toContainText('Angaben zur Firma sind noch Muster')
  await page.goto('/admin/firma', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const left = main.getByText(/^\d+ Angaben sind noch Muster\.$/)
  const before = Number.parseInt((await left.textContent()) ?? '', 10)
  const contact = main.getByRole('region', { name: 'Name und Kontakt' })
  await expectAccessible(page)

  await contact.getByLabel('Name der Firma').fill(OWN_FIRM.contact.name)
  await contact.getByLabel('Name mit Rechtsform').fill(OWN_FIRM.contact.legalName)
  await contact.getByLabel('Telefon, wie es gewählt wird').fill('089 555')
  await contact.getByRole('button', { name: 'Speichern' }).click()
  await expect(contact.getByLabel('Telefon, wie es gewählt wird')).toBeFocused()
  await expect(contact).toContainText('Bitte geben Sie die Nummer mit Ländervorwahl')
  await expectAccessible(page)
  // What is typed survives a reload.
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload({ waitUntil: 'networkidle' })
  await expect(contact.getByLabel('Name der Firma')).toHaveValue(OWN_FIRM.contact.name)
  await contact.getByLabel('Telefon, wie es gewählt wird').fill(OWN_FIRM.contact.phoneNumber)
  await contact.getByRole('button', { name: 'Speichern' }).click()

  await expect(notificationOf(page)).toContainText('Website, E-Mails und Kalender')
  await expect(left).toHaveText(`${before - 3} Angaben sind noch Muster.`)
  await visitor.goto('/kontakt')
  await expect(visitor.getByRole('main')).toContainText(OWN_FIRM.contact.legalName)
  await expect(visitor).toHaveTitle(`Kontakt | ${OWN_FIRM.contact.name}`)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(`Firma | ${OWN_FIRM.contact.name}`)
  await contact.getByRole('button', { name: 'Verlauf' }).click()
  await expect(contact.getByRole('list', { name: 'Änderungen' })).toContainText(product.admin.email)
})

test('of two people who change the same group the second one sees both versions', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  await page.goto('/admin/firma', { waitUntil: 'networkidle' })
  const hours = page.getByRole('region', { name: 'Öffnungszeiten' })
  await hours.getByLabel('Öffnungszeiten', { exact: true }).fill('Mo–Fr 8–12 Uhr')
  await hours.getByLabel('Öffnungszeiten auf Englisch').fill('Mon–Fri 8 am–12 pm')
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const path = `${product.address}/api/admin/settings/firm/hours`
  expect((await sendJson(path, 'PUT', OWN_FIRM.hours, { cookie })).status).toBe(200)

  await hours.getByRole('button', { name: 'Speichern' }).click()

  const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' })
  await expect(dialog).toContainText('Mo–Fr 8–12 Uhr')
  await expect(dialog).toContainText('Mo–Fr 6–14 Uhr')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Meine speichern' }).click()
  await expect(notificationOf(page)).toContainText('Gespeichert')
  // The 412.
  consoleErrors.splice(0)
})

test('people of the team are added, sorted and removed', async ({ page, product }) => {
  await addSession(page, product.admin)
  await page.goto('/admin/firma', { waitUntil: 'networkidle' })
  const team = page.getByRole('region', { name: 'Team' })
  const people = team.getByRole('listitem')
  const { length } = SAMPLE_FIRM.team
  await expect(people).toHaveCount(length)

  await team.getByRole('button', { name: 'Person hinzufügen' }).click()
  await team.getByRole('button', { name: 'Speichern' }).click()
  await expect(people.nth(length).getByLabel('Name', { exact: true })).toBeFocused()
  await expect(people.nth(length)).toContainText('Der Text darf nicht leer sein.')
  const added = people.nth(length)
  await added.getByLabel('Name', { exact: true }).fill('Berta Laib')
  await added.getByLabel('Rolle', { exact: true }).fill('Sauerteig')
  await added.getByLabel('Rolle auf Englisch').fill('Sourdough')
  await added.getByLabel('Über die Person').fill('Berta backt.')
  await added.getByRole('button', { name: 'Bild ändern: Berta Laib' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bild ändern' })
  await dialog.getByRole('radio').nth(1).click()
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await added.getByRole('button', { name: 'Nach oben: Berta Laib' }).click()
  await people
    .first()
    .getByRole('button', { name: /^Entfernen/ })
    .click()
  await team.getByRole('button', { name: 'Speichern' }).click()

  await expect(notificationOf(page)).toContainText('Gespeichert')
  const { team: stored } = await (await fetch(`${product.address}/api/firm`)).json()
  expect(stored).toHaveLength(length)
  expect(stored.at(-2)).toMatchObject({ name: 'Berta Laib', role: { en: 'Sourdough' } })
})

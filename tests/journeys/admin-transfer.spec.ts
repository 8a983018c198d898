import { readFile } from 'node:fs/promises'
import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { sendJson } from '../support/programs/admin-session.ts'

test('the content of the site is downloaded, and brings it back as it was', {
  tag: '@both',
}, async ({ page, product, browser, consoleErrors }) => {
  await addSession(page, product.admin)
  await page.goto('/admin/uebertragen', { waitUntil: 'networkidle' })
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Inhalte herunterladen' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^inhalte-\d{4}-\d\d-\d\d\.zip$/)
  const saved = { name: 'inhalte.zip', mimeType: 'application/zip' }
  const buffer = await readFile(await file.path())

  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const training = `${product.address}/api/admin/trainings/kurs-1-uhren`
  expect((await sendJson(training, 'PATCH', { title: 'Nur kurz' }, { cookie })).status).toBe(200)
  const main = page.getByRole('region', { name: 'Übernehmen' })
  const input = main.getByLabel('Datei mit Inhalten')

  await input.setInputFiles({ ...saved, buffer: Buffer.from('Guten Tag') })
  await expect(main.getByRole('alert')).toContainText('Die Datei ist kein Export')
  // The 422.
  consoleErrors.splice(0)
  await expectAccessible(page)

  await input.setInputFiles({ ...saved, buffer })
  await expect(main.getByRole('heading', { name: 'inhalte.zip: 1 Änderung' })).toBeFocused()
  const change = main.getByRole('listitem').filter({ hasText: 'Uhren & Zeit' })
  await expect(change.first()).toContainText('Geändert')
  await expect(change.first()).toContainText('Titel')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(main.getByRole('button', { name: 'Jetzt übernehmen' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(main.getByRole('heading', { name: 'Übernommen: 1 Änderung' })).toBeFocused()
  await expectAccessible(page)
  const visitor = await browser.newPage({ baseURL: product.address })
  await visitor.goto('/trainings/kurs-1-uhren')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Uhren & Zeit')
})

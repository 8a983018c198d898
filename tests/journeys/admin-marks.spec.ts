import { readMarkPath } from '#site/pages/domain/mark-path.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><script>document.title = 'gekapert'</script><circle cx="30" cy="30" r="28" fill="#b1452b"/><path d="M70 20h160v20H70z" fill="#b1452b"/></svg>`
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#b1452b"/></svg>'
const LOADING = LOGO.replace('<circle', '<style>@import "https://x.example/a.css";</style><circle')

const svg = (text: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
})

test('logo and icon are uploaded in the browser, are on the website at once, and are brought back', {
  tag: '@both',
}, async ({ page, product, browser, consoleErrors }) => {
  const visitor = await browser.newPage({ baseURL: product.address })
  await addSession(page, product.admin)
  await page.goto('/admin/aussehen', { waitUntil: 'networkidle' })
  const card = page.getByRole('main').getByRole('region', { name: 'Logo und Icon' })
  const logo = card.getByRole('group', { name: 'Logo', exact: true })
  const icon = card.getByRole('group', { name: 'Icon', exact: true })
  await expectAccessible(page)

  await logo.getByLabel('Datei: Logo').setInputFiles(svg(LOADING))
  await expect(logo.getByRole('alert')).toContainText('lädt Schriften oder Bilder von anderswo')
  await icon.getByLabel('Datei: Icon').setInputFiles(svg(LOGO))
  await expect(icon.getByRole('alert')).toHaveText('Ein Icon muss quadratisch sein.')
  await expectAccessible(page)

  await logo.getByLabel('Datei: Logo').setInputFiles(svg(LOGO))
  await expect(logo.getByRole('button', { name: 'Entfernen: Logo' })).toBeVisible()
  await expect(logo.getByRole('alert')).toBeEmpty()
  await icon.getByLabel('Datei: Icon').setInputFiles(svg(ICON))
  await expect(icon.getByRole('button', { name: 'Entfernen: Icon' })).toBeVisible()
  await card.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Website, E-Mails und Vorschaubilder')

  await visitor.goto('/kontakt')
  const shown = visitor.getByRole('banner').getByRole('link').first().locator('img')
  await expect(shown).toBeVisible()
  const path = (await shown.getAttribute('src')) ?? ''
  const { width, height } = readMarkPath(path) ?? {}
  expect([width, height]).toEqual([1000, 250])
  const box = await shown.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 1)
  const tab = await visitor.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href')
  expect(tab).toMatch(/^\/favicon\.svg\?v=/)
  // Opened by itself, the drawing is shown and does nothing.
  await visitor.goto(path)
  await expect(visitor).toHaveTitle('')
  await visitor.close()

  await logo.getByRole('button', { name: 'Entfernen: Logo' }).click()
  await expect(logo.getByRole('button', { name: 'Hochladen: Logo' })).toBeFocused()
  await card.getByRole('button', { name: 'Speichern' }).click()
  await expect(card.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await card.getByRole('button', { name: 'Verlauf' }).click()
  const history = card.getByRole('list', { name: 'Änderungen' })
  await expect(history).toContainText(product.admin.email)
  await expectAccessible(page)
  await history.getByRole('button', { name: 'Diesen Stand einsetzen' }).click()
  await expect(logo.getByRole('button', { name: 'Ersetzen: Logo' })).toBeVisible()
  await card.getByRole('button', { name: 'Speichern' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(3)

  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
})

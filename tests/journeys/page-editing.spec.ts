import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const SHOTS = process.env.SHOTS

test('staff write a page in its place, and visitors see it when it is published', async ({
  page,
  product,
  request,
}) => {
  await addSession(page, product.admin)
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Seite bearbeiten' }).click()
  await expect(page).toHaveURL('/bearbeiten/kontakt/de')

  const title = page.getByRole('button', { name: /^Titel bearbeiten/ })
  await title.click()
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/editor-title.png` })
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Kommt vorbei')
  await page.keyboard.press('Enter')
  await expect(notificationOf(page)).toContainText('Im Entwurf gespeichert')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kommt vorbei')
  await expect(page.getByRole('button', { name: 'Titel bearbeiten: Kommt vorbei' })).toBeFocused()
  expect(await (await request.get('/kontakt')).text()).not.toContain('Kommt vorbei')
  await expectAccessible(page)
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/editor-saved.png` })

  await page.getByRole('button', { name: 'Veröffentlichen (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Entwurf veröffentlichen' })
  await expect(dialog).toContainText('Kontakt, Deutsch')
  await expectAccessible(page)
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/publish.png` })
  await dialog.getByRole('button', { name: '1 Änderung veröffentlichen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(async () => {
    expect(await (await request.get('/kontakt')).text()).toContain('Kommt vorbei')
  }).toPass()

  await page.getByRole('link', { name: 'Englisch' }).click()
  await expect(page).toHaveURL('/bearbeiten/kontakt/en')
  await page.getByRole('button', { name: /^Titel bearbeiten/ }).click()
  await expect(page.getByText('Der deutsche Text wurde geändert.')).toBeVisible()
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/drift.png` })
  await page.getByRole('button', { name: 'Passt noch: Titel' }).click()
  await expect(page.getByText('Der deutsche Text wurde geändert.')).toHaveCount(0)
})

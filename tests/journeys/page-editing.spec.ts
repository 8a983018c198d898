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

test('a list grows, is sorted and shrinks, and every step can be taken back', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  await page.goto('/bearbeiten/potenziale/de', { waitUntil: 'networkidle' })
  const companies = page.getByRole('button', {
    name: /Projektbeispiel \d, Kunde (bearbeiten|hinzufügen)/,
  })
  await expect(companies).toHaveCount(3)
  const text = await companies.first().textContent()

  await companies.first().click()
  await page.getByRole('button', { name: 'Projektbeispiel 1: Nach hinten' }).click()
  await expect(page.getByRole('group', { name: 'Projektbeispiel 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen', exact: true }).click()
  await expect(companies.nth(1)).toHaveText(text ?? '')
  await companies.nth(1).click()
  await page.getByRole('button', { name: 'Projektbeispiel 2: Projektbeispiel einfügen' }).click()
  await page.getByRole('button', { name: 'Abbrechen', exact: true }).click()
  await expect(companies).toHaveCount(4)
  await companies.nth(2).click()
  await page.getByRole('textbox', { name: /Projektbeispiel 3, Kunde/ }).fill('Backstube (Beispiel)')
  await page.keyboard.press('Enter')
  await expect(companies.nth(2)).toHaveText('Backstube (Beispiel)')
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/list.png`, fullPage: true })

  // An item without its texts is not published.
  await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Entwurf veröffentlichen' })
  await dialog.getByRole('button', { name: /veröffentlichen$/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('Projektbeispiel 3')
  expect(consoleErrors.splice(0).join()).toContain('422')
  await dialog.getByRole('button', { name: 'Schließen' }).click()

  await companies.nth(2).click()
  await page.getByRole('button', { name: 'Projektbeispiel 3: Entfernen' }).click()
  await expect(page.getByRole('group', { name: /^Projektbeispiel/ })).toHaveCount(0)
  await expect(companies).toHaveCount(3)
  await notificationOf(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(companies).toHaveCount(4)
})

test('a picture is replaced, with its description and what stays in view', async ({
  page,
  product,
  request,
}) => {
  await addSession(page, product.admin)
  await page.goto('/bearbeiten/kontakt/de', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Bild ändern: Bild oben' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Bild ändern' })
  await dialog.getByLabel('Bildbeschreibung (Deutsch)').fill('Ein Raum mit hohen Fenstern')
  await dialog.getByRole('radio').and(dialog.locator('[name]')).last().check()
  await dialog.getByLabel(/Von links/).fill('20')
  await expectAccessible(page)
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/picture.png` })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Veröffentlichen (2)' }).click()
  await page.getByRole('button', { name: '2 Änderungen veröffentlichen' }).click()
  await expect(async () => {
    const html = await (await request.get('/kontakt')).text()
    expect(html).toContain('alt="Ein Raum mit hohen Fenstern"')
    expect(html).toContain('object-position:20% 50%')
  }).toPass()
  expect(await (await request.get('/en/contact')).text()).not.toContain('hohen Fenstern')
})

test('two of staff write the same text: nobody overwrites what they have not seen', async ({
  page,
  product,
  context,
}) => {
  await addSession(page, product.admin)
  const other = await context.newPage()
  for (const tab of [page, other])
    await tab.goto('/bearbeiten/impressum/de', { waitUntil: 'networkidle' })
  const write = async (tab: typeof page, text: string) => {
    await tab.getByRole('button', { name: /^Titel bearbeiten/ }).click()
    await tab.getByRole('textbox', { name: 'Titel', exact: true }).fill(text)
  }
  await write(page, 'Wer wir sind')
  await write(other, 'Anbieter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wer wir sind')
  await other.keyboard.press('Enter')
  const question = other.getByRole('dialog', { name: 'Inzwischen geändert' })
  await expect(question).toContainText('Wer wir sind')
  await expectAccessible(other)
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()

  // What is typed survives a reload.
  other.on('dialog', (asked) => void asked.accept())
  await other.reload({ waitUntil: 'networkidle' })
  await other.getByRole('button', { name: 'Weiter bearbeiten: Titel' }).click()
  await expect(other.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Anbieter')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Anbieter')
})

import type { Page } from '@playwright/test'
import { editPage } from '../support/browser/edit-pages.ts'
import { expect, notificationOf, test } from '../support/browser/journey.ts'

const SAVED = 'Änderung wurde erfolgreich gespeichert'

function cardOf(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
}

test('a short text of a package is one line that Enter saves', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  await edited.text('Name', '2 Karten').click()
  const field = edited.field('Name')
  await expect(field).not.toHaveAttribute('rows')
  await field.fill('Doppelpaket')
  await page.keyboard.press('Enter')

  await expect(notificationOf(page)).toContainText('Gespeichert')
  await expect(notificationOf(page)).toContainText(SAVED)
  await expect(edited.text('Name', 'Doppelpaket')).toBeFocused()
})

test('a tagline has three rows, and Escape cancels it', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  await edited.text('Kurztext').first().click()
  const field = edited.field('Kurztext')
  await expect(field).toHaveAttribute('rows', '3')
  await field.fill('Erste Zeile')
  await page.keyboard.press('Shift+Enter')
  await expect(field).toHaveValue('Erste Zeile\n')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(edited.text('Kurztext', 'Ein Kurs am Vormittag')).toBeFocused()
})

test('a badge can be added and removed', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  const card = cardOf(page, 'Einzelkarte')
  await card.getByRole('button', { name: 'Badge hinzufügen' }).click()
  await edited.field('Badge').fill('Zum Probieren')
  await page.keyboard.press('Enter')
  await expect(notificationOf(page)).toContainText(SAVED)
  await edited.text('Badge', 'Zum Probieren').click()
  await page.getByRole('button', { name: 'Badge entfernen' }).click()
  await expect(card.getByRole('button', { name: 'Badge hinzufügen' })).toBeFocused()
  await expect(card.getByText('Zum Probieren')).toHaveCount(0)
})

test('what a package holds is added and moved', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  const card = cardOf(page, 'Einzelkarte')
  await card.getByRole('button', { name: 'Leistung hinzufügen' }).click()
  await edited.field('Neu: Leistung').fill('Mit Handbuch')
  await page.keyboard.press('Enter')
  const handle = card.getByRole('button', { name: /Mit Handbuch.* verschieben/ })
  await expect(handle).toBeVisible()
  await handle.click()
  await page.getByRole('menuitem', { name: /nach oben/ }).click()
  await expect(edited.text('Leistung 3', 'Mit Handbuch')).toBeVisible()
})

test('a price is not edited here, and where it is', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  await edited.text('Preis', 'Einzelkarte').click()

  await expect(notificationOf(page)).toContainText('Info')
  await expect(notificationOf(page)).toContainText(
    'Preise werden über die Preis-Management Seite verwaltet',
  )
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await notificationOf(page).getByRole('button', { name: 'Zum Preis-Management' }).click()
  await expect(page).toHaveURL(/\/admin\/prices$/)
})

test('a failure has a fixed text, and its reason is in the console', async ({
  page,
  product,
  consoleErrors,
}) => {
  const edited = await editPage(page, product.admin, '/trainings')
  await edited.text('Name', 'Einzelkarte').click()
  await edited.field('Name').fill('Neu')
  await product.query(`delete from packages where id = 'single'`)
  await page.keyboard.press('Enter')

  await expect(notificationOf(page)).toContainText('Fehler')
  await expect(notificationOf(page)).toContainText('Änderung konnte nicht gespeichert werden')
  await expect(edited.field('Name')).toHaveValue('Neu')
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('404'),
    expect.stringContaining('could not be saved'),
  ])
})

test('everywhere the same keys: Enter saves a heading, and begins a line in a long text', async ({
  page,
  product,
}) => {
  const edited = await editPage(page, product.admin, '/trainings/kurs-1-uhren')
  await edited.text('Überschrift der Lernziele').click()
  const heading = edited.field('Überschrift der Lernziele')
  await expect(heading).toHaveAccessibleDescription('Enter speichert, Esc bricht ab.')
  await heading.fill('Das nehmt ihr mit')
  await page.keyboard.press('Enter')
  await expect(edited.text('Überschrift der Lernziele', 'Das nehmt ihr mit')).toBeFocused()

  await edited.text('Beschreibung').first().click()
  const description = edited.field('Beschreibung')
  await expect(description).toHaveAccessibleDescription('Strg + Enter speichert, Esc bricht ab.')
  await description.fill('Oben')
  await page.keyboard.press('Enter')
  await page.keyboard.type('unten')
  await expect(description).toHaveValue('Oben\nunten')
  await page.keyboard.press('Control+Enter')
  await expect(edited.text('Beschreibung', 'Oben')).toBeFocused()
  expect((await product.training('kurs-1-uhren')).description).toBe('Oben\nunten')
})

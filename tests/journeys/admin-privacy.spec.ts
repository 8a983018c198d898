import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PersonData } from '../../src/office/privacy/domain/person-data.ts'
import {
  addSession,
  fillLogin,
  insertRegistrations,
  logIn,
} from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const PEOPLE = '/admin/dashboard?ansicht=personen'
const PERSON = 'person-001@example.com'

const foundCard = (page: Page, email: string) =>
  page.getByRole('region', { name: `Gespeichert zu ${email}` })

async function find(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse der Person').fill(email)
  await page.getByRole('button', { name: 'Suchen' }).click()
}

test('staff see what there is about a person, and give it to them as a file', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 2)
  await logIn(page, product.admin)
  await page.getByRole('tab', { name: 'Personendaten' }).click()
  await find(page, 'Person-001@Example.com')

  const card = foundCard(page, 'Person-001@Example.com')
  await expect(card).toContainText(/1\s*Anmeldung gebucht|Anmeldung gebucht\s*1/)
  await expect(card).toContainText(/1\s*Platz in einem Training|Platz in einem Training\s*1/)
  await expect(card).toContainText('Die Person hat noch einen bestätigten Platz in „Uhren & Zeit“.')
  expect(page.url()).not.toContain('001')
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Als Datei exportieren' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^personendaten-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('\n  "registrations": [\n')
  const data = JSON.parse(text) as PersonData
  expect(data).toMatchObject({
    email: PERSON,
    registrations: [{ reference: 'MF-T001', price: '145.00', status: 'confirmed' }],
    seats: [{ reference: 'MF-T001', training: 'Uhren & Zeit', email: PERSON }],
  })
  expect(text).not.toContain('Person 002')
})

test('a person is erased by keyboard, after the address was typed again, and shows nowhere any more', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 2)
  await addSession(page, product.admin)
  await page.goto(PEOPLE, { waitUntil: 'networkidle' })
  await page.getByLabel('E-Mail-Adresse der Person').focus()
  await page.keyboard.type(PERSON)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Gespeichert zu ${PERSON}` })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Daten löschen' })).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('alertdialog', { name: 'Daten endgültig löschen?' })
  const confirm = dialog.getByRole('button', { name: 'Endgültig löschen' })
  await expect(dialog).toContainText('1 Anmeldung und 1 Platz zu person-001@example.com')
  await expect(dialog).toContainText('bleibt belegt')
  await expect(confirm).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Zur Bestätigung die E-Mail-Adresse noch einmal').focus()
  await page.keyboard.type('person-002@example.com')
  await expect(confirm).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PERSON)
  await expect(confirm).toBeEnabled()
  await page.keyboard.press('Enter')

  await expect(notificationOf(page)).toContainText('1 Anmeldung und 1 Platz')
  const nothing = page.getByRole('region', { name: `Nichts gespeichert zu ${PERSON}` })
  await expect(nothing).toContainText('Daten zu dieser Adresse wurden am')
  await expect(nothing.getByRole('heading')).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  const row = page.getByRole('row', { name: /Gelöschte Person/ })
  await expect(row).toContainText('MF-T001')
  await expect(page.getByText('@example.invalid')).toHaveCount(0)
  await expect(page.getByText(PERSON)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Protokoll' }).click()
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: 'hat die Daten einer Person gelöscht' })
  await expect(entry).toContainText('1 Anmeldung, 1 Platz')
  await expect(page.getByText(PERSON)).toHaveCount(0)
})

test('at a screen that was left open, erasing asks for the password first @both', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 1)
  await addSession(page, product.admin)
  await page.goto(PEOPLE, { waitUntil: 'networkidle' })
  await find(page, PERSON)
  await product.query(
    `update admin_sessions set confirmed_at = null, created_at = now() - interval '1 hour'`,
  )
  await foundCard(page, PERSON).getByRole('button', { name: 'Daten löschen' }).click()
  const erase = page.getByRole('alertdialog', { name: 'Daten endgültig löschen?' })
  await page.getByLabel('Zur Bestätigung die E-Mail-Adresse noch einmal').fill(PERSON)
  await erase.getByRole('button', { name: 'Endgültig löschen' }).click()

  const asked = page.getByRole('dialog', { name: 'Passwort bestätigen' })
  await expect(asked.getByLabel('Ihr Passwort', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await expect(erase).toBeVisible()

  await erase.getByRole('button', { name: 'Endgültig löschen' }).click()
  await asked.getByLabel('Ihr Passwort', { exact: true }).fill('falsch')
  await page.keyboard.press('Enter')
  await expect(asked.getByText('Das Passwort stimmt nicht.')).toBeVisible()
  await asked.getByLabel('Ihr Passwort', { exact: true }).fill(product.admin.password)
  await asked.getByRole('button', { name: 'Bestätigen' }).click()

  await expect(notificationOf(page)).toContainText('Jetzt anonym:')
  await expect(asked).toHaveCount(0)
  expect(consoleErrors.splice(0)).toEqual(
    ['403', '403', '422'].map((status) => expect.stringContaining(status)),
  )
})

test('who does not confirm erases nobody', async ({ page, product }) => {
  await insertRegistrations(product, 1)
  await addSession(page, product.admin)
  await page.goto(PEOPLE, { waitUntil: 'networkidle' })
  await find(page, PERSON)
  const opener = foundCard(page, PERSON).getByRole('button', { name: 'Daten löschen' })
  await opener.click()
  const again = page.getByLabel('Zur Bestätigung die E-Mail-Adresse noch einmal')
  await again.fill(PERSON)
  await page.keyboard.press('Escape')

  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(again).toHaveValue('')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await product.query('select contact_email from registrations')).toEqual([
    { contact_email: PERSON },
  ])
})

test('an unknown address and an invalid one are distinguished', async ({ page, product }) => {
  await addSession(page, product.admin)
  await page.goto(PEOPLE, { waitUntil: 'networkidle' })
  await find(page, 'person')
  await expect(
    page.getByText('Bitte geben Sie eine vollständige E-Mail-Adresse ein.'),
  ).toBeVisible()
  await expectAccessible(page)

  await find(page, 'niemand@example.com')
  await expect(page.getByRole('heading', { name: 'Nichts gespeichert zu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Daten löschen' })).toHaveCount(0)
})

test('a session that ends before the last word erases nobody, and the login leads back', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 1)
  await addSession(page, product.admin)
  await page.goto(PEOPLE, { waitUntil: 'networkidle' })
  await find(page, PERSON)
  await page.getByRole('button', { name: 'Daten löschen' }).click()
  await page.getByLabel('Zur Bestätigung die E-Mail-Adresse noch einmal').fill(PERSON)
  await product.query('delete from admin_sessions')
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()

  await expect(notificationOf(page)).toContainText('Sitzung beendet')
  await fillLogin(page, product.admin)
  await expect(page.getByRole('heading', { name: 'Personendaten' })).toBeVisible()
  await expect(page).toHaveURL(/ansicht=personen$/)
  expect(await product.query('select contact_email from registrations')).toEqual([
    { contact_email: PERSON },
  ])
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
})

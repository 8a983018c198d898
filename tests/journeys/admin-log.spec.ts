import {
  addSession,
  chooseStatus,
  fillLogin,
  insertRegistrations,
  logIn,
} from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const LOG = '/admin/dashboard?ansicht=protokoll'

test('the log lists in sentences who did what and when, and links to the registration', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 1)
  await logIn(page, product.admin)
  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  await chooseStatus(page.getByRole('row', { name: /Person 001/ }), 'Absagen')
  await expect(notificationOf(page)).toContainText('Status aktualisiert')
  await page.getByRole('tab', { name: 'Protokoll' }).click()

  const entry = page.getByRole('listitem').filter({ hasText: 'MF-T001' })
  await expect(entry).toContainText(
    `${product.admin.email} hat den Status der Anmeldung MF-T001 geändert`,
  )
  await expect(entry).toContainText('Bestätigt → Abgesagt')
  await expect(entry.getByRole('time')).toHaveText(/^\d\d:\d\d$/)
  await expect(page.getByText('hat das eigene Passwort geändert')).toBeVisible()
  await expect(page).toHaveURL(/ansicht=protokoll/)
  await expectAccessible(page)

  await entry.getByRole('link', { name: 'MF-T001' }).click()
  await expect(page.getByRole('heading', { name: 'Anmeldung MF-T001' })).toBeVisible()
})

test('a long log is read and searched by keyboard alone', async ({ page, product }) => {
  await product.query(
    `insert into audit_log (actor, action, subject_id, details, created_at)
     select case when n = 90 then 'aushilfe@example.com' else 'kollege@example.com' end, 'training.edited',
       'kurs-3-drachen', jsonb_build_object('fields', array['title']), now() - n * interval '3 hours'
     from generate_series(1, 110) n`,
  )
  await addSession(page, product.admin)
  await page.goto(LOG, { waitUntil: 'networkidle' })
  const entries = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: ' hat ' })
  await expect(entries).toHaveCount(50)
  const more = page.getByRole('button', { name: 'Weitere laden' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(100)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toBeHidden()
  await expect(entries).toHaveCount(112)

  const search = page.getByLabel('Suchen nach Person, Buchungsnummer, Training oder Vorgang')
  await search.focus()
  await page.keyboard.type('aushilfe bauen')
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('hat das Training „Drachen bauen“ geändert')
  await expect(entries).toContainText('Geändert: Titel')

  await search.fill('gibt es nicht')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Keine Einträge zu „gibt es nicht“')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Suche aufheben' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(50)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
})

test('the end of a session on the log is shown, and the login leads back to the log', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  await page.goto(LOG, { waitUntil: 'networkidle' })
  await expect(page.getByText('hat sich angemeldet')).toBeVisible()
  await product.query('delete from admin_sessions')
  await page.getByLabel(/^Suchen nach Person/).fill('angemeldet')
  await page.getByRole('button', { name: 'Suchen' }).click()

  await expect(notificationOf(page)).toContainText('Sitzung beendet')
  await expect(page).toHaveURL(/\/admin\/login\?weiter=/)
  await fillLogin(page, product.admin)
  await expect(page).toHaveURL(new RegExp(`${LOG.replace('?', '\\?')}$`))
  await expect(page.getByRole('heading', { name: 'Protokoll' })).toBeVisible()
  expect(consoleErrors.splice(0).every((text) => text.includes('401'))).toBe(true)
})

test('the end of a session by expired cookies is shown as well, and the whole address is kept', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=anmeldungen&status=pending', {
    waitUntil: 'networkidle',
  })
  // A call that is still under way would end the session before the click.
  await expect(page.getByRole('heading', { name: 'Zu tun' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.context().clearCookies()
  await page.getByRole('tab', { name: 'Protokoll' }).click()

  await expect(notificationOf(page)).toContainText('Sitzung beendet')
  await expect(page).toHaveURL(/\/admin\/login\?weiter=/)
  await fillLogin(page, product.admin)
  await expect(page).toHaveURL(/ansicht=protokoll&status=pending/)
  // Calls of the screen that were made before the login opened. The console may tell of one late.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('401'))).toEqual([])
})

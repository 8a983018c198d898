import type { APIRequestContext } from '@playwright/test'
import {
  chooseStatus,
  fillLogin,
  logIn,
  logInForTheFirstTime,
} from '../support/browser/admin-pages.ts'
import { book } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { aBookingBy } from '../support/product/bookings.ts'

/** Books one seat for each name, each for a company of its own. */
async function bookFor(
  request: APIRequestContext,
  ...names: [firstName: string, lastName: string][]
) {
  for (const [firstName, lastName] of names) {
    const email = `${lastName.toLowerCase().replace('ö', 'oe').replace('ä', 'ae')}@example.com`
    const booker = { firstName, lastName, email, company: `${lastName} GmbH` }
    await book(request, aBookingBy(booker))
  }
}

test('the first login must change the password, and the second need not', async ({
  page,
  product,
}) => {
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByLabel('E-Mail')).toHaveAttribute('placeholder', /@example\.com/)
  await expectAccessible(page)

  const admin = await logInForTheFirstTime(page, product.newcomer)
  await expect(notificationOf(page)).toContainText('Ihr Passwort wurde erfolgreich geändert.')
  await expect(page.getByText(admin.email)).toBeVisible()
  const { version } = await (await page.request.get('/healthz')).json()
  await expect(page.getByRole('contentinfo')).toHaveText(`Version ${version}`)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)

  await fillLogin(page, admin)
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

test('a wrong password is reported, and the input stays', async ({
  page,
  product,
  consoleErrors,
}) => {
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await page.getByLabel('E-Mail').fill(product.admin.email)
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await page.getByRole('button', { name: 'Anmelden' }).click()

  const notification = notificationOf(page)
  await expect(notification).toContainText('Login fehlgeschlagen')
  await expect(notification).toContainText('Ungültige Anmeldedaten')
  await expect(page.getByLabel('E-Mail')).toHaveValue(product.admin.email)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
})

test('a new password that is too short or differs from its confirmation is refused', async ({
  page,
  product,
}) => {
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  const { email, firstPassword } = product.newcomer
  await fillLogin(page, { email, password: firstPassword })
  await expect(page).toHaveURL(/change-password/)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  const notification = notificationOf(page)

  await page.getByLabel('Neues Passwort').fill('kurz')
  await page.getByLabel('Passwort bestätigen').fill('kurz')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(notification).toContainText('Passwort zu kurz')
  await expect(notification).toContainText('Das Passwort muss mindestens 8 Zeichen lang sein.')

  await page.getByLabel('Neues Passwort').fill('lang-genug-1')
  await page.getByLabel('Passwort bestätigen').fill('lang-genug-2')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(notification).toContainText('Passwörter stimmen nicht überein')
  await expect(notification).toContainText(
    'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
  )
})

test('both tabs of the dashboard say when there is nothing yet, and are accessible with rows', async ({
  page,
  product,
  request,
}) => {
  await logIn(page, product.admin)
  await expect(page.getByText('Noch keine Teilnehmer vorhanden')).toBeVisible()
  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  await expect(page.getByText('Noch keine Anmeldungen vorhanden')).toBeVisible()

  await bookFor(request, ['Sina', 'Adler'])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Training-Anmeldungen' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Sina Adler/ })).toContainText('Ausstehend')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Teilnehmer-Details' }).click()
  await expect(page.getByRole('row', { name: /Sina Adler/ })).toContainText('Einzelkarte')
  // In the first view of a window of 1440 x 900, with something to do above it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('columnheader', { name: 'Firma' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('a status is changed from its row, and its badge follows', async ({
  page,
  product,
  request,
}) => {
  await bookFor(request, ['Sina', 'Adler'], ['Jörg', 'Weber'])
  await logIn(page, product.admin)
  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  const row = page.getByRole('row', { name: /Jörg Weber/ })
  await chooseStatus(row, 'Bestätigen')

  const notification = notificationOf(page)
  await expect(notification).toContainText('Status aktualisiert')
  await expect(notification).toContainText('Der Anmeldungsstatus wurde erfolgreich aktualisiert.')
  await expect(row).toContainText('Bestätigt')
  await expect(page.getByRole('row', { name: /Sina Adler/ })).toContainText('Ausstehend')
  await page.reload()
  await expect(row).toContainText('Bestätigt')
})

test('a status that needs taken seats is refused naming the training, and the select shows the stored status', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  await bookFor(request, ['Sina', 'Adler'])
  await product.query(`update registrations set status = 'cancelled'`)
  await product.query(`update training_dates set capacity = 0`)
  await logIn(page, product.admin)
  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  const row = page.getByRole('row', { name: /Sina Adler/ })
  await chooseStatus(row, 'Bestätigen')

  await expect(
    page.getByText(/„Uhren & Zeit“ \(.+\) ist leider ausgebucht\./).first(),
  ).toBeVisible()
  await expect(row.getByRole('combobox')).toHaveText('Absagen')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test('the dashboard without a login leads to it, and back afterwards', async ({
  page,
  product,
}) => {
  await page.goto('/admin/dashboard?ansicht=anmeldungen')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.waitForLoadState('networkidle')
  await fillLogin(page, product.admin)
  await expect(page.getByRole('heading', { name: 'Training-Anmeldungen' })).toBeVisible()
})

test('a session that ended meanwhile leads to the login', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  await bookFor(request, ['Sina', 'Adler'])
  await logIn(page, product.admin)
  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  const row = page.getByRole('row', { name: /Sina Adler/ })
  await expect(row).toBeVisible()
  // While the call is on its way: the dashboard also reads its lists again by itself, and would leave for the login.
  await page.route('**/api/admin/registrations/*/status', async (route) => {
    await product.query('delete from admin_sessions')
    await route.continue()
  })
  await chooseStatus(row, 'Bestätigen')

  await expect(page).toHaveURL(/\/admin\/login/)
  consoleErrors.splice(0)
})

test('after the login nothing is drawn around the main part, and its links still show the focus', async ({
  page,
  product,
}) => {
  const ring = () =>
    page.evaluate(() => {
      const { boxShadow, outlineStyle } = getComputedStyle(document.activeElement ?? document.body)
      return { focused: document.activeElement?.id, boxShadow, outlineStyle }
    })
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await fillLogin(page, product.admin)
  await expect(page.getByRole('heading', { name: 'Admin-Dashboard' })).toBeVisible()
  await page.locator('main').focus()
  await page.keyboard.press('Shift')
  expect(await ring()).toEqual({ focused: 'main', boxShadow: 'none', outlineStyle: 'none' })

  await page.keyboard.press('Tab')
  expect((await ring()).outlineStyle).toBe('solid')
})

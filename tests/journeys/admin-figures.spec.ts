import { addDays, berlinDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { chooseStatus, insertRegistrations, logIn } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

test('the key figures and charts show the current state and follow a change of status', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 4)
  await logIn(page, product.admin)
  const figures = page.getByRole('region', { name: 'Kennzahlen' })
  const figure = (name: string) =>
    figures
      .locator('div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
  await expect(figure('Anmeldungen')).toHaveText('4')
  await expect(figure('Bestätigt')).toHaveText('4')
  await expect(figure('Umsatz, bestätigt')).toHaveText('580 €brutto')
  await expect(figure('Ausstehender Umsatz')).toHaveText('0 €brutto')
  await expect(figures.getByText('Early Bird')).toBeHidden()

  const toggle = page.getByRole('button', { name: 'Diagramme zeigen' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(figures.getByRole('listitem').filter({ hasText: 'Uhren & Zeit' })).toContainText(
    '4 von 20',
  )
  await expect(figures.getByRole('listitem').filter({ hasText: 'Early Bird' })).toContainText(
    '580 € · 4 Anmeldungen',
  )
  const weeks = figures.getByRole('table', { name: 'Anmeldungen je Woche' })
  await expect(weeks.getByRole('row')).toHaveCount(13)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  await chooseStatus(page.getByRole('row').filter({ hasText: 'Person 001' }), 'Absagen')
  await expect(figure('Bestätigt')).toHaveText('3')
  await expect(figure('Plätze kommender Termine')).toContainText('3')
  await expect(figure('Umsatz, bestätigt')).toHaveText('435 €brutto')
  await chooseStatus(page.getByRole('row').filter({ hasText: 'Person 002' }), 'Ausstehend')
  await expect(figure('Ausstehend')).toHaveText('1')
  await expect(figure('Umsatz, bestätigt')).toHaveText('290 €brutto')
  await expect(figure('Ausstehender Umsatz')).toHaveText('145 €brutto')
})

test('the period of the figures is chosen, and stays in the address', {
  tag: '@both',
}, async ({ page, product }) => {
  await insertRegistrations(product, 3)
  await product.query(
    `update registrations set created_at = now() - interval '8 weeks' where reference = 'MF-T003'`,
  )
  await logIn(page, product.admin)
  const figures = page.getByRole('region', { name: 'Kennzahlen' })
  const periods = figures.getByRole('navigation', { name: 'Zeitraum' })
  const registrations = figures
    .locator('div')
    .filter({ has: page.getByText('Anmeldungen', { exact: true }) })
    .locator('dd')
  await expect(registrations).toHaveText('3')
  await expect(periods.locator('[aria-current]')).toHaveText('12 Wochen')

  await periods.getByRole('link', { name: '4 Wochen' }).click()
  await expect(registrations).toHaveText('2')
  await expect(page).toHaveURL(/zeitraum=4-wochen/)
  await page.reload()
  await expect(registrations).toHaveText('2')
  await expect(periods.locator('[aria-current]')).toHaveText('4 Wochen')

  await periods.getByRole('link', { name: 'Eigener Zeitraum' }).click()
  const last = figures.getByRole('button', { name: /^Letzter Tag/ })
  await expect(last).toBeVisible()
  await expect(registrations).toHaveText('2')
  await expectAccessible(page)
  const today = berlinDay(new Date())
  // What is to do is above: until it is read, the calendar moves down with the page.
  await page.goto(`/admin/dashboard?von=${today}&bis=${addDays(today, -1)}`, {
    waitUntil: 'networkidle',
  })
  await expect(figures).toContainText('Der letzte Tag liegt vor dem ersten.')
  await last.click()
  await page
    .getByRole('dialog', { name: 'Letzter Tag' })
    .locator(`[data-day="${today}"] button`)
    .click()
  await expect(page).toHaveURL(new RegExp(`bis=${today}`))
  await expect(registrations).toHaveText('2')

  await periods.getByRole('link', { name: 'Dieses Jahr' }).click()
  await expect(page).toHaveURL(/zeitraum=jahr/)
  await expect(figures.getByRole('button', { name: /^Letzter Tag/ })).toHaveCount(0)
})

test('figures that cannot be read leave the lists alone', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 1)
  let mayFail = true
  await page.route('**/api/admin/figures?*', (route) =>
    mayFail ? route.abort() : route.continue(),
  )
  await logIn(page, product.admin)
  const problem = page.getByRole('alert').filter({ hasText: 'Kennzahlen' })
  await expect(problem).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Person 001' })).toBeVisible()

  mayFail = false
  await problem.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByText('Ausstehender Umsatz')).toBeVisible()
  consoleErrors.splice(0)
})

test("the addresses of a training's attendees are copied by keyboard", async ({
  page,
  context,
  product,
}) => {
  await insertRegistrations(product, 3)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, product.admin)
  const menu = page.getByRole('button', { name: 'E-Mail-Adressen kopieren' })
  await expect(menu).toBeEnabled()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /Uhren & Zeit/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  await expect(notificationOf(page)).toContainText('3 E-Mail-Adressen kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'person-001@example.com; person-002@example.com; person-003@example.com',
  )

  await page.getByRole('button', { name: 'E-Mail-Adressen kopieren' }).click()
  await page.getByRole('menuitem', { name: /Drachen bauen/ }).click()
  await expect(notificationOf(page)).toContainText('„Drachen bauen“ hat noch niemand gebucht.')
})

test('where the browser refuses its clipboard, the addresses can be copied by hand', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 2)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await logIn(page, product.admin)
  await page.getByRole('button', { name: 'E-Mail-Adressen kopieren' }).click()
  await page.getByRole('menuitem', { name: /Uhren & Zeit/ }).click()

  const dialog = page.getByRole('dialog', { name: 'E-Mail-Adressen' })
  await expect(dialog.getByRole('textbox')).toHaveValue(
    'person-001@example.com; person-002@example.com',
  )
  await expectAccessible(page)
})

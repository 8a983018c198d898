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
  await expect(figure('Anmeldungen gesamt')).toHaveText('4')
  await expect(figure('Bestätigt')).toHaveText('4')
  await expect(figure('Umsatz')).toHaveText('580 €')
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
  const weeks = figures.getByRole('table', { name: 'Anmeldungen der letzten 12 Wochen' })
  await expect(weeks.getByRole('row')).toHaveCount(13)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  await chooseStatus(page.getByRole('row').filter({ hasText: 'Person 001' }), 'Absagen')
  await expect(figure('Bestätigt')).toHaveText('3')
  await expect(figure('Verkaufte Plätze')).toContainText('3')
  await expect(figure('Umsatz')).toHaveText('435 €')
})

test('figures that cannot be read leave the lists alone', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 1)
  let mayFail = true
  await page.route('**/api/admin/figures', (route) => (mayFail ? route.abort() : route.continue()))
  await logIn(page, product.admin)
  const problem = page.getByRole('alert').filter({ hasText: 'Kennzahlen' })
  await expect(problem).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Person 001' })).toBeVisible()

  mayFail = false
  await problem.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByText('Anmeldungen gesamt')).toBeVisible()
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

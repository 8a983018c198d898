import { addSession, fillLogin, logIn, openScreen } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

test('a screen opens without asking who is logged in, which its document says', async ({
  page,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await logIn(page, product.admin)
  await expect(page.getByText(product.admin.email)).toBeVisible()
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await expect(page.getByText(`Sie sind als ${product.admin.email} angemeldet.`)).toBeVisible()
  expect(asked).toContain('/api/admin/attendees')
  expect(asked).not.toContain('/api/admin/me')
})

test('the title names the screen', async ({ page, product }) => {
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(/^Admin Login \| /)
  await addSession(page, product.admin)
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page).toHaveTitle(/^Admin-Dashboard \| /)
  await openScreen(page, 'Konto')
  await expect(page).toHaveTitle(/^Konto \| /)
  await page.goBack()
  await expect(page).toHaveTitle(/^Admin-Dashboard \| /)
})

test('after the login an address without a screen says so', async ({ page, product }) => {
  await page.goto('/admin/login?weiter=/admin/gibt-es-nicht', { waitUntil: 'networkidle' })
  await fillLogin(page, product.admin)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Seite nicht gefunden \| /)
  await expectAccessible(page)
})

test('where nobody can say who is logged in, the screen is opened again by a button', async ({
  page,
  product,
  consoleErrors,
}) => {
  let isAway = true
  await page.route('**/api/admin/me', (route) =>
    isAway ? route.fulfill({ status: 503, body: 'away' }) : route.continue(),
  )
  await page.context().addCookies([{ name: 'admin', value: '1', url: product.address }])
  await page.goto('/admin/termine', { waitUntil: 'networkidle' })
  const problem = page.getByRole('heading', { name: 'Die Seite konnte nicht geladen werden' })
  await expect(problem).toBeVisible()
  await expectAccessible(page)

  isAway = false
  await addSession(page, product.admin)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Termine', level: 1 })).toBeVisible()
  expect(consoleErrors.splice(0).join()).toContain('503')
})

test('a screen whose code cannot be loaded leaves the others to use', async ({
  page,
  product,
  consoleErrors,
}) => {
  await logIn(page, product.admin)
  await page.route('**/assets/admin.regeln-*.js', (route) => route.abort())
  // The router first loads the page anew, which helps after an update.
  const reloaded = page.waitForEvent('load')
  await openScreen(page, 'Regeln')
  await reloaded
  await expect(
    page.getByRole('heading', { name: 'Die Seite konnte nicht geladen werden' }),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Admin-Dashboard' })).toBeVisible()
  consoleErrors.splice(0)
})

import type { BrowserContext, Page } from '@playwright/test'
import {
  fillLogin,
  insertRegistrations,
  logIn,
  openScreen,
} from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'

/** Two tabs of one browser, each on a list that shows names: of attendees, and of registrations. */
async function openTwoTabs(page: Page, context: BrowserContext, product: JourneyProduct) {
  await insertRegistrations(product, 3)
  await logIn(page, product.admin)
  const other = await context.newPage()
  await other.goto('/admin/dashboard?ansicht=anmeldungen', { waitUntil: 'networkidle' })
  for (const tab of [page, other]) await expect(tab.getByText(/Person 00\d/).first()).toBeVisible()
  return other
}

const expectForgotten = async (tab: Page) => {
  await expect(tab).toHaveURL(/\/admin\/login/)
  await expect(tab.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(tab.getByText(/Person 00\d/)).toHaveCount(0)
}

test('a logout logs out all tabs, and Back shows no names', async ({ page, context, product }) => {
  const other = await openTwoTabs(page, context, product)
  // The history of each tab contains the account page and a list with names.
  for (const tab of [page, other]) {
    await openScreen(tab, 'Konto')
    await tab.getByRole('link', { name: 'Zurück zum Dashboard' }).click()
    await expect(tab.getByText(/Person 00\d/).first()).toBeVisible()
  }

  await page.getByRole('button', { name: 'Abmelden' }).click()

  await expectForgotten(page)
  await expectForgotten(other)
  expect(new URL(other.url()).search).toBe('')
  await expect(notificationOf(other)).toContainText('in einem anderen Tab abgemeldet')
  for (const tab of [page, other, page, other]) {
    await tab.goBack()
    await expectForgotten(tab)
  }
})

test('a page in the back/forward cache shows no names after a logout elsewhere', async ({
  page,
  context,
  product,
}) => {
  const other = await openTwoTabs(page, context, product)
  await other.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  )
  await expect(other.getByText(/Person 00\d/).first()).toBeHidden()

  // As if this tab had been frozen and had received no message.
  await context.clearCookies({ name: 'admin' })
  await other.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )

  await expectForgotten(other)
})

test('a session that ended on the server leads all tabs to the login, and back afterwards', async ({
  page,
  context,
  product,
  consoleErrors,
}) => {
  const other = await openTwoTabs(page, context, product)
  await product.query('delete from admin_sessions')

  await page.getByRole('tab', { name: 'E-Mails' }).click()

  await expectForgotten(page)
  await expectForgotten(other)
  await fillLogin(other, product.admin)
  await expect(other).toHaveURL(/\?ansicht=anmeldungen$/)
  await expect(other.getByText(/Person 00\d/).first()).toBeVisible()
  consoleErrors.splice(0)
})

test('the account page lists sessions by device, and ends one or all others @phone', async ({
  page,
  browser,
  product,
}) => {
  const cookies = async (userAgent: string) => {
    const context = await browser.newContext({ userAgent, baseURL: product.address })
    const answer = await context.request.post('/api/admin/login', {
      data: { email: product.admin.email, password: product.admin.password },
    })
    expect(answer.status()).toBe(200)
    return context
  }
  const firefox = await cookies(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  )
  const unknown = await cookies('Werkzeug')
  const another = await cookies('Werkzeug')
  await logIn(page, product.admin)
  await openScreen(page, 'Konto')

  const list = page.getByRole('region', { name: 'Ihre Sitzungen' })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list.getByRole('listitem').first()).toContainText('Dieses Gerät')
  await expect(list.getByText('Unbekanntes Gerät')).not.toHaveCount(0)
  await expectAccessible(page)

  await list.getByRole('button', { name: 'Abmelden Firefox auf Windows' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('heading')).toBeFocused()
  expect((await firefox.request.get('/api/admin/me')).status()).toBe(401)
  expect((await unknown.request.get('/api/admin/me')).status()).toBe(200)

  await list.getByRole('button', { name: 'Alle anderen abmelden' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(notificationOf(page)).toContainText('Beendet: 2 andere Sitzungen.')
  expect((await unknown.request.get('/api/admin/me')).status()).toBe(401)
  for (const context of [firefox, unknown, another]) await context.close()

  await list.getByRole('link', { name: 'ändern Sie Ihr Passwort' }).click()
  await expect(page.getByRole('heading', { name: 'Passwort ändern' })).toBeVisible()
})

import { logIn, unfoldTodo } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { publish } from '../support/product/rooms.ts'
import { SENT_MEETING, SHARED_COPY } from '../support/product/shared-samples.ts'

test('what a visitor reports is to do for staff, who look at it and delete it', {
  tag: '@both',
}, async ({ page, browser, product, consoleErrors }) => {
  const request = (path: string, init?: RequestInit) => fetch(product.address + path, init)
  const copy = await publish(request, { kind: 'copy', document: SHARED_COPY })
  await publish(request, { kind: 'meeting', ...SENT_MEETING })
  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await visitor.goto(`${product.address}/geteilt#${copy.code}`)
  await visitor.getByRole('button', { name: 'Melden' }).click()
  await visitor.getByLabel('Was ist daran nicht in Ordnung?').fill('Das ist Werbung.')
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Meldung senden' }).click()
  await expect(visitor.getByText('Danke. Unser Team sieht sich das an.')).toBeVisible()
  await expectAccessible(visitor)

  await logIn(page, product.admin)
  const todo = page.getByRole('region', { name: 'Zu tun' })
  await expect(todo.getByRole('heading', { name: 'Gemeldetes ansehen' })).toBeVisible()
  await unfoldTodo(page)
  await todo.getByRole('link', { name: /^Kopie/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geteiltes')
  const rows = page.getByRole('list', { name: 'Geteiltes' }).getByRole('heading', { level: 2 })
  await expect(rows).toHaveText([SHARED_COPY.title])
  await expect(page.getByText('Das ist Werbung.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Alle', exact: true }).click()
  await expect(rows).toHaveText(['Wochenrunde', SHARED_COPY.title])
  await expectAccessible(page)
  const open = page.getByRole('link', { name: 'Öffnen' }).nth(1)
  await expect(open).toHaveAttribute('href', `/geteilt#${copy.code}`)

  await page.getByRole('button', { name: 'Löschen' }).nth(1).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ja, löschen' }).click()
  await expect(notificationOf(page)).toContainText('Kopie gelöscht.')
  await expect(rows).toHaveText(['Wochenrunde'])
  await visitor.reload()
  await expect(visitor.getByText('Hier ist keine geteilte Kopie.')).toBeVisible()
  await visitor.context().close()
  expect(consoleErrors).toEqual([])
})

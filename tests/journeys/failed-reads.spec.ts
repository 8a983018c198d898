import type { Locator, Page } from '@playwright/test'
import { logIn } from '../support/browser/admin-pages.ts'
import { expect, test } from '../support/browser/journey.ts'

/** Refuses every read of a path, and counts them. */
async function refuse(page: Page, path: string): Promise<{ count: number }> {
  const asked = { count: 0 }
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      asked.count += 1
      await route.fulfill({ status: 503, body: 'away' })
    },
  )
  return asked
}

/** Follows a link without hovering first, which would prefetch its data. */
async function follow(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click())
}

test('in the administration a read that fails is asked for once, and again only by its button', async ({
  page,
  product,
  consoleErrors,
}) => {
  const schedules = await refuse(page, '/api/price-schedules')
  const attendees = await refuse(page, '/api/admin/attendees')
  const figures = await refuse(page, '/api/admin/figures')
  await logIn(page, product.admin)
  await expect(page.getByText('Die Liste konnte nicht geladen werden.')).toBeVisible()
  await expect(page.getByText('Die Kennzahlen konnten nicht geladen werden.')).toBeVisible()
  expect([attendees.count, figures.count]).toEqual([1, 1])

  await page.goto('/admin/prices', { waitUntil: 'networkidle' })
  await expect(page.getByText('Die Preise konnten nicht geladen werden.')).toBeVisible()
  expect(schedules.count).toBe(1)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.poll(() => schedules.count).toBe(2)
  await page.waitForLoadState('networkidle')

  await follow(page.getByRole('link', { name: 'Zurück zum Dashboard' }))
  await expect(page.getByText('Die Liste konnte nicht geladen werden.')).toBeVisible()
  await follow(page.getByRole('link', { name: 'Preis-Management' }))
  await expect(page.getByText('Die Preise konnten nicht geladen werden.')).toBeVisible()
  expect([schedules.count, attendees.count, figures.count]).toEqual([3, 2, 2])
  for (const error of consoleErrors.splice(0)) expect(error).toContain('503')
})

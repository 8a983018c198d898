import type { Page } from '@playwright/test'
import { expect, expectAccessible, lookingTest as test } from '../support/browser/journey.ts'
import { foreignHosts } from '../support/sites/foreign-hosts.ts'

/** Answers requests to OpenStreetMap as far as the tests need it, so that they use no network. */
async function pretendMap(page: Page) {
  await page.route(/openstreetmap/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
}

test('the contact page shows its sticky navigation only after 50 px', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/datenschutz', { waitUntil: 'networkidle' })
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  const sticky = page.locator('[data-sticky-nav]')
  // The scroll event comes before the next frame, and its effect is visible with the one after.
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }, top)

  await expect(sticky).toBeHidden()
  await scrollTo(50)
  await expect(sticky).toBeHidden()
  await scrollTo(51)
  await expect(sticky).toBeVisible()
  await expect(sticky.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt')
  await expectAccessible(page)
  await sticky.getByRole('button', { name: 'Zurück' }).click()
  await expect(page).toHaveURL(/\/datenschutz$/)
})

test('the contact page shows how to reach the firm, and loads the map only on a click', {
  tag: '@both',
}, async ({ page, product }) => {
  await pretendMap(page)
  const foreign = foreignHosts(page, product.address)
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:+"]')).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(main.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toEqual([])

  await main.getByRole('button', { name: 'Karte laden' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(() => [...new Set(foreign)]).toEqual(['www.openstreetmap.org'])

  await page.reload()
  await expect(main.getByRole('button', { name: 'Karte laden' })).toBeVisible()
})

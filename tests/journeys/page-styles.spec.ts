import type { Page } from '@playwright/test'
import { type AdminWithSession, logIn } from '../support/browser/admin-pages.ts'
import { expect, test } from '../support/browser/journey.ts'

const WHOLE_SHEET = /\/assets\/app-[\w-]+\.css$/

/** Starting from a page without the shop's styles. Staff go there without loading a new document. */
async function goToTrainings(page: Page, admin: AdminWithSession): Promise<void> {
  await logIn(page, admin)
  await page.getByRole('link', { name: 'Zur Website' }).click()
  await expect(page).toHaveURL(/\/trainings$/)
}

/** The shading of the panels of the trainings' pictures: every other one by its accent, only by its own styles. */
function shading(page: Page): Promise<string[]> {
  return page
    .locator('.leporello-panel')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::after').mixBlendMode))
}

test('the next page has its styles from the moment it is shown', async ({ page, product }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (WHOLE_SHEET.test(request.url())) sheets.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goToTrainings(page, product.admin)
  await page.locator('.leporello-panel').first().waitFor()

  expect(new Set(await shading(page)).size).toBe(2)
  await page.locator('main a[href^="/trainings/kurs-1-uhren"]').first().click()
  await expect(page).toHaveURL(/\/trainings\/.+/)
  expect(sheets).toHaveLength(1)
})

test('where the sheet of all pages cannot be had, the next page opens by itself, with its own', async ({
  page,
  product,
  consoleErrors,
}) => {
  await page.route(WHOLE_SHEET, (route) => route.abort())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goToTrainings(page, product.admin)

  // There is none while the page reloads.
  await expect(async () => expect(new Set(await shading(page)).size).toBe(2)).toPass()
  await expect(page.locator('link[rel=stylesheet]:not([media])')).toHaveCount(0)
  // The message that the file was refused.
  expect(consoleErrors.splice(0)).toHaveLength(1)
})

test('a picture is one box, so that it takes one cell of a grid', async ({ page }) => {
  for (const path of ['/', '/trainings']) {
    await page.goto(path)
    const sources = page.locator('picture > source')
    await expect(sources).not.toHaveCount(0)
    const boxes = await sources.evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(boxes.filter((count) => count > 0)).toEqual([])
  }
})

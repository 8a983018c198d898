import { expect, lookingTest as test } from '../support/browser/journey.ts'

test('a picture is one box, so that it takes one cell of a grid', async ({ page }) => {
  for (const path of ['/', '/trainings']) {
    await page.goto(path)
    const sources = page.locator('picture > source')
    await expect(sources).not.toHaveCount(0)
    const boxes = await sources.evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(boxes.filter((count) => count > 0)).toEqual([])
  }
})

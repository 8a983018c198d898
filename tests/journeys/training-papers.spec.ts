import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { pagesOfPdf } from '../support/pdf.ts'

const PAPER = {
  format: 'A4',
  margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' },
} as const

test('the papers of a training are opened from its page, and fit on four sheets', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/trainings/kurs-1-uhren', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Unterlagen für HR und Einkauf' }).click()
  await expect(page).toHaveURL(/\/trainings\/kurs-1-uhren\/unterlagen$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Uhren & Zeit')
  await expectAccessible(page)

  const sheets = await pagesOfPdf(await page.pdf(PAPER))
  expect(sheets.length).toBeLessThanOrEqual(4)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.length).toBeGreaterThan(5)
  for (const heading of headings) expect(sheets.join(' ')).toContain(heading.trim())
  expect(sheets.join(' ')).not.toContain('Zum Inhalt springen')
})

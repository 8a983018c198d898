import { editPage } from '../support/browser/edit-pages.ts'
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

test('papers are printed, their link copied, and a mail with day, price and address begun', {
  tag: '@both',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/trainings/kurs-1-uhren/unterlagen', { waitUntil: 'networkidle' })

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Drucken oder als PDF speichern' }).click()
  await expect(page.locator('body[data-printed]')).toBeVisible()

  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Der Link ist kopiert.' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^http.*\/trainings\/kurs-1-uhren\/unterlagen$/)

  const mail = page.getByRole('link', { name: 'Per E-Mail weiterleiten' })
  const { searchParams } = new URL((await mail.getAttribute('href')) ?? '')
  expect(searchParams.get('subject')).toContain('Uhren & Zeit')
  expect(searchParams.get('body')).toContain(copied)
  expect(searchParams.get('body')).toMatch(/nächster Termin \S+, \d+\. [\s\S]*kostet heute \d+\s€/)
})

test('a link is copied where the browser denies the clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto('/trainings/kurs-1-uhren/unterlagen', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByRole('button', { name: 'Link kopiert' })).toBeFocused()

  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Link kopiert' }).click()
  const field = page.getByRole('textbox', { name: 'Link zum Kopieren' })
  await expect(field).toHaveValue(/\/trainings\/kurs-1-uhren\/unterlagen$/)
  await expect(field).toBeFocused()
  await expectAccessible(page)
})

test('one page has several trainings, which its own form chooses', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Unterlagen für HR und Einkauf' }).click()
  await expect(page).toHaveURL(/\/trainings\/unterlagen$/)
  const main = page.getByRole('main')
  const dates = main.getByRole('heading', { name: 'Termine und Leitung' })
  await expect(dates).toHaveCount(4)
  await expect(main.getByRole('heading', { name: 'Preise', exact: true })).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Brot backen' }).uncheck()
  await page.getByRole('checkbox', { name: 'Pilze finden' }).uncheck()
  await page.getByRole('button', { name: 'Auswahl anzeigen' }).click()
  await expect(page).toHaveURL(/\?kurs-1-uhren=ja&kurs-3-drachen=ja$/)
  await expect(dates).toHaveCount(2)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /unterlagen$/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  const sheets = await pagesOfPdf(await page.pdf(PAPER))
  expect(sheets.join(' ')).toContain('Uhren & Zeit')
  expect(sheets.join(' ')).not.toContain('Auswahl anzeigen')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of several trainings works, and buttons that would not are hidden', async ({
    page,
  }) => {
    await page.goto('/trainings/unterlagen')
    await page.getByRole('checkbox', { name: 'Brot backen' }).uncheck()
    await page.getByRole('button', { name: 'Auswahl anzeigen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eure Auswahl auf einer Seite')
    await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Per E-Mail weiterleiten' })).toBeVisible()
  })
})

test('staff edit a training on the page of several', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings/unterlagen')
  await edited.change('Titel', 'Uhren, Zeit und Geduld')
  await expect
    .poll(async () => (await product.training('kurs-1-uhren')).title)
    .toBe('Uhren, Zeit und Geduld')
})

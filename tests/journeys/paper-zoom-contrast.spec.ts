import type { Locator, Page } from '@playwright/test'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { expect, expectAccessible, lookingTest as test } from '../support/browser/journey.ts'
import { pagesOfPdf } from '../support/pdf.ts'

const A4 = { format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } }

/** A window of 1280 × 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }

async function sheets(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  return pagesOfPdf(await page.pdf(A4))
}

async function printed(page: Page, path: string): Promise<string> {
  return (await sheets(page, path)).join(' ')
}

test('on paper every question is answered, links name their address, and nothing is left that only a screen can use', async ({
  page,
}) => {
  const trainings = await printed(page, '/trainings')
  const answers = await page.locator('details p').allTextContents()
  expect(answers.length).toBeGreaterThan(5)
  for (const answer of answers) {
    expect(trainings).toContain(answer.replace(/\s+/g, ' ').slice(0, 40))
  }
  expect(trainings).toContain('(https://linkedin.morgenfalz.example)')

  const home = await printed(page, '/en')
  for (const voice of await page.locator('[data-slides] blockquote').allTextContents()) {
    expect(home).toContain(voice.replace(/\s+/g, ' ').slice(1, 25))
  }
  expect(home).toContain('(https://raeume.morgenfalz.example)')

  expect(await printed(page, '/datenschutz')).not.toContain('Auf dieser Seite')
})

test('on paper a concept is its sheet, and minutes are without what only plans and shares them', async ({
  page,
}) => {
  const deck = '/tools/innovation-flight-deck?sprint=5'
  await page.goto(deck, { waitUntil: 'networkidle' })
  await page.getByText('Texte ändern').click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nachtbriefkasten')
  const concept = await printed(page, deck)
  expect(concept).toContain('Nachtbriefkasten')
  expect(concept).not.toMatch(
    /Wie nennt ihr es|Im Team arbeiten|Mitnehmen|bleibt in diesem Browser/,
  )

  const moderator = '/tools/meeting-moderator'
  await page.goto(moderator, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Ergebnis' }).click()
  await page.getByLabel('Was ist entschieden?').fill('Wir nehmen Angebot B')
  await page.keyboard.press('Enter')
  const minutes = await printed(page, moderator)
  expect(minutes).toContain('Entscheidungen')
  expect(minutes).not.toMatch(/Eure Meetings|mitlesen lassen|Wird geladen|Mitnehmen/)
})

test('on paper no text is white, and no bar stays over it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/trainings', '/trainings/kurs-1-uhren', '/kontakt']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-public-page] *')]
        .filter((element) => {
          const { color, position, backgroundColor } = getComputedStyle(element)
          const isInvisible = color !== 'rgb(0, 0, 0)' || position === 'fixed'
          return isInvisible || !/, 0\)$|^transparent$/.test(backgroundColor)
        })
        .filter((element) => element.checkVisibility() && !element.closest('svg'))
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(found, path).toEqual([])
  }
})

test('on paper no sheet ends with a heading, and the footer is on one sheet', async ({ page }) => {
  const pages = ['/', '/en', '/potenziale-erkennen', '/trainings', '/trainings/kurs-1-uhren']
  for (const path of [...pages, '/trainings/anmeldung', '/kontakt', '/datenschutz']) {
    const printedSheets = (await sheets(page, path)).map((sheet) => sheet.trim())
    const headings = await page.getByRole('heading').allTextContents()
    for (const heading of headings.map((text) => text.replace(/\s+/g, ' ').trim())) {
      const left = printedSheets.filter((sheet) => sheet.endsWith(heading))
      expect(left, `${path}: ${heading}`).toEqual([])
    }
    const last = printedSheets.at(-1)
    expect(last, path).toContain(SAMPLE_FIRM.social.linkedin)
    expect(last, path).toContain(SAMPLE_FIRM.legal.taxId)
  }
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: ZOOMED })

  test('nothing scrolls sideways, and no bar covers what is read', async ({ page }) => {
    const pages = [
      '/',
      '/kontakt',
      '/trainings/kurs-1-uhren',
      '/trainings/anmeldung',
      '/en/privacy',
    ]
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectAccessible(page)
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(500)
      await expect.poll(() => coveredHeight(page), path).toBeLessThanOrEqual(ZOOMED.height / 4)
    }
  })
})

/** The height in pixels that bars take which stay while the page is scrolled. */
async function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > 300)
      .reduce((sum, { height }) => sum + height, 0),
  )
}

test('with colours of the system, the logo, the focus, the chosen package and the step can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/trainings/anmeldung', { waitUntil: 'networkidle' })
  const ground = await colour(page.locator('html'), 'background-color')

  const logos = page.locator('svg.logo:visible')
  await expect(logos).toHaveCount(2)
  for (const logo of await logos.all()) {
    expect(await colour(logo.locator('.logo-front'), 'fill')).not.toBe(ground)
    expect(await colour(logo.locator('[fill=currentColor]'), 'fill')).not.toBe(ground)
  }

  expect(await colour(page.locator('.meter-fill').first(), 'background-color')).not.toBe(ground)

  const [first, second] = await page.locator('label:has([type=radio])').all()
  if (!first || !second) throw new Error('There are no packages.')
  await second.click()
  await expect(second).toHaveCSS('outline-style', 'solid')
  await expect(first).toHaveCSS('outline-style', 'none')

  await page.keyboard.press('Tab')
  const focused = page.locator(':focus-visible')
  await expect(focused).toHaveCSS('outline-style', 'solid')
  expect(await colour(focused, 'outline-color')).not.toBe(ground)
})

test('with colours of the system, the logo is seen on a picture, and an icon beside its text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const ground = await colour(page.locator('html'), 'background-color')
  await expect(page.locator('header svg.logo')).toHaveCSS('background-color', ground)

  const date = page
    .locator('#trainings li p')
    .filter({ has: page.locator('svg') })
    .first()
  expect(await colour(date.locator('svg'), 'color')).toBe(await colour(date, 'color'))
})

async function colour(of: Locator, property: string): Promise<string> {
  return of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

test('the privacy policy leads to each of its parts, in the same place of both languages', async ({
  page,
}) => {
  await page.goto('/datenschutz')
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  const links = contents.getByRole('link')
  const headings = page.locator('section > h2')
  expect(await links.allTextContents()).toEqual(await headings.allTextContents())
  await links.nth(5).click()
  await expect(page).toHaveURL(/#part-6$/)
  await expect(headings.nth(5)).toBeInViewport()

  await page.goto('/en/privacy#part-6')
  await expect(headings.nth(5)).toBeInViewport()
})

import type { Locator } from '@playwright/test'
import { HOME_TEXTS } from '../../src/site/home/domain/home-texts.ts'
import { LANGUAGES } from '../../src/site/pages/domain/languages.ts'
import { SITE_TEXTS } from '../../src/site/pages/domain/site-texts.ts'
import { sampleTexts } from '../../src/site/pages/web/load-page-texts.ts'
import { PAGES } from '../../src/site/pages/web/page-table.ts'
import { expect, lookingTest as test } from '../support/browser/journey.ts'

/** Checks that the heading is in the window, and not covered by a header or a menu. */
async function expectReadable(heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport({ ratio: 1 })
  const isOnTop = () =>
    heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 8, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
}

for (const language of LANGUAGES) {
  const { nav } = sampleTexts(SITE_TEXTS, language)
  const home = sampleTexts(HOME_TEXTS, language)
  const parts = [
    { label: nav.services, heading: home.mission.header },
    { label: nav.tools, heading: home.tools.title },
    { label: nav.team, heading: home.team.title },
    { label: nav.spaces, heading: home.spaces.title },
  ]

  for (const start of ['home', 'kontakt'] as const) {
    test(`the menu leads from "${start}" in "${language}" to each part of the home page`, {
      tag: language === 'de' ? '@both' : '@twin',
    }, async ({ page, isMobile }) => {
      await page.goto(PAGES[start][language], { waitUntil: 'networkidle' })
      for (const { label, heading } of parts) {
        if (start !== 'home') await page.goto(PAGES[start][language])
        if (isMobile) await page.getByRole('button', { name: nav.openMenu }).click()
        await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()

        const title = page.getByRole('heading', { name: heading, exact: true })
        await expectReadable(title)
        // Screen reader and keyboard users continue from there.
        await expect(page.locator(':focus').filter({ has: title })).toHaveCount(1)
      }
    })
  }

  test(`addresses with a part open there in "${language}"`, {
    tag: language === 'de' ? '@both' : '@twin',
  }, async ({ page }) => {
    const parts = [
      ['services', home.mission.header],
      ['spaces', home.spaces.title],
      ['contact', home.contact.title],
    ] as const
    for (const [part, heading] of parts) {
      await page.goto('about:blank')
      await page.goto(`${PAGES.home[language]}#${part}`)
      await expectReadable(page.getByRole('heading', { name: heading, exact: true }))
    }
  })
}

test('the links in the header of the trainings lead to their parts', async ({ page, isMobile }) => {
  const names = ['Trainings', 'Ablauf', 'Preise', 'Fragen', 'Kontakt']
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  for (const name of isMobile ? ['Kontakt'] : names) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    const part = page.locator((await link.getAttribute('href')) ?? '')
    await link.click()
    await expectReadable(part.getByRole('heading', { level: 2 }).first())
  }
})

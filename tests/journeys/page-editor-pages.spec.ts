import { LANGUAGES, PAGES } from '#site/pages/web/page-table.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, lookingTest } from '../support/browser/journey.ts'

const MARKS = /[\u2061-\u2064]/

for (const page of Object.keys(PAGES))
  for (const language of LANGUAGES)
    lookingTest(`the editor shows ${page} in ${language}`, async ({ page: tab, product }) => {
      const problems: string[] = []
      tab.on('pageerror', (error) => problems.push(String(error)))
      tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await addSession(tab, product.admin)
      await tab.goto(`/bearbeiten/${page}/${language}`, { waitUntil: 'networkidle' })
      await expect(tab.getByRole('region', { name: 'Seite bearbeiten' })).toBeVisible()
      await expect(tab.getByRole('button', { name: / bearbeiten: / }).first()).toBeVisible()
      expect(await tab.locator('#edited-page').evaluate((shown) => shown.outerHTML)).not.toMatch(
        MARKS,
      )
      await expectAccessible(tab)
      if (process.env.SHOTS)
        await tab.screenshot({
          path: `${process.env.SHOTS}/all-${page}-${language}.png`,
          fullPage: true,
        })
      expect(problems).toEqual([])
    })

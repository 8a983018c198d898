import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addSession, insertRegistrations, logIn } from '../support/browser/admin-pages.ts'
import {
  expect,
  expectAccessible,
  expectNothingSideways,
  test,
} from '../support/browser/journey.ts'

const SEARCH = 'Suchen nach Name, E-Mail, Firma, Training'

async function openRegistrations(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/dashboard?ansicht=anmeldungen${search}`, { waitUntil: 'networkidle' })
}

/** The number of rows, as it is shown and read out above the list. */
function total(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

/** Scrolls to the top, where no row is half under the table's head; axe reports such rows as too small targets. */
async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(rowOf(page, 'Person 001')).toBeVisible()
}

async function openFilter(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Filter( \(\d\))?$/ })
  if (await toggle.isVisible()) await toggle.click()
}

test('a long list comes page by page, draws only what is in sight, and ends with its last row', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 260)
  await addSession(page, product.admin)
  await openRegistrations(page)

  await expect(total(page, '260 Anmeldungen')).toBeVisible()
  const table = page.getByRole('table', { name: 'Training-Anmeldungen' })
  await expect(table).toHaveAttribute('aria-rowcount', '261')
  await expect(rowOf(page, 'Person 001')).toHaveAttribute('aria-rowindex', '2')
  expect(await page.getByRole('row').count()).toBeLessThan(60)

  const last = rowOf(page, 'Person 260')
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(last).toHaveAttribute('aria-rowindex', '261')
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await toTop(page)
  await expectAccessible(page)
})

test('the keyboard reaches rows that were not rendered yet', async ({ page, product }) => {
  await insertRegistrations(product, 120)
  await addSession(page, product.admin)
  await openRegistrations(page)
  await expect(rowOf(page, 'Person 001')).toBeVisible()
  await expect(rowOf(page, 'Person 040')).toHaveCount(0)

  await rowOf(page, 'Person 001').getByRole('combobox').focus()
  for (let number = 1; number < 40; number += 1) {
    const next = rowOf(page, `Person ${String(number + 1).padStart(3, '0')}`)
    const select = next.getByRole('combobox')
    while (!(await select.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
  }
  await expect(rowOf(page, 'Person 040').getByRole('combobox')).toBeFocused()
  await expect(rowOf(page, 'Person 040')).toBeInViewport()

  await toTop(page)
  await expect(rowOf(page, 'Person 040').getByRole('combobox')).toBeFocused()
})

test('a page that fails to load is reported below the rows and loads on retry', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 130)
  await addSession(page, product.admin)
  let mayFail = true
  await page.route(/cursor=/, (route) => (mayFail ? route.abort() : route.continue()))
  await openRegistrations(page)
  await expect(total(page, '130 Anmeldungen')).toBeVisible()

  const problem = page.getByRole('alert').filter({ hasText: 'konnten nicht geladen werden' })
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(problem).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(rowOf(page, 'Person 100')).toBeVisible()
  await toTop(page)
  await expectAccessible(page)

  mayFail = false
  await problem.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(problem).toBeHidden()
  await expect(rowOf(page, 'Person 101')).toHaveCount(1)
  expect(consoleErrors.splice(0)).not.toEqual([])
})

test('search and filters narrow the list down, live in the address and survive a reload', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 30)
  await product.query(`update registrations set status = 'cancelled' where reference = 'MF-T006'`)
  await addSession(page, product.admin)
  await openRegistrations(page)

  await page.getByLabel(SEARCH).fill('öko söhne')
  await expect(total(page, '10 Anmeldungen')).toBeVisible()
  await expect(page).toHaveURL(/q=/)
  await openFilter(page)
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Abgesagt' })
  await expect(total(page, '1 Anmeldung')).toBeVisible()
  await expect(rowOf(page, 'Person 006')).toBeVisible()
  await expectAccessible(page)

  await page.reload({ waitUntil: 'networkidle' })
  await expect(total(page, '1 Anmeldung')).toBeVisible()
  await expect(page.getByLabel(SEARCH)).toHaveValue('öko söhne')

  await page.goBack()
  await expect(total(page, '10 Anmeldungen')).toBeVisible()
  await page.getByRole('tab', { name: 'Teilnehmer-Details' }).click()
  await expect(total(page, '10 Teilnehmer')).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(total(page, '30 Teilnehmer')).toBeVisible()
  await expect(page.getByLabel(SEARCH)).toHaveValue('')
  await expect(page).not.toHaveURL(/q=/)
})

test('Enter searches at once, and an empty result says so and its filters can be removed', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 3)
  await logIn(page, product.admin)
  await page.getByLabel(SEARCH).fill('gibt es nicht')
  await page.getByLabel(SEARCH).press('Enter')

  await expect(page.getByText('Keine Treffer für diese Auswahl')).toBeVisible()
  await expect(page.getByText('Noch keine Teilnehmer vorhanden')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alle anzeigen' }).click()
  await expect(total(page, '3 Teilnehmer')).toBeVisible()
})

test('rows stay while others load, and are marked as being replaced', async ({ page, product }) => {
  await insertRegistrations(product, 6)
  await addSession(page, product.admin)
  await openRegistrations(page)
  await expect(rowOf(page, 'Person 001')).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(/status=cancelled/, async (route) => {
    await held.promise
    await route.continue()
  })
  await openFilter(page)
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Abgesagt' })

  const table = page.getByRole('table', { name: 'Training-Anmeldungen' })
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(rowOf(page, 'Person 001')).toBeVisible()
  held.resolve()
  await expect(page.getByText('Keine Treffer für diese Auswahl')).toBeVisible()
})

test('a sort order is stored in the address and applies to all pages', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 130)
  await addSession(page, product.admin)
  await openRegistrations(page)
  await expect(rowOf(page, 'Person 001')).toBeVisible()
  const header = page.getByRole('columnheader', { name: 'Kontakt' })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(rowOf(page, 'Person 130')).toHaveAttribute('aria-rowindex', '2')

  await page.reload({ waitUntil: 'networkidle' })
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(rowOf(page, 'Person 130')).toHaveAttribute('aria-rowindex', '2')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await expect(rowOf(page, 'Person 001')).toHaveAttribute('aria-rowindex', '2')
  await expect(page).not.toHaveURL(/sort=/)
})

test('the file has the rows that the list shows', async ({ page, product }) => {
  await insertRegistrations(product, 9)
  await addSession(page, product.admin)
  await openRegistrations(page, '&q=söhne&sort=-contactName')
  await expect(total(page, '3 Anmeldungen')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV exportieren' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^anmeldungen-.*\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect([...text.matchAll(/Person \d+/g)].map(([name]) => name)).toEqual(
    expect.arrayContaining(['Person 009', 'Person 006', 'Person 003']),
  )
  expect(text).not.toContain('Person 001')
  expect(text.indexOf('Person 009')).toBeLessThan(text.indexOf('Person 003'))
})

test('between phone and desktop nothing scrolls sideways', { tag: '@twin' }, async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 12)
  await product.query(`update registrations set company =
    'Donaudampfschifffahrtsgesellschaft mbH & Co. Kommanditgesellschaft auf Aktien'`)
  await addSession(page, product.admin)
  await page.setViewportSize({ width: 768, height: 900 })
  await openRegistrations(page)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Teilnehmer-Details' }).click()
  await expect(total(page, '12 Teilnehmer')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expectNothingSideways(page)
  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  await expect(total(page, '12 Anmeldungen')).toBeVisible()
  await expectNothingSideways(page)
})

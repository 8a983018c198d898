import type { Page } from '@playwright/test'
import { berlinDay, formatLongDay } from '../../src/domain/calendar-day.ts'
import { insertRegistrations, logIn } from '../support/admin-pages.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { pagesOfPdf } from '../support/pdf.ts'

const AROUND_IT = /Abmelden|Preis-Management|Zurück zum|Dashboard|Kennzahlen|Drucken|CSV/

function nameOf(number: number): string {
  return `Person ${String(number).padStart(3, '0')}`
}

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1
}

/** Counts how often a page opens the dialog, which nobody could answer here. */
async function countDialogs(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        Number(document.documentElement.dataset.printed ?? 0) + 1,
      )
    }
  })
}

async function dialogsOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.printed)
}

test('the attendees of a training are printed whole on two sheets, each once, with a box to tick', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 18)
  await product.query(`update registrations set status = 'cancelled' where reference = 'MF-T004'`)
  await countDialogs(page)
  await logIn(page, product.admin)
  await page.goto('/admin/dashboard?training=strategie-ki&sort=name', { waitUntil: 'networkidle' })
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Drucken' }).click()
  const printed = await opened
  await expect(printed.getByRole('row')).toHaveCount(19)
  await expect.poll(() => dialogsOf(printed)).toBe('1')
  await expectAccessible(printed)

  const sheets = await pagesOfPdf(await printed.pdf({ format: 'A4' }))
  const text = sheets.join(' ')
  expect(sheets.length).toBeLessThanOrEqual(2)
  expect(text).toContain('Teilnehmerliste: Strategie & KI')
  expect(text).toContain(`Gedruckt am ${formatLongDay(berlinDay(new Date()))}`)
  expect(text).toContain('18 Teilnehmer')
  expect(text).toContain('Person 004 (abgesagt)')
  for (let number = 1; number <= 18; number += 1) expect(timesIn(text, nameOf(number))).toBe(1)
  expect(text).not.toMatch(AROUND_IT)
  for (const sheet of sheets) expect(timesIn(sheet, 'Anwesend')).toBe(1)
  await expect(printed.locator('[data-tick-box]')).toHaveCount(17)
})

test('a long list of registrations is printed to its end, in its order and selection', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 620)
  await countDialogs(page)
  await logIn(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=anmeldungen&status=confirmed&sort=-contactName', {
    waitUntil: 'networkidle',
  })
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Control+p')
  const printed = await opened
  await expect(printed.getByRole('row')).toHaveCount(621)

  const sheets = await pagesOfPdf(await printed.pdf({ format: 'A4' }))
  const text = sheets.join(' ')
  expect(text).toContain('Status: Bestätigt')
  expect(text).toContain('620 Anmeldungen')
  expect(text.indexOf(nameOf(620))).toBeLessThan(text.indexOf(nameOf(1)))
  // A contact is also the only attendee of the registration.
  for (const number of [1, 99, 100, 101, 499, 500, 501, 620]) {
    expect(timesIn(text, nameOf(number))).toBe(2)
  }
  expect(text).not.toMatch(AROUND_IT)
  for (const sheet of sheets) expect(timesIn(sheet, 'Erledigt')).toBe(1)
})

test('a list that is too long for paper says so, and a list that fails can be tried again', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 2001)
  await countDialogs(page)
  await logIn(page, product.admin)
  await page.goto('/admin/print', { waitUntil: 'networkidle' })
  await expect(page.getByRole('alert')).toContainText(
    'Diese Liste hat 2.001 Zeilen. Gedruckt werden höchstens 2.000.',
  )
  await expect(page.getByRole('link', { name: 'CSV exportieren' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await dialogsOf(page)).toBeUndefined()

  await page.route('**/api/admin/attendees?*', (route) => route.abort())
  await page.goto('/admin/print?q=Person+0001', { waitUntil: 'networkidle' })
  await expect(page.getByText('Die Liste konnte nicht geladen werden.')).toBeVisible()
  await page.unroute('**/api/admin/attendees?*')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByText('Zu dieser Auswahl gibt es keine Zeilen.')).toBeVisible()
  expect(consoleErrors.splice(0)).toHaveLength(1)
})

test('without a login nothing is printed, and the login leads back to the list', async ({
  page,
}) => {
  await page.goto('/admin/print?ansicht=anmeldungen')
  await expect(page).toHaveURL(/\/admin\/login\?weiter=/)
})

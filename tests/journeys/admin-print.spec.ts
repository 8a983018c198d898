import type { Page } from '@playwright/test'
import { berlinDay, formatLongDay } from '../../src/platform/basics/domain/calendar-day.ts'
import {
  addSession,
  fillLogin,
  insertMails,
  insertRegistrations,
  logIn,
} from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { pagesOfPdf } from '../support/pdf.ts'

/** The default margin in the print dialog of most browsers. */
const MARGIN = '10mm'
const PAPER = {
  format: 'A4',
  margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
} as const

const AROUND_IT = /Abmelden|Preis-Management|Zurück zum|Dashboard|Kennzahlen|Drucken|CSV/

function nameOf(number: number): string {
  return `Person ${String(number).padStart(3, '0')}`
}

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1
}

function printedToday(): string {
  return `Gedruckt am ${formatLongDay(berlinDay(new Date()))}`
}

/** Counts how often a page opens the print dialog, which a test cannot close. */
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

/** Presses Ctrl+P, and again where the page does not listen yet. Returns the print view that opens. */
async function printByKeyboard(page: Page): Promise<Page> {
  const context = page.context()
  await expect(async () => {
    await page.keyboard.press('Control+p')
    await expect.poll(() => context.pages().length, { timeout: 3000 }).toBeGreaterThan(1)
  }).toPass()
  const printed = context.pages().at(-1)
  if (!printed) throw new Error('The print view has been closed.')
  return printed
}

test('the attendees of a training are printed whole on two sheets, each once, with a box to tick', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 18)
  await product.query(`update registrations set status = 'cancelled' where reference = 'MF-T004'`)
  await countDialogs(page)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?training=kurs-1-uhren&sort=name', { waitUntil: 'networkidle' })
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Drucken' }).click()
  const printed = await opened
  await expect(printed.getByRole('row')).toHaveCount(19)
  await expect.poll(() => dialogsOf(printed)).toBe('1')
  await expectAccessible(printed)

  const sheets = await pagesOfPdf(await printed.pdf(PAPER))
  const text = sheets.join(' ')
  expect(sheets.length).toBeLessThanOrEqual(2)
  expect(text).toContain('Teilnehmerliste: Uhren & Zeit')
  expect(text).toContain(printedToday())
  expect(text).toContain('17 Teilnehmer, 1 abgesagt')
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
  await insertRegistrations(product, 1010)
  await countDialogs(page)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=anmeldungen&status=confirmed&sort=-contactName', {
    waitUntil: 'networkidle',
  })
  const printed = await printByKeyboard(page)
  await expect(printed.getByRole('row')).toHaveCount(1011)

  const sheets = await pagesOfPdf(await printed.pdf(PAPER))
  const text = sheets.join(' ')
  expect(text).toContain('Status: Bestätigt')
  expect(text).toContain('1.010 Anmeldungen')
  expect(text.indexOf(nameOf(999))).toBeLessThan(text.indexOf(nameOf(1)))
  // A contact is also the only attendee of the registration.
  for (const number of [1, 99, 100, 499, 500, 501, 999, 1000, 1001]) {
    expect(timesIn(text, `${nameOf(number)} `)).toBe(2)
  }
  expect(text).not.toMatch(AROUND_IT)
  for (const sheet of sheets) expect(timesIn(sheet, 'Erledigt')).toBe(1)
  expect(text, 'the numbers of rows stay on one line').toMatch(/ 1000 \d\d\.\d\d\.\d{4} /)
})

test('the mails of a selection are printed whole, with why they were not sent', async ({
  page,
  product,
}) => {
  await insertMails(product, 180)
  await countDialogs(page)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=mails&mailstatus=failed', { waitUntil: 'networkidle' })
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Drucken' }).click()
  const printed = await opened
  await expect(printed.getByRole('row')).toHaveCount(61)
  await expect.poll(() => dialogsOf(printed)).toBe('1')
  await expectAccessible(printed)

  const sheets = await pagesOfPdf(await printed.pdf(PAPER))
  const text = sheets.join(' ')
  expect(text).toMatch(/^E-Mails Status: Fehlgeschlagen 60 E-Mails/)
  expect(text).toContain(printedToday())
  for (const number of [3, 150, 153, 180]) {
    expect(text).toContain(`person-${number}@example.com Nachricht Nummer ${number} `)
  }
  expect(timesIn(text, '1 Versuch, zuletzt: „550 5.1.1 Unbekannt verzogen“')).toBe(60)
  expect(text).not.toMatch(AROUND_IT)
  for (const sheet of sheets) expect(timesIn(sheet, 'Erledigt')).toBe(1)
  await expect(printed.locator('[data-tick-box]')).toHaveCount(60)
})

test('what the log holds of a search is printed whole, by keyboard', async ({ page, product }) => {
  await product.query(
    `insert into audit_log (actor, action, subject_id, details, created_at)
     select case when n % 2 = 0 then 'aushilfe@example.com' else 'kollege@example.com' end, 'training.edited',
       'kurs-3-drachen', jsonb_build_object('fields', array['title']), now() - n * interval '3 hours'
     from generate_series(1, 140) n`,
  )
  await countDialogs(page)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=protokoll', { waitUntil: 'networkidle' })
  await page.getByLabel(/^Suchen nach Person/).fill('aushilfe')
  await page.keyboard.press('Enter')
  await expect(page.getByText('kollege@example.com')).toHaveCount(0)
  const printed = await printByKeyboard(page)
  await expect(printed.getByRole('row')).toHaveCount(71)
  await expect.poll(() => dialogsOf(printed)).toBe('1')
  await expectAccessible(printed)

  const sheets = await pagesOfPdf(await printed.pdf(PAPER))
  const text = sheets.join(' ')
  expect(text).toMatch(/^Protokoll Suche: „aushilfe“ 70 Einträge/)
  expect(text).toContain(printedToday())
  const entry = 'aushilfe@example.com hat das Training „Drachen bauen“ geändert Geändert: Titel'
  expect(timesIn(text, entry)).toBe(70)
  expect(text).not.toMatch(AROUND_IT)
  for (const sheet of sheets) expect(timesIn(sheet, 'Geprüft')).toBe(1)
  await expect(printed.locator('[data-tick-box]')).toHaveCount(70)
})

test('all price periods are printed with their days and what each package costs', async ({
  page,
  product,
}) => {
  await product.query('delete from price_schedules')
  await product.query(
    `insert into price_schedules (period_name, period_type, valid_from, valid_until, package_id, price)
     select 'Aktion ' || lpad(n::text, 2, '0'), (case when n = 7 then 'late_bird' else 'normal' end)::price_type,
       date '2030-01-01' + n * 31, date '2030-01-30' + n * 31, packages.id, base_price - n
     from generate_series(1, 30) n, packages`,
  )
  await countDialogs(page)
  await addSession(page, product.admin)
  await page.goto('/admin/prices', { waitUntil: 'networkidle' })
  const printed = await printByKeyboard(page)
  await expect(printed.getByRole('row')).toHaveCount(31)
  await expect.poll(() => dialogsOf(printed)).toBe('1')
  await expectAccessible(printed)

  const sheets = await pagesOfPdf(await printed.pdf(PAPER))
  const text = sheets.join(' ')
  expect(text).toMatch(/^Preiszeiträume 30 Preiszeiträume/)
  expect(text).toContain(printedToday())
  expect(text).toContain(
    'Aktion 07 Late Bird 6. August 2030 bis 4. September 2030 Kartensatz €463.00 2 Karten €246.00 Einzelkarte €133.00',
  )
  for (let number = 1; number <= 30; number += 1) {
    expect(timesIn(text, `Aktion ${String(number).padStart(2, '0')} `)).toBe(1)
  }
  expect(text).not.toMatch(AROUND_IT)
  for (const sheet of sheets) expect(timesIn(sheet, 'Geprüft')).toBe(1)
  await expect(printed.locator('[data-tick-box]')).toHaveCount(30)
})

test('a list that is too long for paper says so, and a list that fails can be tried again', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 2001)
  await countDialogs(page)
  await addSession(page, product.admin)
  await page.goto('/admin/print', { waitUntil: 'networkidle' })
  await expect(page.getByRole('alert')).toContainText(
    'Diese Liste hat 2.001 Zeilen. Gedruckt werden höchstens 2.000.',
  )
  await expect(page.getByRole('button', { name: 'CSV exportieren' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await dialogsOf(page)).toBeUndefined()

  await insertMails(product, 2001)
  await page.goto('/admin/print?ansicht=mails', { waitUntil: 'networkidle' })
  await expect(page.getByText('Die neuesten 2.000 E-Mails')).toBeVisible()
  await expect(page.getByText('Ältere fehlen auf diesem Ausdruck.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2001)

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
  await page.goto('/admin/prices/print')
  await expect(page).toHaveURL('/admin/login?weiter=%2Fadmin%2Fprices%2Fprint')
})

test('a printed list disappears with a logout in another tab', async ({
  page,
  context,
  product,
}) => {
  await insertRegistrations(product, 3)
  await countDialogs(page)
  await logIn(page, product.admin)
  const printed = await context.newPage()
  await printed.goto('/admin/print?q=Person', { waitUntil: 'networkidle' })
  await expect(printed.getByRole('row')).toHaveCount(4)

  await page.getByRole('button', { name: 'Abmelden' }).click()

  await expect(printed).toHaveURL(/\/admin\/login$/)
  await expect(printed.getByText(/Person 00\d/)).toHaveCount(0)
  expect((await pagesOfPdf(await printed.pdf(PAPER))).join(' ')).not.toContain('Person')
  await printed.goBack()
  await expect(printed.getByText(/Person 00\d/)).toHaveCount(0)
})

test('a list that is read again after a login in another tab opens no second dialog', async ({
  page,
  context,
  product,
}) => {
  await insertRegistrations(product, 3)
  await countDialogs(page)
  await logIn(page, product.admin)
  const printed = await context.newPage()
  await printed.goto('/admin/print?sort=name', { waitUntil: 'networkidle' })
  await expect.poll(() => dialogsOf(printed)).toBe('1')
  await product.query(`update attendees set first_name = 'Neue' where last_name = '002'`)

  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await fillLogin(page, product.admin)

  await expect(printed.getByText('Neue 002')).toBeVisible()
  await printed.evaluate(() => document.fonts.ready)
  expect(await dialogsOf(printed)).toBe('1')
})

test('a list that stays open until tomorrow is printed with the day of tomorrow', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 1)
  await page.clock.setFixedTime('2027-03-01T09:00:00Z')
  await countDialogs(page)
  await addSession(page, product.admin)
  await page.goto('/admin/print', { waitUntil: 'networkidle' })
  await expect(page.getByText('Gedruckt am 1. März 2027')).toBeVisible()
  await page.clock.setFixedTime('2027-03-02T09:00:00Z')

  const text = (await pagesOfPdf(await page.pdf(PAPER))).join(' ')
  expect(text).toContain('Gedruckt am 2. März 2027')
})

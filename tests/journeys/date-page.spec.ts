import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { addDays, berlinDay, formatLongDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { addMonths, formatMonth, monthOf } from '../../src/platform/basics/domain/calendar-month.ts'
import { addSession, unfoldTodo } from '../support/browser/admin-pages.ts'
import { book } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { sendWaitingMails, tellEverybody } from '../support/browser/mailboxes.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'

const CLOCKS = 'kurs-1-uhren'
const DATE = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'
/** Far from the dates of the fixture. */
const DAY = addDays(berlinDay(new Date()), 400)
const TITLE = 'Uhren & Zeit'

/** Plans a date of the first training, as another member of staff would. */
const plan = `insert into training_dates (id, training_id, date, time, starts_at, ends_at, trainer)
  values ('${DATE}', '${CLOCKS}', '${formatSessionDate(DAY)}', '10:00 – 11:30 Uhr',
    timestamp '${DAY} 10:00' at time zone 'Europe/Berlin',
    timestamp '${DAY} 11:30' at time zone 'Europe/Berlin',
    'Mara Beispiel')`

async function bookTwoSeats(request: APIRequestContext): Promise<void> {
  const seats = [ownSeat(CLOCKS), colleaguesSeat(CLOCKS)]
  await book(request, booking(...seats.map((seat) => ({ ...seat, dateId: DATE }))))
}

async function openDate(page: Page) {
  await page.goto(`/admin/termine/${DATE}`, { waitUntil: 'networkidle' })
  return {
    button: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
    dialog: page.getByRole('dialog'),
    section: (name: string) => page.getByRole('region', { name, exact: true }),
  }
}

test('staff find a date in the calendar, and its page leads back to that month', {
  tag: '@both',
}, async ({ page, product }) => {
  await product.query(plan)
  await addSession(page, product.admin)
  await page.goto('/admin/termine', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Kalender' }).click()
  const present = monthOf(berlinDay(new Date()))
  await expect(page.getByRole('heading', { level: 2, name: formatMonth(present) })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Nächster Monat/ }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: formatMonth(addMonths(present, 1)) }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Heute' }).click()
  await expect(page.getByRole('heading', { level: 2, name: formatMonth(present) })).toBeVisible()
  await page.goto(`/admin/termine?ansicht=kalender&monat=${addMonths(monthOf(DAY), -1)}`)
  await page
    .getByRole('link', { name: `Zum nächsten Termin im ${formatMonth(monthOf(DAY))}` })
    .click()
  const day = page.getByRole('list', { name: `Termine am ${formatLongDay(DAY)}` })
  await expect(day.getByRole('listitem')).toHaveText(/10:00.*Uhren & Zeit.*0 von 20 Plätzen/)
  await expectAccessible(page)
  await day.getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatSessionDate(DAY))
  await page.goBack()
  await expect(
    page.getByRole('heading', { level: 2, name: formatMonth(monthOf(DAY)) }),
  ).toBeVisible()
})

test('from the dashboard one click leads to the field of a missing link, and one to the meeting', {
  tag: '@both',
}, async ({ page, product, request }) => {
  await product.query(plan)
  await product.query(
    `update training_dates set starts_at = now() + interval '20 hours', ends_at = now() + interval '21 hours' where id = '${DATE}'`,
  )
  await bookTwoSeats(request)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  await unfoldTodo(page)
  const missing = page.getByRole('list', { name: '1 Zugangslink eintragen' })
  const next = page.getByRole('region', { name: 'Nächste Termine' })
  await expect(next.getByRole('listitem').first()).toContainText('Link fehlt')
  await missing.getByRole('link', { name: TITLE }).click()

  const field = page.getByLabel(/^Adresse des Meetings/)
  await expect(field).toBeFocused()
  await field.fill('http://meet.example.com/abc')
  await page.getByRole('button', { name: 'Link speichern' }).click()
  await expect(page.getByText('Bitte geben Sie eine vollständige https-Adresse an.')).toBeVisible()
  await field.fill('https://meet.example.com/abc')
  await field.press('Enter')
  await expect(notificationOf(page)).toContainText('Der Termin ist geändert.')
  await expect(page.getByRole('link', { name: 'Meeting öffnen' })).toHaveAttribute(
    'href',
    'https://meet.example.com/abc',
  )
  await expect(page.getByRole('list', { name: 'Änderungen' })).toContainText(
    /Zugangslinkleer.*meet\.example\.com\/abc/,
  )

  await page.getByRole('link', { name: 'Zurück zum Dashboard' }).click()
  await expect(missing).toHaveCount(0)
  await expect(next.getByRole('link', { name: /^Meeting öffnen/ })).toHaveAttribute(
    'href',
    'https://meet.example.com/abc',
  )
  await expectAccessible(page)
})

test('the page of a date shows who takes part, the mails and the bookings', {
  tag: '@both',
}, async ({ page, product, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await product.query(plan)
  await bookTwoSeats(request)
  await addSession(page, product.admin)
  const date = await openDate(page)
  const participants = date.section('Teilnehmende')
  await expect(participants.getByRole('row')).toHaveCount(3)
  await expect(participants.getByRole('row').nth(1)).toContainText(/Jörg Weiß.*joerg@example\.com/)
  await expect(date.section('Plätze')).toContainText('2 von 20 Plätzen vergeben')
  await expect(page.getByRole('list', { name: 'E-Mails' })).toContainText(BOOKER.email)
  await expect(date.button('Löschen')).toHaveCount(0)
  await expectAccessible(page)

  await participants.getByRole('button', { name: 'E-Mail-Adressen kopieren' }).click()
  await expect(notificationOf(page)).toContainText('2 E-Mail-Adressen kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `joerg@example.com; ${BOOKER.email}`,
  )
  const downloading = page.waitForEvent('download')
  await participants.getByRole('button', { name: 'CSV exportieren' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.trim().split('\n')).toHaveLength(3)
  await page.goto(
    String(await participants.getByRole('link', { name: 'Drucken' }).getAttribute('href')),
  )
  await expect(page.getByRole('heading', { name: `Teilnehmerliste: ${TITLE}` })).toBeVisible()
  await expect(page.getByText(`${formatSessionDate(DAY)}, 10:00 – 11:30 Uhr`)).toBeVisible()

  await page.goBack()
  await participants.getByRole('link', { name: /^Buchung MF-.* von Sina Adler$/ }).click()
  await expect(page.getByRole('heading', { name: /^Anmeldung MF-/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jörg Weiß' })).toBeVisible()
})

test('a date is moved after staff saw the mails, copied to the week after, and deleted', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  await product.query(plan)
  await bookTwoSeats(request)
  await product.query(`update registrations set status = 'confirmed'`)
  await tellEverybody(product)
  await addSession(page, product.admin)
  const date = await openDate(page)
  await date.button('Verlegen').click()
  await expect(date.dialog).toContainText('wer eine E-Mail mit dem neuen Termin bekommt')
  await expectAccessible(page)
  await date.dialog.getByLabel('Beginn').fill('16:00')
  await date.dialog.getByRole('button', { name: 'Termin verlegen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Termin verlegen?' })
  await expect(question).toContainText('2 Personen bekommen eine E-Mail')
  await expect(question.getByLabel('E-Mail 1 von 2, an')).toBeVisible()
  await expect(question.frameLocator('iframe').locator('body')).toContainText('16:00 – 17:30 Uhr')
  await expectAccessible(page)

  // Whose seat is cancelled meanwhile gets no mail, so the move is refused and shows the mails again.
  await product.query(
    `update attendees set cancelled_at = now() where date_id = '${DATE}' and position = 2`,
  )
  await tellEverybody(product)
  await question.getByRole('button', { name: 'Termin verlegen und 2 E-Mails senden' }).click()
  await expect(question).toContainText('Die Anmeldungen für diesen Termin haben sich inzwischen')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  await question.getByRole('button', { name: 'Termin verlegen und 1 E-Mail senden' }).click()
  await expect(notificationOf(page)).toContainText('Der Termin ist geändert.')
  await expect(page.getByRole('main')).toContainText('16:00 – 17:30 Uhr')
  await sendWaitingMails(product)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('list', { name: 'E-Mails' })).toContainText(`Neuer Termin: ${TITLE}`)

  await date.button('Kopieren').click()
  await expect(date.dialog.getByLabel('Beginn')).toHaveValue('16:00')
  await expect(date.dialog.getByLabel('Trainerin oder Trainer')).toHaveValue('Mara Beispiel')
  await date.dialog.getByRole('button', { name: 'Termin planen' }).click()
  await expect(page.getByRole('main')).toContainText(formatSessionDate(addDays(DAY, 7)))
  await expect(page.getByRole('main')).toContainText('Noch niemand hat diesen Termin gebucht.')

  await date.button('Löschen').click()
  await page
    .getByRole('alertdialog', { name: 'Termin löschen?' })
    .getByRole('button', { name: 'Termin löschen' })
    .click()
  await expect(notificationOf(page)).toContainText('Der Termin ist gelöscht.')
  await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible()
  await expect(page.getByText(formatSessionDate(addDays(DAY, 7)))).toHaveCount(0)
})

test('a date that is over keeps its day, and one that is unknown is said to be', async ({
  page,
  product,
  consoleErrors,
}) => {
  await product.query(plan)
  await product.query(
    `update training_dates set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours' where id = '${DATE}'`,
  )
  await addSession(page, product.admin)
  const date = await openDate(page)
  await expect(page.getByRole('main')).toContainText('Vorbei')
  await expect(date.button('Verlegen')).toHaveCount(0)
  await date.button('Bearbeiten').click()
  await expect(date.dialog.getByLabel('Hinweis für die Teilnehmenden')).toBeVisible()
  await expect(date.dialog.getByLabel('Beginn')).toHaveCount(0)

  await page.goto('/admin/termine/keiner')
  await expect(page.getByRole('heading', { name: 'Diesen Termin gibt es nicht' })).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

import type { Page } from '@playwright/test'
import {
  chooseStatus,
  insertRegistrations,
  logIn,
  openScreen,
  unfoldTodo,
} from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { storeOwnFirm } from '../support/product/own-firm.ts'
import { STORED_MESSAGE } from '../support/product/stored-message.ts'

/** Otherwise the facts about the firm are something to do, too. */
test.beforeEach(({ product }) => storeOwnFirm(product))

interface HasDatabase {
  query(text: string, values?: unknown[]): Promise<unknown[]>
}

const REFERENCES = (from: number, to: number) =>
  `reference between 'MF-T00${from}' and 'MF-T00${to}'`

const insertFailedMail = `insert into mails (dedupe_key, recipient, subject, template, data, status, attempts, last_error)
  values ('test/1', 'weg@example.com', 'Ihre Bestätigung', ${STORED_MESSAGE}, 'failed', 1, '550 5.1.1 Unbekannt verzogen')`

/** Three bookings to confirm, and one thing of every other kind. */
async function insertTodo(product: HasDatabase): Promise<void> {
  await insertRegistrations(product, 6)
  await product.query(`update registrations set status = 'pending' where ${REFERENCES(1, 3)}`)
  await product.query(
    `insert into change_requests (registration_id, attendee_id, reason)
     select r.id, a.id, 'Krank' from registrations r join attendees a on a.registration_id = r.id where reference = 'MF-T004'`,
  )
  await product.query(
    `update attendees set cannot_come_since = now() from registrations r
     where r.id = registration_id and reference = 'MF-T005'`,
  )
  await product.query(
    `update training_dates set starts_at = now() + interval '30 hours', ends_at = now() + interval '31 hours'
     where training_id = 'kurs-1-uhren'`,
  )
  await product.query(insertFailedMail)
  await product.query(
    `insert into mails (dedupe_key, recipient, subject, template, data, status, held_at)
     values ('test/2', 'viele@example.com', 'Deine Anmeldung', ${STORED_MESSAGE}, 'waiting', now())`,
  )
  await product.query(
    `insert into waiting_entries (training_id, date_id, state, place, seats, at_least, first_name, last_name, email, company, joined_at, offered_seats, offer_ends_at)
     select training_id, id, 'offered', 1, 2, 1, 'Ida', 'Wartmann', 'ida@example.com', '', now(), 2, now() + interval '1 day'
     from training_dates where training_id = 'kurs-2-brot'`,
  )
  await product.query(
    `update training_dates set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
     where training_id = 'kurs-3-drachen'`,
  )
  await product.query(
    'update price_schedules set valid_until = current_date + 9 where valid_until > current_date + 9',
  )
}

function todoOf(page: Page) {
  const section = page.getByRole('region', { name: 'Zu tun' })
  return {
    section,
    headings: section.getByRole('heading', { level: 3 }),
    list: (name: string) => section.getByRole('list', { name }),
  }
}

test('the dashboard begins with what is to do, and each entry leads to where it is done', {
  tag: '@both',
}, async ({ page, product, isMobile }) => {
  await insertTodo(product)
  await logIn(page, product.admin)
  const todo = todoOf(page)
  if (!isMobile)
    await expect(page.getByRole('tab', { name: 'Teilnehmer-Details' })).toBeInViewport()
  await unfoldTodo(page)
  await expect(todo.headings).toHaveText([
    '1 Zugangslink eintragen',
    '1 Anfrage beantworten',
    '3 Buchungen bestätigen',
    '1 Absage ohne Ersatz klären',
    '1 fehlgeschlagene E-Mail',
    '1 zurückgehaltene E-Mail',
    '1 Warteliste ansehen',
    '1 Termin planen',
    '1 Preiszeitraum planen',
  ])
  await expectAccessible(page)
  const follow = async (heading: string) => {
    await todo.list(heading).getByRole('link').click()
    return page.getByRole('dialog')
  }

  await follow('1 Zugangslink eintragen')
  await expect(page.getByLabel(/^Adresse des Meetings/)).toBeFocused()
  await page.goBack()

  const booking = (reference: string) =>
    page.getByRole('heading', { level: 1, name: new RegExp(reference) })
  await follow('1 Anfrage beantworten')
  await expect(booking('MF-T004')).toBeVisible()
  await page.goBack()
  await follow('1 Absage ohne Ersatz klären')
  await expect(booking('MF-T005')).toBeVisible()
  await page.goBack()
  await expect(await follow('1 fehlgeschlagene E-Mail')).toContainText('Unbekannt verzogen')
  await page.goBack()
  await expect(await follow('1 zurückgehaltene E-Mail')).toContainText('Jetzt senden')
  await page.goBack()

  await follow('1 Warteliste ansehen')
  const list = page.getByRole('region', { name: 'Warteliste' })
  await expect(list).toContainText('Ida Wartmann')
  await page.goBack()

  await follow('1 Termin planen')
  await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible()
  await page.goBack()
  await expect(todo.section).toContainText(/Preise enden in (9|10) Tagen/)
  await follow('1 Preiszeitraum planen')
  await expect(page.getByRole('heading', { level: 1, name: 'Preis-Management' })).toBeVisible()
  await page.goBack()

  await follow('3 Buchungen bestätigen')
  const pending = page.getByRole('region', { name: 'Training-Anmeldungen' })
  await expect(pending.getByRole('status').first()).toHaveText('3 Anmeldungen')
  await expect(pending.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(page).toHaveURL(/ansicht=anmeldungen.*status=pending|status=pending.*ansicht/)
})

test('what is done leaves the list at once, until everything is done', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 2)
  await product.query(`update registrations set status = 'pending'`)
  await product.query(insertFailedMail)
  await logIn(page, product.admin)
  const todo = todoOf(page)
  await expect(todo.headings).toHaveText(['2 Buchungen bestätigen', '1 fehlgeschlagene E-Mail'])
  await unfoldTodo(page)
  await page.reload()
  await expect(todo.section.getByRole('button', { name: 'Aufgaben einklappen' })).toBeVisible()
  await todo.list('2 Buchungen bestätigen').getByRole('link').click()

  await chooseStatus(page.getByRole('row').filter({ hasText: 'Person 001' }), 'Bestätigen')
  await expect(todo.headings).toHaveText(['1 Buchung bestätigen', '1 fehlgeschlagene E-Mail'])
  await chooseStatus(page.getByRole('row').filter({ hasText: 'Person 002' }), 'Absagen')
  await expect(todo.headings).toHaveText(['1 fehlgeschlagene E-Mail'])
  await todo.section.getByRole('link', { name: /^Ihre Bestätigung/ }).click()
  const mail = page.getByRole('dialog', { name: 'Ihre Bestätigung' })
  await mail.getByRole('button', { name: 'Als erledigt ablegen' }).click()
  await expect(mail.getByRole('button', { name: 'Als erledigt ablegen' })).toHaveCount(0)
  await expect(mail.getByRole('button', { name: 'Erneut senden' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(todo.section).toContainText('Alles erledigt')
  await expectAccessible(page)
})

test('of many the first are shown, on a phone one, and the others on demand', {
  tag: '@phone',
}, async ({ page, product }) => {
  await insertRegistrations(product, 4)
  await product.query('update attendees set cannot_come_since = now()')
  await logIn(page, product.admin)
  const todo = todoOf(page)
  const links = todo.list('4 Absagen ohne Ersatz klären').getByRole('link')
  await expect(links).toHaveCount(1)
  const more = todo.section.getByRole('button', { name: 'Alle 4 zeigen' })
  await more.click()
  await expect(links).toHaveCount(4)
  await expect(todo.section.getByRole('button', { name: 'Weniger zeigen' })).toBeFocused()
  await expectAccessible(page)
})

test('what is to do and cannot be read leaves the lists alone', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 1)
  let mayFail = true
  await page.route('**/api/admin/todo', (route) => (mayFail ? route.abort() : route.continue()))
  await logIn(page, product.admin)
  const { section } = todoOf(page)
  await expect(section.getByRole('alert')).toContainText(/konnten? nicht geladen werden/)
  await expect(page.getByRole('row').filter({ hasText: 'Person 001' })).toBeVisible()

  mayFail = false
  await section.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(section).toContainText('Alles erledigt')
  consoleErrors.splice(0)
})

test('/admin leads to the login, and then to the dashboard, whose navigation is on every page', async ({
  page,
  product,
}) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await logIn(page, product.admin)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  const navigation = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  for (const name of ['Termine', 'Preis-Management', 'Regeln', 'Konto']) {
    await openScreen(page, name)
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  }
  await navigation.getByRole('link', { name: 'Zurück zum Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

import type { Page } from '@playwright/test'
import { addDays, berlinDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { addSession, chooseStatus } from '../support/browser/admin-pages.ts'
import { BookingPage, book } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, hydrate, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'
import { JoinPage, openLinkOf, WAITING } from '../support/browser/waiting-list.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'

const CONFIRMATION = /^Bitte bestätig/
const OFFER = /(Plätze|Platz).*frei/

/** Books one seat of "Uhren & Zeit", and leaves no other free. */
async function sellOut(page: Page, product: JourneyProduct, seats: 1 | 4 = 1) {
  await book(page.request, booking(...Array.from({ length: seats }, () => ownSeat('kurs-1-uhren'))))
  await product.query(
    `update training_dates set capacity = ${seats} where training_id = 'kurs-1-uhren'`,
  )
}

/** Joins the list of the full date, and confirms it by the link of the mail. */
async function joinAndConfirm(page: Page, product: JourneyProduct) {
  await page.goto('/trainings/kurs-1-uhren')
  await page.getByRole('link', { name: 'Auf die Warteliste' }).first().click()
  await hydrate(page)
  const join = new JoinPage(page)
  await join.fillPerson()
  await join.field('Firma').fill(WAITING.company)
  await join.submit.click()
  await expect(join.sent).toBeFocused()
  await openLinkOf(page, product, CONFIRMATION)
  await page.getByRole('button', { name: 'Jetzt bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Du stehst auf der Warteliste' })).toBeFocused()
}

/** As staff cancel the one booking. The mails, which wait for a minute in case that is undone, are sent at once. */
async function cancelBooking(page: Page, product: JourneyProduct) {
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=anmeldungen', { waitUntil: 'networkidle' })
  await chooseStatus(page.getByRole('main').getByRole('table'), 'Absagen')
  await expect(page.getByText('Status aktualisiert').first()).toBeVisible()
  await page.context().clearCookies()
  await product.query(
    `select graphile_worker.add_job('deliver-mail', json_build_object('mailId', id), job_key := 'mail/' || id)
     from mails where status = 'waiting'`,
  )
}

test('a freed seat is offered to who waits, and booked at the price of the day of joining', {
  tag: '@both',
}, async ({ page, product }) => {
  await sellOut(page, product)
  await joinAndConfirm(page, product)
  // Three days later the early price is over.
  const today = berlinDay(new Date())
  await product.query(`update waiting_entries set joined_at = now() - interval '3 days'`)
  await product.query(
    `update price_schedules set valid_until = $1 where period_type = 'early_bird'`,
    [addDays(today, -2)],
  )
  await cancelBooking(page, product)

  await openLinkOf(page, product, OFFER)
  await expect(page.getByRole('heading', { name: 'Ein Platz ist für dich frei' })).toBeVisible()
  const price = page.getByRole('listitem').filter({ hasText: 'Einzelkarte' })
  await expect(price).toContainText('140 €')
  await expect(price).toContainText('112 €')
  await expectAccessible(page)
  const entry = page.url()
  await page.goto('/trainings/kurs-1-uhren')
  await expect(page.getByRole('main')).toContainText('Ausgebucht')
  await page.goto(entry)
  await page.getByRole('link', { name: 'Platz annehmen' }).click()
  await hydrate(page)
  const booking = new BookingPage(page)
  await expect(page.getByText('1 Platz ist für dich reserviert')).toBeVisible()
  await expect(booking.field(/^E-Mail/)).toHaveValue(WAITING.email)
  await expect(booking.package('Einzelkarte')).toBeChecked()
  await expect(booking.total).toContainText('112€')
  await expectAccessible(page)
  await booking.next.click()
  await expect(booking.slot(1).chosen).toContainText('1 Platz für dich reserviert')
  await expectAccessible(page)
  await booking.submit.click()

  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  expect(
    await product.query(
      `select price::text, price_type as "priceType" from registrations where contact_email = $1`,
      [WAITING.email],
    ),
  ).toEqual([{ price: '112.00', priceType: 'early_bird' }])
  await page.goto(entry)
  await expect(page.getByRole('heading', { name: 'Du hast dein Angebot angenommen' })).toBeVisible()
  await page.goto(`/trainings/anmeldung?warteliste=${entry.split('/').at(-1)}`)
  await expect(page.getByRole('heading', { name: 'Dieses Angebot gilt nicht mehr' })).toBeVisible()
  await expectAccessible(page)
})

test('an offer that is declined goes to the next', async ({ page, product }) => {
  await sellOut(page, product)
  await joinAndConfirm(page, product)
  await cancelBooking(page, product)
  await openLinkOf(page, product, OFFER)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(page.getByText('Angebot wirklich ablehnen?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ja, ablehnen' }).click()

  await expect(page.getByRole('heading', { name: 'Du hast das Angebot abgelehnt' })).toBeFocused()
  await page.goto('/trainings/kurs-1-uhren')
  await expect(page.getByRole('link', { name: 'Jetzt Platz sichern' }).first()).toBeVisible()
})

test('a group says at the form what it needs, and what is wrong', { tag: '@both' }, async ({
  page,
  product,
}) => {
  await sellOut(page, product, 4)
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /^Auf die Warteliste.*Uhren & Zeit/ }).click()
  await hydrate(page)
  const join = new JoinPage(page)
  await expect(page.getByRole('main')).toContainText('Ausgebucht')
  await expect(join.fewer).toHaveCount(0)
  await join.seats.selectOption('3 Plätze')
  await join.fewer.selectOption('Ja, mindestens 2')
  await join.field('Vorname').fill('Jule')
  await join.field('E-Mail').fill('jule')
  await join.submit.click()
  const summary = page.getByRole('region', { name: 'Bitte prüfe die markierten Felder.' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Gib deinen Nachnamen ein.',
    'Bitte gib eine gültige E-Mail-Adresse ein.',
    'Gib den Namen deiner Firma ein.',
  ])
  await expectAccessible(page)
  await join.fillPerson()
  await join.field('Firma').fill(WAITING.company)
  await join.field('Vorname').clear()
  await expect(
    page.getByRole('region', { name: 'Fast geschafft: Prüfe noch die übrigen Felder.' }),
  ).toBeVisible()
  await join.field('Vorname').fill('Jule')
  await expect(page.getByRole('region', { name: 'Danke, jetzt passt alles.' })).toBeVisible()
  await join.submit.click()
  await expect(join.sent).toBeVisible()
  await expectAccessible(page)
  expect(
    await product.query('select state, seats, at_least as "atLeast" from waiting_entries'),
  ).toEqual([{ state: 'unconfirmed', seats: 3, atLeast: 2 }])
})

test('where seats became free meanwhile, the form leads to the booking and loses nothing', async ({
  page,
  product,
  consoleErrors,
}) => {
  await sellOut(page, product)
  await page.goto('/trainings/kurs-1-uhren')
  await page.getByRole('link', { name: 'Auf die Warteliste' }).first().click()
  await hydrate(page)
  const join = new JoinPage(page)
  await join.fillPerson()
  await join.field('Firma').fill(WAITING.company)
  await product.query(`update training_dates set capacity = 5 where training_id = 'kurs-1-uhren'`)
  await join.submit.click()

  await expect(page.getByRole('region', { name: /noch 4 Plätze frei/ })).toBeFocused()
  await expect(join.field('Nachname')).toHaveValue(WAITING.lastName)
  await page.getByRole('link', { name: 'Jetzt buchen' }).click()
  await expect(page.getByRole('region', { name: 'Dein Platz' })).toContainText('Uhren & Zeit')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test('who wants to hear of new dates leaves an address, and leaves again', {
  tag: '@both',
}, async ({ page, product }) => {
  await product.query(
    `update training_dates set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'`,
  )
  await page.goto('/trainings')
  await page.getByRole('link', { name: 'Bei neuen Terminen Bescheid bekommen' }).click()
  await hydrate(page)
  const join = new JoinPage(page)
  await page.getByLabel('Für welches Training?').selectOption('Neue Termine: Brot backen')
  await expectAccessible(page)
  await join.fillPerson()
  await join.submit.click()
  await expect(join.sent).toBeVisible()

  await openLinkOf(page, product, CONFIRMATION)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Jetzt bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Wir sagen dir Bescheid' })).toBeFocused()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Ja, abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Du bist abgemeldet' })).toBeFocused()
  await expectAccessible(page)
})

test('opening the link changes nothing, and nobody stores the page or learns its address', async ({
  page,
  product,
  consoleErrors,
}) => {
  await sellOut(page, product)
  await joinAndConfirm(page, product)
  const shown = await page.reload()
  expect(shown?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  expect(await product.query('select state from waiting_entries')).toEqual([{ state: 'waiting' }])

  const unknown = await page.goto('/trainings/warteliste/gibt-es-nicht')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Diesen Link kennen wir nicht' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/trainings/warteliste?termin=gibt-es-nicht')
  await expect(page.getByRole('heading', { name: /keine Warteliste mehr/ })).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

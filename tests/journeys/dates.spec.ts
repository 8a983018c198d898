import type { Page } from '@playwright/test'
import { formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { addDays, berlinDay, mondayOf } from '../../src/platform/basics/domain/calendar-day.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { BookingPage, book } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { tellEverybody } from '../support/browser/mailboxes.ts'
import { PricesPage } from '../support/browser/prices-page.ts'
import { aBooking, BOOKER } from '../support/product/bookings.ts'

async function openDates(page: Page) {
  await page.goto('/admin/termine', { waitUntil: 'networkidle' })
  return {
    card: (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text }),
    dialog: page.getByRole('dialog'),
    field: (name: string | RegExp) => page.getByRole('dialog').getByLabel(name, { exact: true }),
    save: page.getByRole('dialog').getByRole('button', { name: /planen|Speichern/ }),
  }
}

/** The day of the second date; its text is such that no other contains it. */
const LATER = addDays(berlinDay(new Date()), 120)
const LATER_TEXT = formatSessionDate(LATER)

const SATURDAY = addDays(mondayOf(LATER), 5)

/** Plans a second date of the first training, as another member of staff would. */
const planLater = `insert into training_dates (training_id, date, time, starts_at, ends_at, capacity)
  values ('kurs-1-uhren', '${LATER_TEXT}', '10:00 – 11:30 Uhr', '${LATER}T08:00Z', '${LATER}T09:30Z', 3)`

test('staff plan a date, and visitors find it beside the first one', { tag: '@both' }, async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  const dates = await openDates(page)
  await expect(dates.card('Uhren & Zeit')).toContainText('0 von 20 Plätzen vergeben')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Neuer Termin' }).click()
  await dates.field('Training').selectOption('Uhren & Zeit')
  await dates.save.click()
  await expect(dates.dialog).toContainText('Bitte wählen Sie einen Tag.')
  await expectAccessible(page)
  await new PricesPage(page).pickDay(dates.dialog.getByRole('button', { name: /^Tag/ }), LATER)
  await dates.field('Beginn').fill('14:00')
  await expect(dates.field('Ende')).toHaveValue('15:30')
  await dates.field('Plätze').fill('zwölf')
  await dates.save.click()
  await expect(dates.dialog).toContainText('Bitte geben Sie eine ganze Zahl an.')
  await dates.field('Plätze').fill('12')
  await dates.field('Trainerin oder Trainer').fill('Mara Beispiel')
  await dates.save.click()

  await expect(notificationOf(page)).toContainText('Der Termin ist geplant.')
  const planned = dates.card('14:00 – 15:30 Uhr')
  await expect(planned).toContainText('0 von 12 Plätzen vergeben')
  await expect(planned).toContainText('Mit Mara Beispiel')
  await page.goto('/trainings/kurs-1-uhren')
  await expect(page.getByRole('main')).toContainText('Weitere Termine')
  await expect(page.getByRole('main')).toContainText(/Uhr: 12.Plätze.frei/)
})

test('before a date with attendees moves, staff read who is notified', async ({
  page,
  product,
  request,
}) => {
  await book(request, aBooking())
  await product.query(`update registrations set status = 'confirmed'`)
  await tellEverybody(product)
  await addSession(page, product.admin)
  const dates = await openDates(page)
  const card = dates.card('Uhren & Zeit')
  await expect(card).toContainText('Zugangslink fehlt')
  await expect(card.getByRole('button', { name: /^Löschen/ })).toHaveCount(0)
  await card.getByRole('button', { name: /^Bearbeiten/ }).click()
  await dates.field(/^Zugangslink/).fill('https://meet.example.com/abc')
  await dates.field('Beginn').fill('16:00')
  await dates.save.click()

  const question = page.getByRole('alertdialog', { name: 'Termin verlegen?' })
  await expect(question).toContainText('1 Person bekommt eine E-Mail')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Zurück' }).click()
  await expect(dates.field('Beginn')).toHaveValue('16:00')
  await dates.save.click()
  await question.getByRole('button', { name: 'Termin verlegen und 1 E-Mail senden' }).click()

  await expect(notificationOf(page)).toContainText('Der Termin ist geändert.')
  await expect(dates.card('Uhren & Zeit')).toContainText('16:00 – 17:30 Uhr')
  await expect(dates.card('Uhren & Zeit')).not.toContainText('Zugangslink fehlt')
})

test('what two people change in one date at once is not lost', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  const dates = await openDates(page)
  await dates
    .card('Uhren & Zeit')
    .getByRole('button', { name: /^Bearbeiten/ })
    .click()
  await dates.field(/^Hinweis/).fill('Bitte Headset mitbringen.')
  await product.query(
    `update training_dates set capacity = 15, version = version + 1 where training_id = 'kurs-1-uhren'`,
  )
  await dates.save.click()

  await expect(notificationOf(page)).toContainText('inzwischen')
  await expect(dates.field(/^Hinweis/)).toHaveValue('Bitte Headset mitbringen.')
  await dates.save.click()
  await expect(dates.dialog).toHaveCount(0)
  await expect(dates.card('Uhren & Zeit')).toContainText('0 von 15 Plätzen vergeben')
  await expect(dates.card('Uhren & Zeit')).toContainText('Bitte Headset mitbringen.')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('412')])
})

test('a date that nobody booked is deleted after a question', async ({ page, product }) => {
  await product.query(planLater)
  await addSession(page, product.admin)
  const dates = await openDates(page)
  const later = dates.card(LATER_TEXT)
  await later.getByRole('button', { name: /^Löschen/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Termin löschen?' })
  await expect(question).toContainText(`„Uhren & Zeit“ am ${LATER_TEXT}`)
  await question.getByRole('button', { name: 'Termin löschen' }).click()

  await expect(notificationOf(page)).toContainText('Der Termin ist gelöscht.')
  await expect(later).toHaveCount(0)
})

test('a visitor books the later date of a training', { tag: '@both' }, async ({
  page,
  product,
}) => {
  await product.query(planLater)
  await page.goto('/trainings')
  await expect(
    page.getByRole('link').filter({ hasText: 'Mehr erfahren' }).filter({ hasText: 'Uhren & Zeit' }),
  ).toContainText(/Uhr: 3.Plätze.frei/)
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('2 Karten')
  await booking.slot(1).choose('Uhren & Zeit', LATER_TEXT)
  await expectAccessible(page)
  await booking.slot(2).choose('Uhren & Zeit')
  await booking.submit.click()

  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Uhren & Zeit' })
  await expect(shown.filter({ hasText: 'Zum Kalender hinzufügen' })).toHaveCount(2)
  expect(
    await product.query(
      `select d.starts_at > min(d.starts_at) over () as "isLater"
       from attendees a join training_dates d on d.id = a.date_id order by a.position`,
    ),
  ).toEqual([{ isLater: true }, { isLater: false }])
})

test('where the next date is full, the training offers the one after it', async ({
  page,
  product,
}) => {
  await product.query(`update training_dates set capacity = 0 where training_id = 'kurs-1-uhren'`)
  await product.query(planLater)
  await page.goto('/trainings/kurs-1-uhren')

  await expect(page.getByRole('main')).toContainText('Ausgebucht')
  await page.getByRole('link', { name: 'Nächsten Termin buchen' }).first().click()
  const booking = new BookingPage(page)
  await expect(page.getByRole('region', { name: 'Dein Platz' })).toContainText('Uhren & Zeit')
  await booking.passStepOne('Einzelkarte')
  await expect(booking.slot(1).chosen).toContainText(LATER_TEXT)
})

test('after the last date the shop says so and sells nothing', { tag: '@both' }, async ({
  page,
  product,
}) => {
  await product.query(
    `update training_dates set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'`,
  )
  await page.goto('/trainings')

  const main = page.getByRole('main')
  await expect(main).toContainText('Neue Termine stehen bald fest.')
  await expect(main.getByText('Neue Termine folgen').first()).toBeVisible()
  await expect(main.getByRole('link', { name: /sichern|Jetzt anmelden|Jetzt buchen/ })).toHaveCount(
    0,
  )
  await expectAccessible(page)
  await page.goto('/trainings/kurs-1-uhren')
  await expect(main).toContainText('Neue Termine folgen')
  await expect(main.getByRole('link', { name: 'Andere Trainings ansehen' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/trainings/anmeldung?training=kurs-1-uhren')
  await expect(main.getByRole('heading', { name: 'Gerade ist kein Platz frei' })).toBeVisible()
  await expect(main).toContainText('Für „Uhren & Zeit“ steht noch kein neuer Termin fest.')
  await expect(main.getByRole('link', { name: 'Zur Warteliste' })).toHaveAttribute(
    'href',
    /\?training=kurs-1-uhren$/,
  )
  await expectAccessible(page)
})

test('the next round is planned in one dialog, which names weekends and clashes', {
  tag: '@both',
}, async ({ page, product }) => {
  await addSession(page, product.admin)
  const dates = await openDates(page)
  await expect(dates.card('Plätzen vergeben').first()).toBeVisible()
  const before = await dates.card('Plätzen vergeben').count()
  await page.getByRole('button', { name: 'Nächste Runde' }).click()
  const row = (title: string) =>
    dates.dialog.getByRole('listitem').filter({ has: page.getByRole('group', { name: title }) })
  await expect(row('Uhren & Zeit')).toContainText('Zuletzt: ')
  await dates.field('Wochen nach dem letzten Termin').fill('8')
  const chosen = dates.dialog.getByRole('listitem').getByRole('checkbox', { checked: true })
  for (const box of (await chosen.all()).slice(2).reverse()) await box.uncheck()
  const picker = row('Uhren & Zeit').getByRole('button', { name: /^Tag/ })
  await new PricesPage(page).pickDay(picker, SATURDAY)
  await expect(row('Uhren & Zeit')).toContainText('Fällt auf einen Samstag')
  const other = dates.dialog.getByRole('listitem').nth(1)
  await new PricesPage(page).pickDay(other.getByRole('button', { name: /^Tag/ }), SATURDAY)
  await expect(row('Uhren & Zeit')).toContainText('Gleichzeitig mit')
  await expectAccessible(page)
  await row('Uhren & Zeit').getByLabel('Beginn').fill('15:00')
  await expect(row('Uhren & Zeit')).not.toContainText('Gleichzeitig mit')
  await dates.dialog.getByRole('button', { name: '2 Termine planen' }).click()

  await expect(notificationOf(page)).toContainText('Die Termine sind geplant.')
  await expect(dates.dialog).toHaveCount(0)
  await expect(dates.card('Plätzen vergeben')).toHaveCount(before + 2)
  await expect(dates.card(formatSessionDate(SATURDAY)).first()).toBeVisible()
})

test('staff see who waits for new dates, and take somebody from the list', {
  tag: '@both',
}, async ({ page, product, request }) => {
  await addSession(page, product.admin)
  const dates = await openDates(page)
  await expect(page.getByRole('heading', { name: 'Warten auf neue Termine' })).toHaveCount(0)
  const joined = await request.post('/api/waiting-list', {
    data: { trainingId: 'kurs-1-uhren', ...BOOKER },
  })
  expect(joined.status()).toBe(202)
  await product.query(`update waiting_entries set state = 'waiting'`)
  await page.reload({ waitUntil: 'networkidle' })

  await page.getByText('Uhren & Zeit (1)').click()
  await expect(dates.card(BOOKER.email)).toContainText('Sina Adler, Beispielwerk AG')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entfernen: Sina Adler' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()

  await expect(notificationOf(page)).toContainText('Sina Adler steht nicht mehr')
  await expect(page.getByRole('heading', { name: 'Warten auf neue Termine' })).toHaveCount(0)
})

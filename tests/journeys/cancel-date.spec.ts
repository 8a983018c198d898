import type { APIRequestContext, Page } from '@playwright/test'
import { formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { addDays, berlinDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { book } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { tellEverybody } from '../support/browser/mailboxes.ts'
import { aBookingBy, anAttendee, aPerson } from '../support/product/bookings.ts'

/** The day of the second date; its text is such that no other contains it. */
const LATER = addDays(berlinDay(new Date()), 120)
const LATER_TEXT = formatSessionDate(LATER)

/** Plans a second date of the first training, with two seats, at the time of another training's date. */
const planLater = `insert into training_dates (training_id, date, time, starts_at, ends_at, capacity)
  values ('kurs-1-uhren', '${LATER_TEXT}', '10:00 – 11:30 Uhr', '${LATER}T08:00Z', '${LATER}T09:30Z', 2),
  ('kurs-2-brot', '${LATER_TEXT}', '10:00 – 11:30 Uhr', '${LATER}T08:00Z', '${LATER}T09:30Z', 2)`

async function bookTwoSeats(request: APIRequestContext, firstName: string, lastName: string) {
  const booker = aPerson(`${firstName} ${lastName}`, { company: `${lastName} GmbH` })
  const pia = aPerson('Pia Lang', { email: `pia-${booker.email}` })
  const seats = [
    anAttendee({ ...booker, company: '' }),
    anAttendee({ attendeeType: 'other', ...pia }),
  ]
  await book(request, aBookingBy(booker, { attendees: seats }))
}

const mailFrame = (page: Page) => page.frameLocator('iframe[title^="Die E-Mail"]')

test('staff cancel a date: one registration is moved, the other is cancelled', {
  tag: '@both',
}, async ({ page, product, request, consoleErrors }) => {
  await product.query(planLater)
  await bookTwoSeats(request, 'Sina', 'Adler')
  await bookTwoSeats(request, 'Mara', 'Birke')
  await product.query(
    `update registrations set status = 'confirmed' where contact_name = 'Sina Adler'`,
  )
  await tellEverybody(product)
  await addSession(page, product.admin)
  await page.goto('/admin/termine', { waitUntil: 'networkidle' })
  const cards = page.getByRole('main').getByRole('listitem')
  await cards.filter({ hasText: 'Uhren & Zeit' }).first().getByRole('link').click()
  await page.getByRole('link', { name: 'Absagen' }).click()

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { name: 'Termin absagen' })).toBeVisible()
  await expect(main).toContainText('2 Anmeldungen mit 4 Plätzen.')
  await expect(main).toContainText('4 Plätze kostenlos absagen')
  await expectAccessible(page)
  const later = await product.query<{ id: string }>(
    `select id from training_dates where training_id = 'kurs-1-uhren' order by starts_at desc limit 1`,
  )
  const laterId = String(later[0]?.id)
  await page.getByLabel('Für alle').selectOption(laterId)
  await expect(main).toContainText('4 Plätze gebraucht, 2 frei.')
  await expect(main.getByText('Gleichzeitig mit „Brot backen“')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'E-Mails ansehen' })).toBeDisabled()
  await page.getByLabel('Für Mara Birke').selectOption('Kostenlos absagen')
  await expect(main).toContainText('2 Plätze umbuchen, 2 Plätze kostenlos absagen')
  await page.getByLabel(/^Grund/).fill('Unsere Trainerin ist erkrankt.')
  await page.getByRole('button', { name: 'E-Mails ansehen' }).click()

  await expect(page.getByRole('heading', { name: /3 E-Mails/ })).toBeFocused()
  await expect(mailFrame(page).locator('body')).toContainText('Unsere Trainerin ist erkrankt.')
  await expect(mailFrame(page).locator('body')).toContainText(LATER_TEXT)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nächste' }).click()
  await expect(page.getByLabel('E-Mail 2 von 3, an')).toHaveValue('1')
  await page.getByLabel('E-Mail 2 von 3, an').selectOption('mara@example.com')
  await expect(mailFrame(page).locator('body')).toContainText(
    'Du brauchst nichts zu bezahlen, und was du schon bezahlt hast, bekommst du zurück.',
  )

  // Somebody else confirms or cancels a registration in between: nothing is sent that was not shown.
  await product.query(
    `update registrations set status = 'confirmed' where contact_name = 'Mara Birke'`,
  )
  await tellEverybody(product)
  await page.getByRole('button', { name: 'Termin absagen und 3 E-Mails senden' }).click()
  await expect(page.getByRole('alert')).toContainText('haben sich inzwischen geändert')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  await expect(page.getByLabel('Für Mara Birke')).toHaveValue('cancel')
  await page.getByRole('button', { name: 'E-Mails ansehen' }).click()
  await page.getByRole('button', { name: 'Termin absagen und 4 E-Mails senden' }).click()

  await expect(page.getByRole('heading', { name: 'Termin abgesagt' })).toBeVisible()
  await expect(main).toContainText('2 Plätze umgebucht')
  await expect(main).toContainText('2 Plätze abgesagt: Dafür ist nichts zu zahlen')
  await expect(main).toContainText('4 E-Mails gehen in einer Minute hinaus')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zu den Terminen' }).click()
  const cancelled = cards.filter({ hasText: 'Abgesagt' })
  await expect(cancelled).toHaveCount(1)
  await expect(cancelled.getByRole('button')).toHaveCount(0)
  const laterCard = cards.filter({ hasText: LATER_TEXT }).filter({ hasText: 'Uhren & Zeit' })
  await expect(laterCard).toContainText('2 von 2 Plätzen vergeben')
})

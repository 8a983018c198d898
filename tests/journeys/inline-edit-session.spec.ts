import type { APIRequestContext } from '@playwright/test'
import { formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { berlinDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { book } from '../support/browser/booking-page.ts'
import { editPage } from '../support/browser/edit-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { tellEverybody } from '../support/browser/mailboxes.ts'
import { aBookingBy, BOOKER } from '../support/product/bookings.ts'

const PATH = '/trainings/kurs-1-uhren'
const SAVED = 'Änderungen wurden erfolgreich gespeichert.'

// No session of the fixture is on this day: they all take place within three months of today.
const YEAR = Number(berlinDay(new Date()).slice(0, 4)) + 1
const DAY = formatSessionDate(`${YEAR}-11-16`)
const SHORT_DAY = `16.11.${YEAR}`

const bookFor = (request: APIRequestContext, email: string) =>
  book(request, aBookingBy({ ...BOOKER, email }))

test('date and time are typed, and the editor says what it understands', async ({
  page,
  product,
}) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Termin').click()
  const dialog = page.getByRole('dialog', { name: 'Termin und Zeit' })
  await expect(edited.field('Termin')).toBeFocused()
  await edited.field('Termin').fill(SHORT_DAY)
  await edited.field('Zeit').fill('14-15.30 Uhr')
  await expect(dialog.getByRole('status')).toHaveText(
    `Verstanden: ${DAY}, 14:00 bis 15:30 Uhr (Berliner Zeit)`,
  )
  await expectAccessible(page)
  await edited.field('Termin').fill('Mitte November')
  await expect(dialog.getByRole('status')).toContainText('Nicht verstanden')
  await edited.field('Termin').fill(SHORT_DAY)
  await edited.save.click()

  await expect(notificationOf(page)).toContainText(SAVED)
  await expect(dialog).toHaveCount(0)
  await expect(edited.text('Termin', SHORT_DAY)).toBeFocused()
  expect(await product.training('kurs-1-uhren')).toMatchObject({
    date: SHORT_DAY,
    time: '14-15.30 Uhr',
    startsAt: `${YEAR}-11-16T13:00:00.000Z`,
  })
})

test('a day and a start that are chosen are written in German', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Zeit').click()
  await expect(edited.field('Zeit')).toBeFocused()
  await edited.field('Termin').fill(`1.2.${YEAR}`)
  await page.getByRole('button', { name: /^Tag auswählen/ }).click()
  await page.getByRole('button', { name: new RegExp(`17\\. Februar ${YEAR}`) }).click()
  await expect(edited.field('Termin')).toHaveValue(formatSessionDate(`${YEAR}-02-17`))
  await page.getByLabel('Beginn auswählen').selectOption('09:30 Uhr')
  await expect(edited.field('Zeit')).toHaveValue('09:30 – 11:00 Uhr')
  await edited.save.click()

  await expect(edited.text('Zeit', '09:30 – 11:00 Uhr')).toBeFocused()
  await expect(edited.text('Termin', formatSessionDate(`${YEAR}-02-17`))).toBeVisible()
})

test('before a date moves a dialog names the recipients, and cancelling changes nothing', async ({
  page,
  product,
  request,
}) => {
  await bookFor(request, 'sina@example.com')
  await bookFor(request, 'sina.adler@example.com')
  await product.query(
    `update registrations set status = 'confirmed' where contact_email = 'sina@example.com'`,
  )
  await tellEverybody(product)
  const before = await product.training('kurs-1-uhren')
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Termin').click()
  await edited.field('Termin').fill(DAY)
  await edited.save.click()

  const question = page.getByRole('alertdialog', { name: 'Termin verlegen?' })
  await expect(question).toContainText('1 Person bekommt eine E-Mail')
  await expect(question).toContainText('1 Person mit einem Platz bekommt keine')
  await expect(question.getByLabel('E-Mail 1 von 1, an')).toHaveText('sina@example.com')
  await question.getByRole('button', { name: 'Zurück' }).click()
  await expect(edited.field('Termin')).toHaveValue(DAY)
  expect((await product.training('kurs-1-uhren')).date).toBe(before.date)

  await edited.save.click()
  await question.getByRole('button', { name: 'Termin verlegen und 1 E-Mail senden' }).click()
  await expect(notificationOf(page)).toContainText(SAVED)
  await expect(notificationOf(page).getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  expect((await product.training('kurs-1-uhren')).date).toBe(DAY)
})

test('another wording of the same date asks nobody', async ({ page, product, request }) => {
  await bookFor(request, 'sina@example.com')
  const { startsAt } = await product.training('kurs-1-uhren')
  const [year, month, day] = (startsAt ?? '').slice(0, 10).split('-')
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Termin').click()
  await edited.field('Termin').fill(`${day}.${month}.${year}`)
  await edited.save.click()

  await expect(edited.text('Termin', `${day}.${month}.${year}`)).toBeFocused()
})

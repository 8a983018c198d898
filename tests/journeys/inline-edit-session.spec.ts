import type { APIRequestContext } from '@playwright/test'
import { editPage } from '../support/browser/edit-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const PATH = '/trainings/kurs-1-uhren'
const SAVED = 'Änderungen wurden erfolgreich gespeichert.'

async function bookFor(request: APIRequestContext, email: string) {
  const person = { firstName: 'Sina', lastName: 'Adler', email, company: 'Beispiel AG' }
  const response = await request.post('/api/registrations', {
    data: {
      contactName: 'Sina Adler',
      contactEmail: email,
      company: 'Beispiel AG',
      packageId: 'single',
      attendees: [{ trainingId: 'kurs-1-uhren', attendeeType: 'booker', ...person }],
    },
  })
  expect(response.status()).toBe(201)
}

test('date and time are typed, and the editor says what it understands', async ({
  page,
  product,
}) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Termin').click()
  const dialog = page.getByRole('dialog', { name: 'Termin und Zeit' })
  await expect(edited.field('Termin')).toBeFocused()
  await edited.field('Termin').fill('12.01.2027')
  await edited.field('Zeit').fill('14-15.30 Uhr')
  await expect(dialog.getByRole('status')).toHaveText(
    'Verstanden: Dienstag, 12. Januar 2027, 14:00 bis 15:30 Uhr (Berliner Zeit)',
  )
  await expectAccessible(page)
  await edited.field('Termin').fill('Mitte Januar')
  await expect(dialog.getByRole('status')).toContainText('Nicht verstanden')
  await edited.field('Termin').fill('12.01.2027')
  await edited.save.click()

  await expect(notificationOf(page)).toContainText(SAVED)
  await expect(dialog).toHaveCount(0)
  await expect(edited.text('Termin', '12.01.2027')).toBeFocused()
  expect(await product.training('kurs-1-uhren')).toMatchObject({
    date: '12.01.2027',
    time: '14-15.30 Uhr',
    startsAt: '2027-01-12T13:00:00.000Z',
  })
})

test('a day and a start that are chosen are written in German', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Zeit').click()
  await expect(edited.field('Zeit')).toBeFocused()
  await edited.field('Termin').fill('1.2.2027')
  await page.getByRole('button', { name: /^Tag auswählen/ }).click()
  await page.getByRole('button', { name: /17\. Februar 2027/ }).click()
  await expect(edited.field('Termin')).toHaveValue('Mittwoch, 17. Februar 2027')
  await page.getByLabel('Beginn auswählen').selectOption('09:30 Uhr')
  await expect(edited.field('Zeit')).toHaveValue('09:30 – 11:00 Uhr')
  await edited.save.click()

  await expect(edited.text('Zeit', '09:30 – 11:00 Uhr')).toBeFocused()
  await expect(edited.text('Termin', 'Mittwoch, 17. Februar 2027')).toBeVisible()
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
  const before = await product.training('kurs-1-uhren')
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Termin').click()
  await edited.field('Termin').fill('Dienstag, 12. Januar 2027')
  await edited.save.click()

  const question = page.getByRole('alertdialog', { name: 'Termin ändern?' })
  await expect(question).toContainText('1 bestätigte Person bekommt eine E-Mail')
  await expect(question).toContainText('1 Person mit einer noch nicht bestätigten Anmeldung')
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(edited.field('Termin')).toHaveValue('Dienstag, 12. Januar 2027')
  expect((await product.training('kurs-1-uhren')).date).toBe(before.date)

  await edited.save.click()
  await question.getByRole('button', { name: 'Termin ändern' }).click()
  await expect(notificationOf(page)).toContainText(SAVED)
  await expect(notificationOf(page).getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  expect((await product.training('kurs-1-uhren')).date).toBe('Dienstag, 12. Januar 2027')
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

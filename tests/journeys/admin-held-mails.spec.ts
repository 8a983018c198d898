import { addSession } from '../support/browser/admin-pages.ts'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { BOOKER } from '../support/product/bookings.ts'

test.use({ settings: { LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1' } })

/** Books a seat through the form and returns the reference code. */
async function book(booking: BookingPage): Promise<string> {
  await booking.open()
  await booking.passStepOne('Einzelkarte')
  await booking.slot(1).choose('Uhren & Zeit')
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  return booking.page.getByText(/^MF-\w{4}-\w{4}$/).innerText()
}

test('a visitor books so often that a receipt is held, which the page shows; staff send one and cancel another', async ({
  page,
  product,
}) => {
  const booking = new BookingPage(page)
  await book(booking)
  await expect(booking.notification).toContainText('Du erhältst in Kürze eine Bestätigung')
  await expect(page.getByText(`Alle Angaben schicken wir auch an ${BOOKER.email}.`)).toBeVisible()
  await expect(page).toHaveURL(/\/trainings$/)

  const sent = await book(booking)
  await expect(booking.notification).toContainText(
    'Eine E-Mail dazu kommt vorerst nicht, bitte notiere dir die Buchungsnummer.',
  )
  const explanation = page
    .getByRole('paragraph')
    .filter({ hasText: 'Eine E-Mail mit diesen Angaben kommt vorerst nicht' })
  await expect(explanation).toContainText(BOOKER.email)
  await expect(page).toHaveURL(/\/trainings$/)
  await expect(explanation).toBeVisible()
  const discarded = await book(booking)
  await expect(page).toHaveURL(/\/trainings$/)

  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=mails&mailstatus=waiting', { waitUntil: 'networkidle' })
  const rows = page.getByRole('list', { name: 'E-Mails', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const row = rows.filter({ hasText: sent })
  await expect(row).toContainText('Zurückgehalten, weil an dieses Postfach')
  await expectAccessible(page)
  const opener = row.getByRole('link')
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: sent })
  await expect(sheet).toContainText('Zurückgehalten, weil an dieses Postfach')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Jetzt senden' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Diese E-Mail jetzt senden?' })
  await expect(question).toContainText(BOOKER.email)
  await question.getByRole('button', { name: 'Jetzt senden' }).focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('status')).toHaveText('Gesendet')
  const receipts = async () =>
    (await product.mails()).filter((mail) => mail.includes(`To: ${BOOKER.email}`))
  expect(await receipts()).toHaveLength(2)
  expect((await receipts()).some((mail) => mail.includes(sent))).toBe(true)
  await page.keyboard.press('Escape')

  await expect(rows).toHaveCount(1)
  await page.getByRole('tabpanel').getByRole('link', { name: discarded }).click()
  const other = page.getByRole('dialog', { name: discarded })
  await other.getByRole('button', { name: 'Nicht senden' }).focus()
  await page.keyboard.press('Enter')
  await expect(other.getByRole('status')).toHaveText('Nicht gesendet')
  await expect(other).toContainText('Von Hand verworfen.')
  await expect(other.getByRole('button', { name: 'Jetzt senden' })).toBeVisible()
  await expectAccessible(page)
  expect(await receipts()).toHaveLength(2)
})

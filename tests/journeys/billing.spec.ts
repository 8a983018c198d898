import { addSession, chooseStatus } from '../support/browser/admin-pages.ts'
import { BookingPage } from '../support/browser/booking-page.ts'
import {
  expect,
  expectAccessible,
  hydrate,
  notificationOf,
  test,
} from '../support/browser/journey.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'
import { storeOwnFirm } from '../support/product/own-firm.ts'

test('a visitor gives billing data with the booking, corrects them, and finds them on its page', {
  tag: '@phone',
}, async ({ page, product }) => {
  const form = new BookingPage(page)
  await form.open()
  await form.fillContact()
  await form.package('Einzelkarte').check()
  await page.getByText('Optional, auch später möglich').click()
  await form.field('Rechnungsempfänger').fill('Stadt Beispielheim')
  await page.getByRole('combobox', { name: 'Land' }).selectOption({ label: 'Österreich' })
  await form.field('USt-IdNr.').fill('AT123')
  await form.field('Leitweg-ID').fill('04011000-1234512345-07')
  await page.getByRole('checkbox', { name: /^Namen der Teilnehmenden/ }).check()
  await expectAccessible(page)

  await page.reload()
  await hydrate(page)
  await expect(page.getByText('Ausgefüllt')).toBeVisible()
  await form.next.click()
  await expect(form.summaryOfErrors).toContainText('USt-IdNr. dieses Landes')
  await expect(form.summaryOfErrors).toContainText('Diese Leitweg-ID hat einen Tippfehler')
  const vatId = form.field('USt-IdNr.')
  await expect(vatId).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await vatId.fill('ATU12345678')
  await form.field('Leitweg-ID').fill('04011000-1234512345-06')
  await form.next.click()
  await form.slot(1).choose('Uhren & Zeit')
  await form.submit.click()

  await expect(page).toHaveURL(/\/trainings$/)
  expect(
    await product.query(
      `select recipient, country, vat_id as "vatId", leitweg_id as "leitwegId",
       names_on_invoice as "namesOnInvoice" from billing_details`,
    ),
  ).toEqual([
    {
      recipient: 'Stadt Beispielheim',
      country: 'Österreich',
      vatId: 'ATU12345678',
      leitwegId: '04011000-1234512345-06',
      namesOnInvoice: true,
    },
  ])
  await page.getByRole('link', { name: 'Bestellnummer ergänzen' }).click()
  await hydrate(page)
  const card = page.getByRole('region', { name: 'Rechnung' })
  await expect(card).toContainText('Leitweg-ID04011000-1234512345-06')
  await card.getByRole('button', { name: /^Ändern/ }).click()
  await expect(card.getByRole('textbox', { name: 'Rechnungsempfänger' })).toBeFocused()
  await expect(card.getByRole('combobox', { name: 'Land' })).toHaveValue('AT')
  await card.getByRole('checkbox', { name: /^Namen der Teilnehmenden/ }).uncheck()
  await card.getByRole('textbox', { name: 'Bestellnummer' }).fill('4500-17')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Rechnungsdaten speichern' }).click()
  await expect(card).toContainText('Deine Rechnungsdaten sind gespeichert.')
  await expect(card).toContainText('4500-17')
  await expect(card).not.toContainText('Namen der Teilnehmenden')
})

test('staff leave the VAT to a buyer of another EU country, and take it back', async ({
  page,
  product,
}) => {
  await storeOwnFirm(product)
  const answer = await page.request.post(`${product.address}/api/registrations`, {
    data: {
      ...booking(ownSeat('kurs-1-uhren')),
      billing: { street: 'Hobelgasse 3', postalCode: '4020', city: 'Linz', country: 'AT' },
    },
  })
  const { id } = (await answer.json()) as { id: string }
  await addSession(page, product.admin)
  await page.goto(`/admin/anmeldungen/${id}`)
  await chooseStatus(page.getByRole('main'), 'Bestätigen')
  const invoices = page.getByRole('region', { name: 'Rechnungen' })
  await expect(invoices).toContainText('Format: PDF mit XML darin (ZUGFeRD).')

  await page.getByRole('button', { name: 'Ändern: Rechnungsdaten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'USt-IdNr.' }).fill('ATU12345678')
  await dialog.getByRole('checkbox', { name: /XRechnung/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Die Rechnungsdaten sind geändert.')
  await expect(invoices).toContainText('Format: XRechnung.')

  const card = page.getByRole('region', { name: 'Rechnungsangaben' })
  await card.getByRole('button', { name: 'Reverse Charge eintragen' }).click()
  const note = dialog.getByRole('textbox', { name: /^Wie und wann geprüft/ })
  await note.fill('Am 12.01.2027 beim Bundeszentralamt für Steuern bestätigt')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(card).toContainText('Am 12.01.2027 beim Bundeszentralamt')
  await expect(invoices).toContainText('Ohne Umsatzsteuer, weil der Kunde sie schuldet')
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Reverse Charge aufheben' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Reverse Charge aufheben' })
    .click()
  await expect(invoices).not.toContainText('Ohne Umsatzsteuer')
})

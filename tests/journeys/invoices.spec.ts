import { addSession, chooseStatus } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'
import { OWN_FIRM } from '../support/product/own-firm.ts'

test('staff enter the data of the firm, issue the invoice of a booking, and cancel it', {
  tag: '@both',
}, async ({ page, product }) => {
  const answer = await page.request.post(`${product.address}/api/registrations`, {
    data: booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren')),
  })
  const { id } = (await answer.json()) as { id: string }
  await addSession(page, product.admin)

  await page.goto('/admin/firma')
  const form = page.getByRole('region', { name: 'Rechnungen' })
  await expect(form).toContainText('Für eine Rechnung fehlt noch: Name mit Rechtsform')
  await form.getByRole('textbox', { name: /^IBAN/ }).fill('DE09 0000 0000 0000 0000 02')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toContainText('Diese IBAN stimmt nicht')
  await form.getByRole('textbox', { name: /^IBAN/ }).fill('DE09 0000 0000 0000 0000 01')
  await form.getByRole('textbox', { name: /^Steuernummer/ }).fill(OWN_FIRM.invoices.taxNumber)
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).not.toContainText('IBAN, Steuernummer')
  for (const group of ['contact', 'address', 'legal'] as const)
    await page.request.put(`${product.address}/api/admin/settings/firm/${group}`, {
      data: OWN_FIRM[group],
    })
  await page.reload()
  await expect(form).toContainText('Für eine Rechnung ist alles da.')
  const sample = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Musterrechnung als PDF' }).click()
  expect((await sample).suggestedFilename()).toBe('musterrechnung.pdf')

  await page.goto(`/admin/anmeldungen/${id}`)
  const card = page.getByRole('region', { name: 'Rechnungen' })
  await expect(card).toContainText('Keine Rechnung ausgestellt.')
  await chooseStatus(page.getByRole('main'), 'Bestätigen')
  await expect(card).toContainText('Noch nicht in Rechnung gestellt: 206 €.')
  await expect(card).toContainText('Dafür fehlt noch: Straße und Hausnummer des Kunden')
  const issue = card.getByRole('button', { name: 'Rechnung ausstellen' })
  await expect(issue).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ändern: Rechnungsdaten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Hobelweg 3')
  await dialog.getByRole('textbox', { name: 'Postleitzahl' }).fill('89073')
  await dialog.getByRole('textbox', { name: 'Ort' }).fill('Ulm')
  await dialog.getByRole('button', { name: /speichern/i }).click()

  await issue.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechnung ausstellen' }).click()
  await expect(notificationOf(page)).toContainText('Die Rechnung ist ausgestellt.')
  const year = new Date().getFullYear()
  const [number, cancellation] = [`RE-${year}-0001`, `RE-${year}-0002`]
  await expect(card).toContainText(`Rechnung ${number}`)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: `PDF: ${number}` }).click()
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`)

  await card.getByRole('button', { name: `Stornieren: ${number}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechnung stornieren' }).click()
  await expect(card).toContainText(`storniert durch ${cancellation}`)
  await expect(card).toContainText(`Stornorechnung ${cancellation}`)
  await expect(issue).toBeEnabled()
  await expectAccessible(page)
})

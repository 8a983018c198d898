import { addSession, chooseStatus } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'
import { OWN_FIRM } from '../support/product/own-firm.ts'

test('staff enter the data of the firm, issue the invoice of a booking, send, replace and cancel it, and the booker has it', {
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
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText(`Als E-Mail an ${BOOKER.email}.`)
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Ausstellen und senden' }).click()
  await expect(notificationOf(page)).toContainText('Die Rechnung ist ausgestellt und wird')
  const year = new Date().getFullYear()
  const [number, cancellation, replacement] = [1, 2, 3].map((count) => `RE-${year}-000${count}`)
  await expect(card).toContainText(`Rechnung ${number}`)
  await expect(card).toContainText(new RegExp(`(Wird gesendet|Gesendet .*) an ${BOOKER.email}`))
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: `PDF: ${number}` }).click()
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`)

  const staff = { 'Content-Type': 'application/json' }
  await page.request.post(`${product.address}/api/admin/registrations/${id}/reductions`, {
    headers: staff,
    data: { cents: 600, reason: 'Kulanz' },
  })
  await page.reload()
  await expect(card).toContainText('Die Rechnung lautet über 206 €, zu zahlen sind 200 €.')
  await card.getByRole('button', { name: 'Stornieren und neu ausstellen' }).click()
  await asked.getByRole('radio', { name: /Nur neu ausstellen/ }).check()
  await asked.getByRole('button', { name: 'Nur neu ausstellen' }).click()
  await expect(card).toContainText(`storniert durch ${cancellation}`)
  await expect(card).toContainText(`Rechnung ${replacement}`)
  await card.getByRole('button', { name: `Senden: ${replacement}` }).click()
  await asked.getByRole('button', { name: 'Senden' }).click()
  await expect(
    card.getByRole('button', { name: `Noch einmal senden: ${replacement}` }),
  ).toBeVisible()

  await page.getByRole('button', { name: /^Absagen: Platz 2/ }).click()
  await expect(asked).toContainText('Die ausgestellte Rechnung passt dann nicht mehr')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Nicht absagen' }).click()

  await card.getByRole('button', { name: `Stornieren: ${replacement}` }).click()
  await asked.getByRole('radio', { name: /Nur stornieren/ }).check()
  await asked.getByRole('button', { name: 'Nur stornieren' }).click()
  await expect(card).toContainText(`storniert durch RE-${year}-0004`)
  await expect(issue).toBeEnabled()
  await expectAccessible(page)

  const link = await page.request.get(`${product.address}/api/admin/registrations/${id}/link`)
  const { url } = (await link.json()) as { url: string }
  await page.goto(new URL(url).pathname)
  const documents = page.getByRole('region', { name: 'Deine Rechnungen' })
  await expect(documents.getByRole('listitem')).toHaveCount(4)
  const file = page.waitForEvent('download')
  await documents.getByRole('link', { name: `PDF: ${replacement}` }).click()
  expect((await file).suggestedFilename()).toBe(`${replacement}.pdf`)
  await expectAccessible(page)
})

test('ticked bookings get one invoice, and by a setting they get theirs by themselves', {
  tag: '@both',
}, async ({ page, product, consoleErrors }) => {
  await addSession(page, product.admin)
  for (const group of ['contact', 'address', 'legal', 'invoices'] as const)
    await page.request.put(`${product.address}/api/admin/settings/firm/${group}`, {
      data: OWN_FIRM[group],
    })
  for (const seat of [ownSeat('kurs-1-uhren'), ownSeat('kurs-3-drachen')]) {
    const answer = await page.request.post(`${product.address}/api/registrations`, {
      data: booking(seat),
    })
    const { id } = (await answer.json()) as { id: string }
    await page.request.patch(`${product.address}/api/admin/registrations/${id}`, {
      data: { billing: { street: 'Hobelweg 3', postalCode: '89073', city: 'Ulm' } },
    })
  }
  await page.goto('/admin/dashboard?ansicht=anmeldungen', { waitUntil: 'networkidle' })
  const bar = page.getByRole('region', { name: 'Ausgewählte Zeilen' })
  await page.getByRole('checkbox', { name: 'Alle geladenen auswählen' }).click()
  const asked = page.getByRole('alertdialog')
  await bar.getByRole('button', { name: 'Rechnungen' }).click()
  await asked.getByRole('button', { name: 'Eine Rechnung ausstellen und senden' }).click()
  await expect(asked.getByRole('alert')).toContainText('ist nichts zu zahlen')
  expect(consoleErrors.splice(0).join()).toContain('409')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Abbrechen' }).click()
  await bar.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(bar).toContainText('2 Anmeldungen bestätigt.')

  await page.goto('/admin/rechnungen')
  await page.getByRole('link', { name: 'Anmeldungen ohne Rechnung' }).click()
  await page.getByRole('checkbox', { name: 'Alle geladenen auswählen' }).click()
  await bar.getByRole('button', { name: 'Rechnungen' }).click()
  await asked.getByRole('button', { name: 'Eine Rechnung ausstellen und senden' }).click()
  await expect(notificationOf(page)).toContainText('über 2 Anmeldungen ist ausgestellt')
  await expect(page.getByText('Keine Treffer für diese Auswahl')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alle anzeigen' }).click()
  await page.getByRole('checkbox', { name: 'Alle geladenen auswählen' }).click()
  await bar.getByRole('button', { name: 'Rechnungen' }).click()
  await asked.getByRole('radio', { name: /Je eine Rechnung/ }).check()
  await asked.getByRole('button', { name: 'Je eine Rechnung ausstellen und senden' }).click()
  await expect(bar).toContainText('0 Anmeldungen in Rechnung gestellt, 2 nicht.')

  await page.goto('/admin/regeln')
  await page.getByRole('radio', { name: /Bei der Bestätigung, und senden/ }).click()
  await expect(notificationOf(page)).toContainText('Das gilt ab der nächsten Bestätigung.')
  await expectAccessible(page)
})

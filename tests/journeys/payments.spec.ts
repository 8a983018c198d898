import type { Page } from '@playwright/test'
import { addSession, chooseStatus, openScreen } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { camtOf, OWN_IBAN } from '../support/product/bank-statement.ts'
import { booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'
import { OWN_FIRM } from '../support/product/own-firm.ts'

const BILLING = { recipient: 'Möbelhaus Beispiel GmbH', street: 'Hobelweg 3', postalCode: '89073' }

/** Uploads a statement and waits for what became of it. */
async function readStatement(page: Page, name: string, xml: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/xml',
    buffer: Buffer.from(xml),
  })
}

test('staff read a bank statement: what is exact is paid, the rest they assign, refund and move', async ({
  page,
  product,
  consoleErrors,
}) => {
  test.slow()
  await addSession(page, product.admin)
  for (const group of ['contact', 'address', 'legal', 'invoices'] as const)
    await page.request.put(`${product.address}/api/admin/settings/firm/${group}`, {
      data: OWN_FIRM[group],
    })
  const numbers: string[] = []
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const booked = await page.request.post(`${product.address}/api/registrations`, {
      data: booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren')),
    })
    const { id } = (await booked.json()) as { id: string }
    ids.push(id)
    const path = `${product.address}/api/admin/registrations/${id}`
    await page.request.patch(path, { data: { billing: { ...BILLING, city: 'Ulm' } } })
    await page.goto(`/admin/anmeldungen/${id}`)
    await chooseStatus(page.getByRole('main'), 'Bestätigen')
    await page.getByRole('button', { name: 'Rechnung ausstellen' }).click()
    await answerOnly(page, 'Nur ausstellen')
    const payments = page.getByRole('region', { name: 'Zahlungen' })
    await expect(payments).toContainText('Offen: 206 €.')
    const name = (await payments.getByText(/^Rechnung /).textContent()) ?? ''
    numbers.push(name.replace('Rechnung ', ''))
  }
  const [first = '', second = ''] = numbers

  await openScreen(page, 'Rechnungen')
  const list = page.getByRole('list', { name: 'Rechnungen' })
  await expect(list.getByRole('listitem').filter({ hasText: first })).toContainText('Offen')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Kontoauszug' }).click()
  await readStatement(page, 'falsch.xml', '<html></html>')
  await expect(page.getByRole('alert')).toContainText('kein Kontoauszug im Format CAMT.053')
  expect(consoleErrors.splice(0).join()).toContain('422')
  const today = new Date().toISOString().slice(0, 10)
  const statement = camtOf(
    [
      { amount: '206.00', day: today, party: 'Möbelhaus', text: `Rechnung ${first}` },
      { amount: '200.00', day: today, party: 'Tischlerei Eins', text: 'Danke fürs Training' },
      { amount: '15.00', day: today, party: 'Zinsen', text: 'Guthabenzins' },
    ],
    { iban: OWN_IBAN },
  )
  await readStatement(page, 'auszug.xml', statement)
  await expect(page.getByText('3 neue Umsätze: 1 eingetragen, 2 zu prüfen.')).toBeVisible()
  await readStatement(page, 'auszug.xml', statement)
  await expect(page.getByText('Keine neuen Umsätze.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Ignorieren: 15/ }).click()
  await expect(notificationOf(page)).toContainText('Der Umsatz ist ignoriert.')
  await page.getByRole('button', { name: /^Rechnung suchen: 200/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(second)
  await dialog.getByRole('checkbox', { name: second }).check()
  await expect(dialog).toContainText('Danach bleiben 6 € offen.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Eintragen' }).click()
  await expect(page.getByText('Kein Umsatz zu prüfen')).toBeVisible()

  await page.getByRole('tab', { name: 'Rechnungen' }).click()
  const rowOf = (number: string) => list.getByRole('listitem').filter({ hasText: number })
  await expect(rowOf(first)).toContainText('Bezahlt')
  await page.getByLabel('Stand').selectOption('Offen')
  await expect(rowOf(first)).toBeHidden()
  await rowOf(second)
    .getByRole('button', { name: `Zahlungen: ${second}` })
    .click()
  await expect(dialog).toContainText('Tischlerei Eins')
  await dialog.getByRole('button', { name: `Ausbuchen: ${second}` }).click()
  await dialog.getByRole('button', { name: 'Ausbuchen', exact: true }).click()
  await expect(dialog).toContainText('Bitte geben Sie einen Grund ein.')
  expect(consoleErrors.splice(0).join()).toContain('422')
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Rest erlassen')
  await dialog.getByRole('button', { name: 'Ausbuchen', exact: true }).click()
  await expect(dialog).toContainText('Rest erlassen')
  await expect(dialog).toContainText('Ausgebucht')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.goto(`/admin/anmeldungen/${ids[0]}`)
  await page.getByRole('button', { name: `Stornieren: ${first}` }).click()
  await answerOnly(page, 'Nur stornieren')
  const payments = page.getByRole('region', { name: 'Zahlungen' })
  await expect(payments).toContainText('Zu erstatten: 206 €.')
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click()
  await answerOnly(page, 'Nur ausstellen')
  await payments.getByRole('button', { name: /^Auf Rechnung .* umbuchen/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Umbuchen' }).click()
  await expect(payments).not.toContainText('Zu erstatten')
  await payments.getByRole('button', { name: /^Rückgängig: Zahlung 206/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(payments).toContainText('Offen: 206 €.')
  await expectAccessible(page)
})

/** Chooses that no mail is sent. */
async function answerOnly(page: Page, label: string): Promise<void> {
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('radio', { name: label }).check()
  await asked.getByRole('button', { name: label }).click()
  await expect(asked).toBeHidden()
}

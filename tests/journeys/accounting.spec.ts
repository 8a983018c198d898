import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { berlinDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { formatMonth, monthOf } from '../../src/platform/basics/domain/calendar-month.ts'
import { addSession, openScreen } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'
import { centsOfBooking, readDatev } from '../support/datev-reader.ts'
import { booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'
import { OWN_FIRM } from '../support/product/own-firm.ts'

/** A confirmed booking of two seats with an invoice that is paid; the firm's data are its own. */
async function issuePaidInvoice(page: Page, product: JourneyProduct): Promise<string> {
  const address = (path: string) => `${product.address}/api/${path}`
  for (const group of ['contact', 'address', 'legal', 'invoices'] as const)
    await page.request.put(address(`admin/settings/firm/${group}`), { data: OWN_FIRM[group] })
  const seats = [ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren')] as const
  const booked = await page.request.post(address('registrations'), { data: booking(...seats) })
  const { id } = (await booked.json()) as { id: string }
  const path = `admin/registrations/${id}`
  await page.request.patch(address(`${path}/status`), { data: { status: 'confirmed' } })
  const billing = {
    recipient: 'Öl & Söhne GmbH',
    street: 'Hobelweg 3',
    postalCode: '89073',
    city: 'Ulm',
  }
  await page.request.patch(address(path), { data: { billing } })
  const issued = await page.request.post(address(`${path}/invoices`), { data: {} })
  expect(issued.status()).toBe(201)
  const { invoices } = (await issued.json()) as { invoices: { id: string; number: string }[] }
  await product.query(
    `insert into payments (invoice_id, kind, cents, day, source, recorded_by)
     values ($1, 'received', 20600, $2, 'manual', 'team@example.com')`,
    [invoices[0]?.id, berlinDay(new Date())],
  )
  return invoices[0]?.number ?? ''
}

const bytesOf = async (download: Download) => readFile(await download.path())

test('the office enters its accounts and downloads a month for the tax adviser', {
  tag: '@both',
}, async ({ page, product }) => {
  await addSession(page, product.admin)
  const number = await issuePaidInvoice(page, product)
  const month = monthOf(berlinDay(new Date()))

  await page.goto('/admin/dashboard')
  const figures = page.getByRole('region', { name: 'Kennzahlen' })
  await expect(figures).toContainText('Rechnungsbeträge206 €')
  await expect(figures).toContainText('Bezahlt206 €')
  await openScreen(page, 'Rechnungen')
  await page.getByRole('link', { name: 'Buchhaltung' }).click()

  const files = page.getByRole('region', { name: 'Herunterladen' })
  const batch = files.getByRole('button', { name: 'Buchungsstapel herunterladen' })
  await files.getByRole('combobox', { name: 'Monat' }).selectOption(formatMonth(month))
  await expect(files.getByRole('status')).toContainText('1 Rechnung')
  await expect(files).toContainText('fehlt noch: Beraternummer und Mandantennummer')
  await expect(batch).toBeDisabled()
  await expectAccessible(page)

  const accounts = page.getByRole('region', { name: 'Export für DATEV' })
  await expect(accounts.getByText('Beispiel', { exact: true })).toHaveCount(5)
  await accounts.getByRole('textbox', { name: 'Beraternummer' }).fill('29098')
  await accounts.getByRole('textbox', { name: 'Mandantennummer' }).fill('100000')
  await accounts.getByRole('textbox', { name: 'Erlöse mit einem anderen Steuersatz' }).fill('8300')
  await accounts.getByRole('combobox', { name: 'Zahlungen' }).selectOption('In den Buchungsstapel')
  await accounts.getByRole('button', { name: 'Speichern' }).click()
  await expect(accounts).toContainText('Eine Zahl von 1 bis 99999')
  await accounts.getByRole('textbox', { name: 'Mandantennummer' }).fill('55003')
  await accounts.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Gespeichert')

  const download = async (name: string) => {
    const event = page.waitForEvent('download')
    await files.getByRole('button', { name }).click()
    return event
  }
  const datev = await download('Buchungsstapel herunterladen')
  expect(datev.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_.*\.csv$/)
  const { bookings } = readDatev(await bytesOf(datev))
  expect(bookings.map((line) => [line.Konto, line['Belegfeld 1'], centsOfBooking(line)])).toEqual([
    ['10000', number, 20_600],
    ['1200', number, 20_600],
  ])
  const list = await download('CSV herunterladen')
  expect((await bytesOf(list)).toString()).toContain(`${number};Rechnung;`)
  const archive = await download('ZIP herunterladen')
  expect(archive.suggestedFilename()).toMatch(/^rechnungen-.*\.zip$/)
  const zipped = (await bytesOf(archive)).toString('latin1')
  for (const name of [`${number}.pdf`, `${number}.xml`]) expect(zipped).toContain(name)

  await files.getByRole('radio', { name: 'Ein Quartal' }).check()
  await expect(files.getByRole('combobox', { name: 'Quartal' })).toBeVisible()
  await files.getByRole('radio', { name: 'Eigene Tage' }).check()
  await expect(files.getByRole('button', { name: /^Letzter Tag/ })).toBeVisible()
  await expectAccessible(page)
})

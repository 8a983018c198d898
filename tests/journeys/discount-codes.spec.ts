import { addSession } from '../support/browser/admin-pages.ts'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const PHONE = { width: 390, height: 844 }

test('staff create a code, a visitor redeems it on a phone, and booking and lists say so', {
  tag: '@both',
}, async ({ page, product, consoleErrors }) => {
  await addSession(page, product.admin)
  await page.goto('/admin/rabattcodes')
  await expect(page.getByText('Es gibt noch keinen Code.')).toBeVisible()
  await page.getByRole('button', { name: 'Code anlegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Code/ }).fill('som mer 27')
  await dialog.getByRole('button', { name: 'Code anlegen' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Prozent' })).toHaveAttribute('aria-invalid')
  await dialog.getByRole('textbox', { name: 'Prozent' }).fill('15')
  await dialog.getByRole('checkbox', { name: 'Einzelkarte' }).check()
  await dialog.getByRole('textbox', { name: 'Wie oft insgesamt' }).fill('1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Code anlegen' }).click()
  await expect(notificationOf(page)).toContainText('Der Code SOMMER27 ist angelegt.')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'SOMMER27' })
  await expect(row).toContainText('15\u00a0% auf Einzelkarte · ohne Frist · 0 von 1 eingelöst')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)

  const booking = new BookingPage(page)
  await booking.open()
  await booking.fillContact()
  await booking.package('2 Karten').check()
  await page.getByText('Code einlösen').click()
  const field = booking.field('Rabattcode')
  await field.fill('winter')
  await page.getByRole('button', { name: 'Einlösen' }).click()
  await expect(field).toHaveAccessibleDescription('Diesen Code gibt es nicht oder nicht mehr.')
  await expect(field).toBeFocused()
  const firstName = booking.field(/^Vorname/)
  const typed = await firstName.inputValue()
  await firstName.fill('')
  await booking.next.click()
  await expect(firstName).toHaveAttribute('aria-invalid')
  await expect(field).toHaveAccessibleDescription('Diesen Code gibt es nicht oder nicht mehr.')
  await expect(booking.summaryOfErrors).toContainText('Prüfe noch 2 Felder.')
  await firstName.fill(typed)
  await expect(booking.summaryOfErrors).toContainText('Prüfe noch ein Feld.')
  await field.fill('sommer27')
  await expect(booking.summaryOfErrors).toHaveCount(0)
  await booking.next.click()
  await expect(booking.summaryOfErrors).toContainText('Dieser Code gilt nur für das Paket')
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('422'),
    expect.stringContaining('409'),
  ])
  await booking.package('Einzelkarte').check()
  await field.press('Enter')
  const redeemed = page.getByText('Code SOMMER27: 15\u00a0% weniger')
  await expect(redeemed).toBeFocused()
  await expect(booking.total).toContainText('95,20€')
  await expectAccessible(page)

  await page.reload({ waitUntil: 'networkidle' })
  await expect(redeemed).toBeVisible()
  await booking.next.click()
  await booking.slot(1).choose('Uhren & Zeit')
  await expect(booking.total).toContainText('95,20€')
  await expectAccessible(page)
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  await expect(page.getByText('Rabattcode SOMMER27').locator('visible=true')).toBeVisible()
  await expect(page.getByText('−16,80\u00a0€')).toBeVisible()

  const [booked] = await product.query<{ id: string }>('select id from registrations')
  await page.goto(`/admin/anmeldungen/${booked?.id}`)
  await expect(page.getByRole('region', { name: 'Paket und Preis' })).toContainText(
    'Rabattcode SOMMER27: −16,80\u00a0€',
  )
  await page.goto('/admin/rabattcodes')
  await expect(row).toContainText('Aufgebraucht')
  await expect(row.getByRole('button', { name: 'Löschen: SOMMER27' })).toHaveCount(0)
})

test('a code that is used up meanwhile is refused at its field, and everything typed stays', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  const code = { code: 'LETZTER', note: '', kind: 'amount', value: 1_200, maxUses: 1 }
  const open = { firstDay: null, lastDay: null, packageIds: [], isOncePerCompany: false }
  const created = await page.request.post(`${product.address}/api/admin/discount-codes`, {
    data: { ...code, ...open, isActive: true },
  })
  expect(created.status()).toBe(201)
  await page.setViewportSize(PHONE)
  const booking = new BookingPage(page)
  await booking.open('?code=letzter')
  await expect(page.getByText('Code LETZTER: 12\u00a0€ weniger')).toBeVisible()
  await booking.passStepOne('Einzelkarte')
  await booking.slot(1).choose('Uhren & Zeit')
  await expect(booking.total).toContainText('100€')
  await product.query(`update discount_codes set is_active = false`)
  await booking.submit.click()

  await expect(booking.summaryOfErrors).toContainText('Diesen Code gibt es nicht oder nicht mehr.')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
  await expect(booking.field(/^Vorname/)).toHaveValue('Sina')
  await expect(booking.total).toContainText('112€')
  const field = booking.field('Rabattcode')
  await expect(field).toHaveValue('LETZTER')
  await expectAccessible(page)
  await field.fill('')
  await booking.next.click()
  await expect(booking.slot(1).chosen).toContainText('Uhren & Zeit')
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
})

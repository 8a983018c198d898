import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'

test('what is owed follows a late cancellation, a reduction and a new order, each shown before', {
  tag: '@both',
}, async ({ page, product }) => {
  const answer = await page.request.post(`${product.address}/api/registrations`, {
    data: booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen')),
  })
  const { id } = (await answer.json()) as { id: string }
  await addSession(page, product.admin)
  const registration = `${product.address}/api/admin/registrations/${id}`
  await page.request.patch(`${registration}/status`, { data: { status: 'confirmed' } })
  // So soon that cancelling is not free any more.
  await product.query(
    `update training_dates set starts_at = now() + interval '5 days', ends_at = now() + interval '121 hours'
     where id = (select date_id from attendees where registration_id = $1 and position = 1)`,
    [id],
  )
  await page.goto(`/admin/anmeldungen/${id}`, { waitUntil: 'networkidle' })
  const card = page.getByRole('region', { name: 'Zu zahlen' })
  await expect(card).toContainText('Vereinbarter Preis206 €')

  await page.getByRole('button', { name: /^Absagen: Platz 1/ }).click()
  const cancel = page.getByRole('alertdialog', { name: 'Platz 1 absagen?' })
  const kept = cancel.getByLabel('Dafür bleiben zu zahlen, in Euro')
  await expect(kept).toHaveValue('103')
  await kept.fill('104')
  await expect(kept).toHaveAccessibleDescription(/Betrag bis 103\s€/)
  await expect(cancel.getByRole('button', { name: 'Platz absagen' })).toBeDisabled()
  await kept.fill('51,50')
  await expect(cancel.getByRole('status')).toContainText(
    'Für die Anmeldung sind danach 154,50 € zu zahlen, bisher 206 €.',
  )
  await expect(cancel.getByRole('status')).toContainText('an sina.adler@example.com')
  await expectAccessible(page)
  await cancel.getByRole('button', { name: 'Platz absagen' }).click()
  await expect(card).toContainText('Platz 1 abgesagt: 51,50 € bleiben zu zahlen−51,50 €')
  await expect(card).toContainText('Zu zahlen154,50 €')

  await card.getByRole('button', { name: 'Nachlass geben' }).click()
  const reduction = page.getByRole('dialog', { name: 'Nachlass geben' })
  const amount = reduction.getByLabel('Betrag in Euro')
  await amount.fill('viel')
  await reduction.getByRole('button', { name: 'Speichern' }).click()
  await expect(amount).toBeFocused()
  await expect(reduction.getByLabel('Grund')).toHaveAccessibleDescription(/Grund/)
  await expectAccessible(page)
  await amount.fill('10')
  await reduction.getByLabel('Grund').fill('Aus Kulanz')
  await reduction.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Der Nachlass ist eingetragen.')
  await expect(card).toContainText('Nachlass: Aus Kulanz−10 €')
  await expect(card).toContainText('Zu zahlen144,50 €')

  await page.getByRole('button', { name: 'Ändern: Paket, Plätze und Preis' }).click()
  const order = page.getByRole('dialog', { name: 'Paket, Plätze und Preis ändern' })
  await expect(order.getByLabel('Preis in Euro')).toHaveValue('154,50')
  await order.getByRole('button', { name: 'Platz dazunehmen' }).click()
  await order.getByLabel('Preis in Euro').fill('220')
  await order.getByRole('button', { name: 'Speichern' }).click()
  const date = order.getByLabel('Training und Termin')
  await expect(date).toBeFocused()
  await expectAccessible(page)
  await date.selectOption({ index: 1 })
  await order.getByLabel('Vorname').fill('Nora')
  await order.getByLabel('Nachname').fill('Lang')
  await order.getByLabel('E-Mail').fill('nora@example.com')
  await order.getByLabel('Grund für diesen Preis').fill('Dritte Person')
  await expect(order.getByRole('status')).toContainText(
    'Zu zahlen sind danach 210 €, bisher 144,50 €.',
  )
  await expect(order.getByRole('status')).toContainText('an nora@example.com')
  await order.getByRole('button', { name: 'Speichern' }).click()

  await expect(page.getByRole('heading', { name: 'Nora Lang' })).toBeVisible()
  await expect(card).toContainText(/Bestellung geändert am .*\+14\s€/)
  await expect(card).toContainText('Zu zahlen210 €')
  const history = page.getByRole('region', { name: 'Verlauf' })
  await expect(history).toContainText('Paket, Plätze und Preis geändert')
  await expect(history).toContainText('Platz 3 dazugebucht: Nora Lang')
  await expectAccessible(page)
})

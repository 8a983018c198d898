import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'

test('a refund to decide on is among what is to do until it is recorded, with an amount and a reason', {
  tag: '@both',
}, async ({ page, product }) => {
  const answer = await page.request.post(`${product.address}/api/registrations`, {
    data: booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen')),
  })
  const { id } = (await answer.json()) as { id: string }
  await addSession(page, product.admin)
  const registration = `${product.address}/api/admin/registrations/${id}`
  await page.request.patch(`${registration}/status`, { data: { status: 'confirmed' } })
  const { seats } = (await (await page.request.get(registration)).json()) as {
    seats: { id: string }[]
  }
  await page.request.post(`${product.address}/api/admin/attendees/${seats[1]?.id}/cancel`, {
    data: {},
  })
  await page.goto(`/admin/anmeldungen/${id}`, { waitUntil: 'networkidle' })
  const card = page.getByRole('region', { name: 'Erstattungen' })
  await expect(card).toContainText('Noch zu klären: 103 € für einen abgesagten Platz.')

  await card.getByRole('button', { name: 'Erstattung klären' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erstattung eintragen' })
  const amount = dialog.getByLabel('Betrag in Euro')
  const reason = dialog.getByLabel('Grund')
  await expect(amount).toHaveValue('103')
  await amount.fill('viel')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/Betrag in Euro/)
  await expect(reason).toHaveAccessibleDescription('Bitte geben Sie einen Grund ein.')
  await expectAccessible(page)

  await amount.fill('51,50')
  await reason.fill('Hälfte aus Kulanz')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Die Erstattung ist eingetragen.')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(card).toContainText('51,50 € erstattet')
  await expect(card).toContainText('Hälfte aus Kulanz')
  await expect(card).toContainText('Vom Preis bleiben 154,50 € brutto.')
  await expect(card).not.toContainText('Noch zu klären')
  await expectAccessible(page)

  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  await expect(page.getByText(/Erstattung(en)? klären/)).toHaveCount(0)
})

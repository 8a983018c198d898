import { addDays, berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { addSession, unfoldTodo } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { storeInvoice } from '../support/product/unpaid-invoices.ts'

test('the office reads a reminder before it sends it, sends several at once, and marks an invoice as disputed', {
  tag: '@both',
}, async ({ page, product }) => {
  const daysAgo = (days: number) => addDays(berlinDay(new Date()), -days)
  await storeInvoice(product, { number: 'RE-1', dueOn: daysAgo(30) })
  await storeInvoice(product, { number: 'RE-2', dueOn: daysAgo(20), company: 'Beispielwerk AG' })
  await storeInvoice(product, {
    number: 'RE-3',
    dueOn: daysAgo(9),
    company: 'Musterbau',
    cents: 23_100,
  })
  await storeInvoice(product, { number: 'RE-4', dueOn: daysAgo(2), company: 'Neuwerk KG' })
  await addSession(page, product.admin)

  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  await expect(page.getByText('Rechnungen sind überfällig')).toBeVisible()
  await unfoldTodo(page)
  await page.getByRole('link', { name: /Zu den Erinnerungen/ }).click()
  const due = page.getByRole('list', { name: 'Jetzt an der Reihe' })
  await expect(due.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Ansehen: RE-1' }).click()
  const sheet = page.getByRole('dialog', { name: 'Rechnung RE-1' })
  await expect(sheet).toContainText('Zahlungserinnerung: Rechnung RE-1')
  await expect(sheet).toContainText('an einkauf@example.org')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Zahlungserinnerung senden' }).click()
  await expect(notificationOf(page)).toContainText('Die Erinnerung ist unterwegs.')
  await expect(due.getByRole('listitem')).toHaveCount(2)

  await page.getByRole('button', { name: 'Ansehen: RE-2' }).click()
  const disputed = page.getByRole('dialog', { name: 'Rechnung RE-2' })
  const reason = disputed.getByLabel('Grund')
  await disputed.getByRole('button', { name: 'Als strittig eintragen' }).click()
  await expect(reason).toBeFocused()
  await reason.fill('Der Termin fiel aus.')
  await disputed.getByRole('button', { name: 'Als strittig eintragen' }).click()
  await expect(disputed.getByRole('button', { name: 'Nicht mehr strittig' })).toBeVisible()
  await expectAccessible(page)
  await disputed.getByRole('button', { name: 'Schließen' }).click()
  await expect(due.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check()
  await page.getByRole('button', { name: '1 Erinnerung senden' }).click()
  const question = page.getByRole('alertdialog', { name: '1 Erinnerung senden?' })
  await expect(question).toContainText('Zahlungserinnerung: RE-3, Musterbau, 231 €')
  await question.getByRole('button', { name: 'Ja, senden' }).click()
  await expect(due).toHaveCount(0)
  const others = page.getByRole('list', { name: 'Überfällige Rechnungen' })
  await expect(others.getByRole('listitem')).toHaveCount(4)
  await expect(others).toContainText('„Der Termin fiel aus.“')
  await page.getByRole('button', { name: 'Ansehen: RE-3' }).click()
  const history = page.getByRole('dialog', { name: 'Rechnung RE-3' })
  await expect(history).toContainText(`von ${product.admin.email}`)
  await expectAccessible(page)
})

test('owners set when reminders are sent, and by whom', { tag: '@both' }, async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await page.goto('/admin/regeln', { waitUntil: 'networkidle' })
  const card = page.getByRole('region', { name: 'Erinnerungen an Rechnungen' })
  await card.getByRole('radio', { name: /Von selbst/ }).check()
  const days = card.getByLabel('Zahlungserinnerung')
  await days.fill('0')
  await card.getByRole('button', { name: 'Speichern' }).click()
  await expect(days).toBeFocused()
  await expect(days).toHaveAccessibleDescription(/ganze Zahl von 1 bis 90/)
  await days.fill('10')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Das gilt ab jetzt für alle Rechnungen.')
  await page.goto('/admin/rechnungen?ansicht=erinnerungen', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).toContainText('gehen montags bis freitags am Morgen')
})

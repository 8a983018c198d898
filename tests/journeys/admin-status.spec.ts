import { addSession, chooseStatus, insertRegistrations } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const LIST = '/admin/dashboard?ansicht=anmeldungen'

test('keys on the closed status change nothing, a choice does, and it is taken back', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 1)
  await product.query(`update registrations set status = 'pending'`)
  await addSession(page, product.admin)
  await page.goto(LIST, { waitUntil: 'networkidle' })
  const status = page.getByRole('combobox', { name: /^Status der Anmeldung von Person 001/ })
  const stored = async () =>
    (await product.query<{ status: string }>('select status from registrations'))[0]?.status

  await status.focus()
  for (const key of ['B', 'a', 'ArrowDown', 'ArrowDown', 'Escape', 'ArrowUp', 'Escape'])
    await page.keyboard.press(key)
  await expect(status).toBeFocused()
  await expect(status).toHaveText('Ausstehend')
  expect(await stored()).toBe('pending')
  expect(
    await product.query(`select 1 from audit_log where action = 'registration.status_changed'`),
  ).toEqual([])

  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Ausstehend' })).toBeFocused()
  await expectAccessible(page, '[role=listbox]')
  await page.keyboard.press('ArrowDown')
  // The list moves the focus in a task of its own.
  await expect(page.getByRole('option', { name: 'Bestätigen' })).toBeFocused()
  await page.keyboard.press('Enter')
  const notification = notificationOf(page)
  await expect(notification).toContainText('Status aktualisiert')
  await expect(status).toHaveText('Bestätigen')
  await expect(status).toBeFocused()

  // F8 moves the focus to the notifications, the next key to this one, and the one after that to its button.
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Ausstehend')
  await expect.poll(stored).toBe('pending')
  expect(await product.query(`select 1 from mails where template like '%confirmed%'`)).toEqual([])
  await expect(notification).toContainText('Status aktualisiert')
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
})

test('a change that somebody else followed is not undone, and the screen shows the current state', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 1)
  await product.query(`update registrations set status = 'pending'`)
  await addSession(page, product.admin)
  await page.goto(LIST, { waitUntil: 'networkidle' })
  const row = page.getByRole('row', { name: /Person 001/ })
  await chooseStatus(row, 'Bestätigen')
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeVisible()
  await product.query(
    `update registrations set status = 'cancelled', status_changes = status_changes + 1`,
  )
  await undo.click()

  await expect(notificationOf(page)).toContainText(
    'Nicht rückgängig gemacht: Der Status wurde inzwischen geändert, er ist jetzt „Abgesagt“.',
  )
  await expect(row.getByRole('combobox')).toHaveText('Absagen')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test('before a registration is confirmed whose session is over, staff read that nobody will be written to', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 1)
  await product.query(`update registrations set status = 'pending'`)
  await product.query(
    `update training_dates set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'`,
  )
  await addSession(page, product.admin)
  await page.goto(LIST, { waitUntil: 'networkidle' })
  const row = page.getByRole('row', { name: /Person 001/ })
  const question = page.getByRole('alertdialog', { name: 'Anmeldung trotzdem bestätigen?' })

  await chooseStatus(row, 'Bestätigen')
  await expect(question).toContainText('Uhren & Zeit')
  await expect(question).toContainText('Es geht keine E-Mail hinaus.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(row.getByRole('combobox')).toHaveText('Ausstehend')

  await chooseStatus(row, 'Bestätigen')
  await question.getByRole('button', { name: 'Trotzdem bestätigen' }).click()
  await expect(notificationOf(page)).toContainText('Status aktualisiert')
  await expect(row).toContainText('Bestätigt')
  expect(await product.query(`select 1 from mails where template like '%confirmed%'`)).toEqual([])
})

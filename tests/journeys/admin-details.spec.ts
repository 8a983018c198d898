import type { Page } from '@playwright/test'
import {
  addSession,
  chooseStatus,
  insertRegistrations,
  logIn,
} from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const LIST = '/admin/dashboard?ansicht=anmeldungen'

async function openList(page: Page): Promise<void> {
  await page.goto(LIST, { waitUntil: 'networkidle' })
}

test('the details of a registration open and close by keyboard, and the focus returns to the row', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 3)
  await product.query(
    `insert into mails (cause, recipient, subject, text_body, registration_id, status, attempts, last_error)
     select 'test', contact_email, 'Deine Anmeldung ist eingegangen', '', id, 'failed', 3, '550 No such user'
     from registrations where reference = 'MF-T002'`,
  )
  await addSession(page, product.admin)
  await openList(page)
  const opener = page.getByRole('button', { name: /^Details: Anmeldung von Person 002/ })
  await opener.focus()
  await page.keyboard.press('Enter')

  const sheet = page.getByRole('dialog', { name: 'Anmeldung MF-T002' })
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/anmeldung=/)
  await expect(sheet).toContainText('person-002@example.com')
  await expect(sheet).toContainText('145 € (Early Bird)')
  await expect(sheet).toContainText('Einzelkarte')
  await expect(sheet).toContainText('Uhren & Zeit')
  await expect(sheet).toContainText('Der Status wurde noch nicht geändert.')
  await expect(sheet).toContainText('Fehlgeschlagen')
  await expect(sheet).toContainText('550 No such user')
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).not.toHaveURL(/anmeldung=/)
  await expect(opener).toBeFocused()
})

test('a status that is changed in the details shows in their history and in the list', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 2)
  await addSession(page, product.admin)
  await openList(page)
  await page.getByRole('button', { name: /^Details: Anmeldung von Person 001/ }).click()
  const sheet = page.getByRole('dialog')
  await chooseStatus(sheet, 'Absagen')

  await expect(notificationOf(page)).toContainText('Status aktualisiert')
  await expect(sheet.getByRole('listitem').filter({ hasText: product.admin.email })).toHaveText(
    /Bestätigt.*Abgesagt/,
  )
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'MF-T001' })).toContainText('Abgesagt')
})

test('a link leads to the details, and closing them leads to the list', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 2)
  const [registration] = await product.query<{ id: string }>(
    `select id from registrations where reference = 'MF-T001'`,
  )
  await addSession(page, product.admin)
  await page.goto(`${LIST}&anmeldung=${registration?.id}`, { waitUntil: 'networkidle' })
  const sheet = page.getByRole('dialog', { name: 'Anmeldung MF-T001' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Schließen' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/ansicht=anmeldungen/)
  await expect(page.getByRole('row').filter({ hasText: 'MF-T001' })).toBeVisible()
})

test('an attendee leads to the registration, and a registration that does not exist says so', async ({
  page,
  product,
  consoleErrors,
}) => {
  await insertRegistrations(product, 1)
  await logIn(page, product.admin)
  await page.getByRole('button', { name: /^Details: .*Person 001/ }).click()
  await expect(page.getByRole('dialog', { name: 'Anmeldung MF-T001' })).toBeVisible()

  await page.goto(`${LIST}&anmeldung=00000000-0000-4000-8000-000000000000`, {
    waitUntil: 'networkidle',
  })
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('nicht')
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

import type { Page } from '@playwright/test'
import { addSession, insertRegistrations, unfoldTodo } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const BOOKINGS = 57
const barOf = (page: Page) => page.getByRole('region', { name: 'Ausgewählte Zeilen' })
const tickAll = (page: Page) => page.getByRole('checkbox', { name: 'Alle geladenen auswählen' })
const tick = (page: Page, person: string) =>
  page.getByRole('checkbox', { name: `Auswählen: Anmeldung von ${person}` })

test('57 bookings are confirmed with three clicks from the list of what is to do, and it is undone', {
  tag: '@both',
}, async ({ page, product }) => {
  await insertRegistrations(product, BOOKINGS)
  await product.query(`update registrations set status = 'pending'`)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  const stored = async () =>
    (
      await product.query<{ status: string }>(
        'select distinct status::text as status from registrations',
      )
    ).map(({ status }) => status)

  await unfoldTodo(page)
  await page
    .getByRole('list', { name: '57 Buchungen bestätigen' })
    .getByRole('link')
    .first()
    .click()
  await tickAll(page).click()
  await expect(barOf(page)).toContainText('57 Anmeldungen ausgewählt')
  await expectAccessible(page)
  await barOf(page).getByRole('button', { name: 'Bestätigen' }).click()

  await expect(barOf(page)).toContainText('57 Anmeldungen bestätigt.')
  await expect(page.getByText('Keine Treffer für diese Auswahl')).toBeVisible()
  expect(await stored()).toEqual(['confirmed'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Alle anzeigen' }).click()
  await page.mouse.wheel(0, 2_000)
  await barOf(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .click()
  await expect(barOf(page)).toContainText('57 Anmeldungen wieder wie vorher.')
  expect(await stored()).toEqual(['pending'])
  expect(await product.query(`select 1 from mails where template like '%confirmed%'`)).toEqual([])
  await expect(barOf(page).getByRole('button', { name: /^Rückgängig/ })).toHaveCount(0)
})

test('what cannot be confirmed says why with a link, and the rest is done', {
  tag: '@both',
}, async ({ page, product }) => {
  await insertRegistrations(product, 4)
  await product.query(
    `update registrations set status = (case reference when 'MF-T002' then 'cancelled' else 'pending' end)::registration_status`,
  )
  await product.query('update training_dates set capacity = 3')
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=anmeldungen', { waitUntil: 'networkidle' })

  await tick(page, 'Person 001').click()
  await tick(page, 'Person 003').click({ modifiers: ['Shift'] })
  await expect(barOf(page)).toContainText('3 Anmeldungen ausgewählt')
  await barOf(page).getByRole('button', { name: 'Bestätigen' }).click()

  await expect(barOf(page)).toContainText('2 Anmeldungen bestätigt, 1 nicht.')
  const refused = barOf(page).getByRole('list', { name: 'Nicht geändert' })
  await expect(refused).toContainText(/^MF-T002: „Uhren & Zeit“ .* ist leider ausgebucht\.$/)
  await expectAccessible(page)
  await refused.getByRole('link', { name: 'MF-T002' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /MF-T002/ })).toBeVisible()
})

test('the selection grows while rows are loaded, reaches what is not loaded, and ends with another filter', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 150)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=anmeldungen', { waitUntil: 'networkidle' })

  await tick(page, 'Person 001').focus()
  await page.keyboard.press('Space')
  await expect(barOf(page)).toContainText('1 Anmeldung ausgewählt')
  await tickAll(page).click()
  await expect(barOf(page)).toContainText('100 Anmeldungen ausgewählt')
  await barOf(page).getByRole('button', { name: 'Alle 150 auswählen' }).click()
  await expect(barOf(page)).toContainText('150 Anmeldungen ausgewählt')
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(tick(page, 'Person 150')).toBeChecked({ timeout: 500 })
  }).toPass()

  const download = page.waitForEvent('download')
  await barOf(page).getByRole('button', { name: 'Exportieren' }).click()
  expect((await download).suggestedFilename()).toMatch(/^anmeldungen-.*\.csv$/)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByLabel('Status', { exact: true }).selectOption('confirmed')
  await expect(barOf(page)).toBeHidden()
  await expect(tick(page, 'Person 001')).not.toBeChecked()
})

test('before bookings are cancelled staff are asked', async ({ page, product }) => {
  await insertRegistrations(product, 2)
  await product.query(`update registrations set confirmed_at = now()`)
  await product.query(`update training_dates set starts_at = now() + interval '1 day'`)
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=anmeldungen', { waitUntil: 'networkidle' })
  await tickAll(page).click()
  await barOf(page).getByRole('button', { name: 'Absagen' }).click()
  const question = page.getByRole('alertdialog', { name: '2 Anmeldungen absagen?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Nicht absagen' }).click()
  await expect(barOf(page)).toContainText('2 Anmeldungen ausgewählt')

  await barOf(page).getByRole('button', { name: 'Absagen' }).click()
  await expect(question.getByRole('radio', { name: /Nach den Regeln/ })).toHaveAccessibleName(
    /290\u00a0€ bleiben zu zahlen, bei 2 Anmeldungen/,
  )
  await question.getByRole('radio', { name: /Nichts berechnen/ }).check()
  await question.getByRole('button', { name: 'Absagen', exact: true }).click()

  await expect(barOf(page)).toContainText('2 Anmeldungen abgesagt.')
  expect(await product.query('select distinct not_owed_cents from attendees')).toEqual([
    { not_owed_cents: '14500' },
  ])
  await expect(page.getByRole('row', { name: /Person 001/ })).toContainText('Abgesagt')
  await expect(notificationOf(page)).toHaveCount(0)
})

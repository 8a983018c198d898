import type { Page } from '@playwright/test'
import { addSession, chooseStatus, insertRegistrations } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'
import { booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'

const LIST = '/admin/dashboard?ansicht=anmeldungen'

/** Books two seats in the shop, and opens the page of the booking. */
async function openBooking(page: Page, product: JourneyProduct): Promise<{ id: string }> {
  const answer = await page.request.post(`${product.address}/api/registrations`, {
    data: booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen')),
  })
  const { id } = (await answer.json()) as { id: string }
  await addSession(page, product.admin)
  await page.goto(`/admin/anmeldungen/${id}`)
  await expect(page.getByRole('heading', { name: 'Jörg Weiß' })).toBeVisible()
  return { id }
}

const seat = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `Platz ${number}` })
    .first()

/** Counts the clicks in every document of the page. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    const count: () => void = Reflect.get(window, 'countClick')
    addEventListener('click', ({ isTrusted }) => isTrusted && count(), true)
  })
  return () => clicks
}

test('everything about a booking is on its page, and Back leads to its row', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 3)
  await product.query(
    `insert into mails (dedupe_key, recipient, subject, registration_id, status, attempts, last_error)
     select 'test', contact_email, 'Deine Anmeldung ist angekommen', id, 'failed', 3, '550 No such user'
     from registrations where reference = 'MF-T002'`,
  )
  await addSession(page, product.admin)
  await page.goto(LIST, { waitUntil: 'networkidle' })
  const opener = page.getByRole('link', { name: /^Details: Anmeldung von Person 002/ })
  await opener.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Anmeldung MF-T002' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/anmeldungen\/[\w-]{36}$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('person-002@example.com')
  await expect(main).toContainText('145 € (Early Bird)')
  await expect(main).toContainText('Einzelkarte')
  await expect(main).toContainText('Uhren & Zeit')
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Anmeldung angekommen')
  const mails = page.getByRole('region', { name: 'E-Mails' })
  await expect(mails).toContainText('Fehlgeschlagen')
  await expect(mails).toContainText('550 No such user')
  await expectAccessible(page)

  await page.goBack()
  await expect(opener).toBeVisible()
  await expect(page).toHaveURL(/ansicht=anmeldungen/)
})

test('a status that is changed on the page shows in the history and in the list', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 2)
  await addSession(page, product.admin)
  await page.goto(LIST, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /^Details: Anmeldung von Person 001/ }).click()
  await expect(page.getByRole('heading', { name: 'Anmeldung MF-T001' })).toBeVisible()
  await chooseStatus(page.getByRole('main'), 'Absagen')

  await expect(notificationOf(page)).toContainText('Status aktualisiert')
  await expect(page.getByRole('listitem').filter({ hasText: product.admin.email })).toContainText(
    'Status: Bestätigt → Abgesagt',
  )
  await page.goBack()
  await expect(page.getByRole('row').filter({ hasText: 'MF-T001' })).toContainText('Abgesagt')
})

test('a booking that does not exist says so', async ({ page, product, consoleErrors }) => {
  await addSession(page, product.admin)
  await page.goto('/admin/anmeldungen/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Diese Anmeldung gibt es nicht' })).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

test("a colleague's name is changed in at most four clicks from the dashboard", async ({
  page,
  product,
}) => {
  const { id } = await openBooking(page, product)
  const clicks = await countClicks(page)
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })

  await page.getByRole('link', { name: /^Details: .*Jörg Weiß/ }).click()
  await page.getByRole('button', { name: /^Ändern: Platz 2/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vorname').fill('Pia')
  await dialog.getByLabel('Nachname').fill('Lang')
  await dialog.getByLabel('E-Mail').fill('pia@example.com')
  await expect(dialog.getByRole('status')).toContainText('1 E-Mail, noch nicht gesendet')
  await expect(dialog.getByRole('status')).toContainText('an sina.adler@example.com')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()

  await expect(page.getByRole('heading', { name: 'Pia Lang' })).toBeVisible()
  expect(clicks()).toBeLessThanOrEqual(4)
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText(
    'Platz 2: Pia Lang statt Jörg Weiß',
  )
  await expect(page.getByRole('region', { name: 'E-Mails' })).toContainText(
    /erfahren sie am [\d.]+ [\d:]+ Uhr per E-Mail/,
  )
  const rows = await product.query('select first_name from attendees where registration_id = $1', [
    id,
  ])
  expect(rows).toContainEqual({ first_name: 'Pia' })
})

test('a seat is moved to another training, cancelled and taken back, and each says what it leads to @both', async ({
  page,
  product,
}) => {
  await product.query(
    `update training_dates set ends_at = ends_at + interval '1 hour' where training_id = 'kurs-2-brot'`,
  )
  await openBooking(page, product)
  await page.getByRole('button', { name: /^Umbuchen: Platz 2/ }).click()
  const move = page.getByRole('dialog', { name: 'Platz 2 umbuchen' })
  await move.getByRole('button', { name: 'Umbuchen' }).click()
  await expect(move.getByLabel('Neuer Termin')).toHaveAccessibleDescription(/Bitte wählen Sie/)
  const option = await move.getByRole('option', { name: /^Brot backen: / }).textContent()
  await move.getByLabel('Neuer Termin').selectOption({ label: String(option) })
  await expect(move.getByRole('status')).toContainText('Der Preis bleibt.')
  await expect(move).toContainText('Dauert 150 statt 90 Minuten')
  await expectAccessible(page)
  await move.getByRole('button', { name: 'Umbuchen' }).click()
  await expect(seat(page, 2)).toContainText('Brot backen')

  await page.getByRole('button', { name: /^Absagen: Platz 2/ }).click()
  const cancel = page.getByRole('alertdialog', { name: 'Platz 2 absagen?' })
  await expect(cancel.getByRole('status')).toContainText('an sina.adler@example.com')
  await cancel.getByRole('button', { name: 'Platz absagen' }).click()
  await expect(seat(page, 2)).toContainText('Abgesagt')

  await page.getByRole('button', { name: /^Zurückholen: Platz 2/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Platz zurückholen' }).click()
  await expect(page.getByRole('button', { name: /^Absagen: Platz 2/ })).toBeVisible()
  const history = page.getByRole('region', { name: 'Verlauf' })
  await expect(history.getByRole('listitem')).toHaveCount(4)
  await expect(history).toContainText('Platz 2 zurückgeholt: Jörg Weiß')
  await expectAccessible(page)
})

test('contact and billing data are changed, and a note is found by the search', async ({
  page,
  product,
}) => {
  await openBooking(page, product)
  await page.getByRole('button', { name: 'Ändern: Kontakt' }).click()
  const contact = page.getByRole('dialog', { name: 'Kontakt ändern' })
  await contact.getByLabel('E-Mail').fill('sina@')
  await contact.getByRole('button', { name: 'Speichern' }).click()
  await expect(contact.getByLabel('E-Mail')).toHaveAccessibleDescription(
    'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
  )
  await contact.getByLabel('E-Mail').fill('neu@example.com')
  const mails = contact.getByRole('status')
  await expect(mails).toContainText('2 E-Mails, noch nicht gesendet')
  await mails.getByRole('button', { name: /^an sina\.adler@example\.com Andere Adresse/ }).click()
  const mail = page.getByRole('dialog', { name: 'Noch nicht gesendet' })
  await expect(
    mail.frameLocator('iframe').getByText('gilt jetzt eine andere E-Mail-Adresse'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(contact).toBeVisible()
  await contact.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('region', { name: 'Gebucht von' })).toContainText('neu@example.com')

  await page.getByRole('button', { name: 'Ändern: Rechnungsdaten' }).click()
  const billing = page.getByRole('dialog', { name: 'Rechnungsdaten ändern' })
  await billing.getByLabel('Bestellnummer').fill('PO-77')
  await billing.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('region', { name: 'Rechnungsangaben' })).toContainText('PO-77')

  await page.getByRole('button', { name: 'Ändern: Notiz' }).click()
  const note = page.getByRole('dialog', { name: 'Notiz ändern' })
  await note.getByLabel('Notiz').fill('Rief an.\nRückruf am Freitag.')
  await note.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('region', { name: 'Notiz des Büros' })).toContainText('Rückruf')
  await page.goto(`${LIST}&q=rueckruf`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('row').filter({ hasText: 'neu@example.com' })).toBeVisible()
})

test('two people who change the same person are asked, and one who changes something else is not', async ({
  page,
  product,
  consoleErrors,
}) => {
  const { id } = await openBooking(page, product)
  const [row] = await product.query<{ id: string }>(
    'select id from attendees where registration_id = $1 and position = 2',
    [id],
  )
  const meanwhile = (path: string, data: object) =>
    page.request.patch(`${product.address}/api/admin/${path}`, {
      data,
      headers: { Origin: product.address },
    })
  await page.getByRole('button', { name: /^Ändern: Platz 2/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Platz 2: Person ändern' })
  await dialog.getByLabel('Nachname').fill('Weisz')
  await meanwhile(`registrations/${id}`, { note: 'Etwas anderes' })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { name: 'Jörg Weisz' })).toBeVisible()

  await page.getByRole('button', { name: /^Ändern: Platz 2/ }).click()
  await dialog.getByLabel('Nachname').fill('Schwarz')
  await meanwhile(`attendees/${row?.id}`, { lastName: 'Braun' })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  const conflict = page.getByRole('dialog', { name: 'Inzwischen geändert' })
  await expect(conflict).toContainText('Braun')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Meine speichern' }).click()
  await expect(page.getByRole('heading', { name: 'Jörg Schwarz' })).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual(Array(2).fill(expect.stringContaining('412')))
})

test('a request is refused with an answer', async ({ page, product }) => {
  const { id } = await openBooking(page, product)
  await product.query(
    `insert into change_requests (registration_id, attendee_id, reason, created_at)
     select registration_id, id, 'Bin krank.', now() from attendees where registration_id = $1 and position = 1`,
    [id],
  )
  await page.reload()
  const requests = page.getByRole('region', { name: 'Anfragen' })
  await expect(requests).toContainText('„Bin krank.“')
  await requests.getByRole('button', { name: 'Ablehnen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Absage ablehnen' })
  await dialog.getByLabel('Antwort an den Bucher').fill('Leider zu spät.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ablehnen und antworten' }).click()
  await expect(requests).toContainText('Abgelehnt')
  await expect(requests).toContainText('„Leider zu spät.“')
})

test('a request is not to be answered once its booking is cancelled', async ({ page, product }) => {
  const { id } = await openBooking(page, product)
  await product.query(
    `insert into change_requests (registration_id, attendee_id, reason, created_at)
     select registration_id, id, 'Bin krank.', now() from attendees where registration_id = $1 and position = 2
     union all select $1, null, 'Passt nicht mehr.', now()`,
    [id],
  )
  await page.reload()
  const requests = page.getByRole('region', { name: 'Anfragen' })
  await expect(requests.getByRole('button', { name: 'Absage annehmen' })).toHaveCount(2)

  await chooseStatus(page.getByRole('main'), 'Absagen')

  for (const reason of ['Bin krank.', 'Passt nicht mehr.'])
    await expect(requests.getByRole('listitem').filter({ hasText: reason })).toContainText(
      'Die Anmeldung ist inzwischen abgesagt.',
    )
  await expect(requests).not.toContainText('Offen')
  await expect(requests.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('the terms that were agreed with a booking are kept, beside what has changed since', async ({
  page,
  product,
}) => {
  await openBooking(page, product)
  const agreed = page.getByRole('region', { name: 'Was bei der Buchung galt' })
  await expect(agreed).toContainText('Seit der Buchung hat sich daran nichts geändert.')
  await product.query(`update trainings set subtitle = 'Neu gefasst' where id = 'kurs-1-uhren'`)
  await page.reload()
  await expect(agreed).toContainText('Uhren & Zeit: Untertitel')
  await expect(agreed).toContainText('Neu gefasst')
  await agreed.locator('summary').filter({ hasText: 'Uhren & Zeit' }).click()
  await expect(agreed).toContainText('Eine alte Taschenuhr geht vor')
  await expectAccessible(page)
})

test('staff see what the booker sees, and revoke the links', async ({ page, product }) => {
  await openBooking(page, product)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Als Bucher ansehen' }).click()
  const tab = await opened
  await tab.waitForURL(/\/buchung\/MF-[\w-]+\/[\w-]{22}$/)
  await tab.close()

  await page.getByRole('button', { name: 'Links sperren' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('status')).toContainText('1 E-Mail')
  await question.getByRole('button', { name: 'Links sperren' }).click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText(
    'Bisherige Links gesperrt',
  )
})

test('where the mails of a change cannot be shown, it is possible still', async ({
  page,
  product,
  consoleErrors,
}) => {
  await openBooking(page, product)
  await page.route('**/mails/preview', (route) => route.abort())
  await page.getByRole('button', { name: /^Absagen: Platz 2/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Platz 2 absagen?' })
  await expect(dialog.getByRole('status')).toContainText('Die Änderung ist trotzdem möglich.')
  await dialog.getByRole('button', { name: 'Platz absagen' }).click()
  await expect(seat(page, 2)).toContainText('Abgesagt')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

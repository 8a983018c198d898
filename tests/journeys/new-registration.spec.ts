import type { Page } from '@playwright/test'
import { addSession, logIn } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const NEW = '/admin/anmeldungen/neu'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Fills in a booking of two seats: for the booker, and for a colleague. */
async function fillIn(page: Page): Promise<void> {
  const contact = part(page, 'Wer bucht')
  await contact.getByLabel('Vorname').fill('Sina')
  await contact.getByLabel('Nachname').fill('Adler')
  await contact.getByLabel('E-Mail').fill('sina.adler@example.com')
  await contact.getByLabel('Unternehmen').fill('Beispielwerk AG')
  await page.getByRole('radio', { name: /2 Karten/ }).check()
  await part(page, 'Platz 1 von 2').getByLabel('Training und Termin').selectOption({ index: 1 })
  const second = part(page, 'Platz 2 von 2')
  await second.getByLabel('Training und Termin').selectOption({ index: 2 })
  await second.getByRole('radio', { name: 'Eine andere Person' }).check()
  await expect(second.getByLabel('Firma')).toHaveValue('Beispielwerk AG')
  await second.getByLabel('Vorname').fill('Jörg')
  await second.getByLabel('Nachname').fill('Weiß')
  await second.getByLabel('E-Mail').fill('joerg@example.com')
}

const next = (page: Page) => page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()

test('staff book by telephone, at a price of its own and confirmed at once @both', async ({
  page,
  product,
}) => {
  await logIn(page, product.admin)
  await page.getByRole('link', { name: 'Neue Anmeldung' }).click()
  await expect(page.getByRole('heading', { name: 'Neue Anmeldung' })).toBeVisible()
  await fillIn(page)
  await page.getByLabel('Preis in Euro').fill('150,50')
  await next(page)
  await expect(page.getByLabel('Grund für diesen Preis')).toHaveAccessibleDescription(
    /Bitte geben Sie einen Grund an/,
  )
  await page.getByLabel('Grund für diesen Preis').fill('Stammkundin')
  await page.getByRole('radio', { name: 'Sofort bestätigt' }).check()
  await page.getByLabel('Notiz des Büros').fill('Rief am Dienstag an.')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Grund für diesen Preis')).toHaveValue('Stammkundin')
  await next(page)
  const check = part(page, 'Stimmt alles?')
  await expect(check).toContainText('150,50 €')
  await expect(check).toContainText('Ihren Platz mit Kalendereintrag bekommen: joerg@example.com.')
  await expectAccessible(page)
  await check.getByRole('button', { name: 'Anmeldung anlegen' }).click()

  await expect(page.getByRole('heading', { name: /^Anmeldung MF-/ })).toBeVisible()
  await expect(notificationOf(page)).toContainText('ist angelegt')
  const main = page.getByRole('main')
  await expect(main).toContainText('Eigener Preis: Stammkundin')
  await expect(main).toContainText(`angelegt von ${product.admin.email}`)
  await expect(main).toContainText('Rief am Dienstag an.')
  await expect(part(page, 'Verlauf')).toContainText('Status: Ausstehend → Bestätigt')
  await page.goto(NEW)
  await expect(part(page, 'Wer bucht').getByLabel('Vorname')).toHaveValue('')
})

test('a date that is full meanwhile is told at its seat, and nothing typed is lost', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  await page.goto(NEW)
  await fillIn(page)
  await page.getByRole('checkbox', { name: 'E-Mails verschicken' }).uncheck()
  await next(page)
  await product.query(`update training_dates set capacity = 0 where training_id = 'kurs-2-brot'`)
  await page.getByRole('button', { name: 'Anmeldung anlegen' }).click()

  const second = part(page, 'Platz 2 von 2')
  await expect(second.getByLabel('Training und Termin')).toHaveAccessibleDescription(/ausgebucht/)
  await expect(second.getByLabel('Vorname')).toHaveValue('Jörg')
  await second.getByLabel('Training und Termin').selectOption({ index: 3 })
  await next(page)
  await page.getByRole('button', { name: 'Anmeldung anlegen' }).click()
  await expect(page.getByRole('heading', { name: /^Anmeldung MF-/ })).toBeVisible()
  await expect(part(page, 'E-Mails')).toContainText('Zu dieser Anmeldung gibt es keine E-Mails.')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test('a code is redeemed, and a new price of the day is told before anything is stored @both', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  await product.query(
    `insert into discount_codes (code, kind, value) values ('SOMMER', 'amount', 600)`,
  )
  await page.goto(NEW)
  await fillIn(page)
  await page.getByText('Rechnungsangaben', { exact: true }).click()
  await page.getByLabel('Rechnungsempfänger').fill('Beispielwerk Einkauf')
  await page.getByLabel('Land').selectOption('Österreich')
  await page.getByLabel('Rabattcode').fill('winter')
  await next(page)
  await expect(page.getByLabel('Rabattcode')).toHaveAccessibleDescription(
    /Diesen Code gibt es nicht/,
  )
  await page.getByLabel('Rabattcode').fill('sommer')
  await expectAccessible(page)
  await next(page)
  await expect(part(page, 'Stimmt alles?')).toContainText('Rabattcode SOMMER: −6 €')
  await product.query(`update price_schedules set price = price + 1`)
  await page.getByRole('button', { name: 'Anmeldung anlegen' }).click()

  await expect(
    page.getByText('Der Preis hat sich geändert: Statt 200 € gilt jetzt 201 €.'),
  ).toBeVisible()
  await next(page)
  await expect(part(page, 'Stimmt alles?')).toContainText('201 €')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Anmeldung anlegen' }).click()
  await expect(page.getByRole('heading', { name: /^Anmeldung MF-/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Österreich')
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('422'),
    expect.stringContaining('409'),
  ])
})

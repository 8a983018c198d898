import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

test('a changed rule is in the public answers, and is reset', {
  tag: '@both',
}, async ({ page, product, browser }) => {
  const visitor = await browser.newPage({ baseURL: product.address })
  const publicAnswer = async () => {
    await visitor.goto('/trainings')
    await visitor.getByText('Was ist, wenn jemand verhindert ist?').click()
    return visitor.getByRole('region', { name: 'Häufige Fragen' })
  }
  await expect(await publicAnswer()).toContainText('Absagen ist bis 14 Tage vor dem Termin')
  await addSession(page, product.admin)
  await page.goto('/admin/regeln', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expect(main).toContainText('Bestehende Buchungen behalten die Regeln')
  // The card of reminders has a button of its own.
  const save = main.getByRole('button', { name: 'Speichern' }).first()

  await main.getByLabel('Kostenlos absagen').fill('viel')
  await save.click()
  await expect(main.getByLabel('Kostenlos absagen')).toBeFocused()
  await expect(main).toContainText('Bitte geben Sie eine ganze Zahl von 0 bis 365 ein.')
  await expectAccessible(page)
  await main.getByLabel('Kostenlos absagen').fill('21')
  await expect(main.getByRole('region', { name: 'So liest es sich' })).toContainText(
    'Absagen ist bis 21 Tage vor dem Termin kostenlos. Danach geht es auf Anfrage und kostet höchstens 100\u00a0% des Preises für diesen Platz; eine Vertretung kostet nichts.',
  )
  // What is typed survives a reload, and is not lost without a question.
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload({ waitUntil: 'networkidle' })
  await expect(main.getByLabel('Kostenlos absagen')).toHaveValue('21')
  await page.getByRole('link', { name: 'Zurück zum Dashboard' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Ungespeicherten Text verwerfen?')
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await save.click()
  await expect(notificationOf(page)).toContainText('Die Regeln gelten für alle Buchungen ab jetzt')

  await main.getByRole('button', { name: 'Verlauf' }).first().click()
  await expect(main.getByRole('list', { name: 'Änderungen' })).toContainText(product.admin.email)
  await expectAccessible(page)
  await expect(await publicAnswer()).toContainText('Absagen ist bis 21 Tage vor dem Termin')
  await main.getByRole('button', { name: 'Zurück zum Standard' }).click()
  await save.click()
  await expect(main.getByRole('list', { name: 'Änderungen' }).getByRole('listitem')).toHaveCount(2)
  await expect(await publicAnswer()).toContainText('Absagen ist bis 14 Tage vor dem Termin')
})

test('staff choose whether they are told by mail of what bookers change', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await page.goto('/admin/regeln', { waitUntil: 'networkidle' })
  const choice = page.getByRole('radiogroup', { name: /E-Mails an Sie/ })
  await expect(choice.getByRole('radio', { name: /Jede Änderung/ })).toBeChecked()

  await choice.getByRole('radio', { name: /Einmal am Tag/ }).click()

  await expect(notificationOf(page)).toContainText('Das gilt ab der nächsten Änderung.')
  await expectAccessible(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(choice.getByRole('radio', { name: /Einmal am Tag/ })).toBeChecked()
})

test('the text of a mail is changed with a preview, restored, and put back to the original', {
  tag: '@both',
}, async ({ page, product }) => {
  await addSession(page, product.admin)
  await page.goto('/admin/mailtexte', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Eingangsbestätigung' }).click()
  const mail = main.frameLocator('iframe')
  const opening = main.getByLabel('Einleitung')
  await expect(mail.getByText('vielen Dank! Wir haben deine Anmeldung erhalten.')).toBeVisible()
  await expectAccessible(page)

  await main.getByLabel('Betreff').fill('{{preis}} bitte')
  await main.getByRole('button', { name: 'Speichern' }).click()
  await expect(main).toContainText('Den Platzhalter {{preis}} gibt es in dieser E-Mail nicht.')
  await expect(main.getByLabel('Betreff')).toBeFocused()
  await expectAccessible(page)
  await main.getByLabel('Betreff').fill('Angekommen: ')
  await main.getByLabel('Betreff').press('End')
  await main.getByRole('button', { name: '{{buchungsnummer}}' }).click()
  await expect(main.getByLabel('Betreff')).toHaveValue('Angekommen: {{buchungsnummer}}')
  await opening.fill('schön, dass du dabei bist.\nAlles Weitere: https://example.org/plan')
  await expect(main).toContainText('Betreff: Angekommen: MF-AB12-CD34')
  await expect(mail.getByRole('link', { name: 'https://example.org/plan' })).toBeVisible()
  await main.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Ab jetzt gehen E-Mails mit diesem Text hinaus.')
  await expect(main).toContainText('Gilt jetzt')

  await main.getByRole('button', { name: 'Testnachricht an mich' }).click()
  await expect(notificationOf(page)).toContainText(product.admin.email)
  await opening.fill('eine zweite Fassung.')
  await main.getByRole('button', { name: 'Speichern' }).click()
  const versions = main.getByRole('list', { name: 'Änderungen' }).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await versions.nth(1).getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click()
  await expect(opening).toHaveValue(/^schön, dass du dabei bist/)
  await main.getByRole('button', { name: 'Zurück zum Original' }).click()
  await expect(opening).toHaveValue('vielen Dank! Wir haben deine Anmeldung erhalten.')
  await expect(versions).toHaveCount(4)
  await expectAccessible(page)
})

test('who saves onto a text that somebody else has changed sees both', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  await page.goto('/admin/mailtexte/waiting.left', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await main.getByLabel('Schluss').fill('Meine Fassung')
  await product.query(
    `insert into mail_texts (template, closing) values ('waiting.left', 'Ihre Fassung')`,
  )

  await main.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' })
  await expect(dialog).toContainText('Ihre Fassung')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('412')])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(main.getByLabel('Schluss')).toHaveValue('Meine Fassung')
  await main.getByRole('button', { name: 'Speichern' }).click()

  await expect(notificationOf(page)).toContainText('Ab jetzt gehen E-Mails mit diesem Text hinaus.')
  expect(await product.query('select closing, version from mail_texts')).toEqual([
    { closing: 'Meine Fassung', version: 2 },
  ])
})

import type { Locator, Page } from '@playwright/test'
import { addDays, berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { addSession, fillLogin } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { PricesPage } from '../support/browser/prices-page.ts'
import { OWN_FIRM, storeOwnFirm } from '../support/product/own-firm.ts'
import { type MailServer, startMailServer } from '../support/servers/mail-server.ts'

/** A product that sends through a real mail server, and that nobody has set up yet. */
const newTest = test.extend<{ mailServer: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  mailServer: async ({}, use) => {
    const server = await startMailServer()
    await use(server)
    await server.stop()
  },
  settings: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }),
  product: async ({ product }, use) => {
    await product.query(`delete from settings where name = 'setup'`)
    await use(product)
  },
})

/** The guide, walked through by keyboard. */
function guideOn(page: Page) {
  const main = page.getByRole('main')
  const tabTo = (control: Locator) =>
    expect(async () => {
      await page.keyboard.press('Tab')
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true)
    }).toPass({ intervals: [0] })
  const press = async (control: Locator) => {
    await tabTo(control)
    await page.keyboard.press('Enter')
  }
  const type = async (field: Locator, text: string) => {
    await tabTo(field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  return {
    ...{ main, tabTo, press, type },
    title: (name: string) => page.getByRole('heading', { name, exact: true }),
    /** Whether the open step is done. */
    state: main.locator('h2 + span'),
    next: (name: string) => main.getByRole('link', { name: `Weiter: ${name}` }),
  }
}

newTest(
  'the first login leads through the guide, with the keyboard alone: firm, look, legal pages and mails',
  { tag: '@both' },
  async ({ page, product, mailServer, browser }) => {
    const { main, title, state, next, ...keys } = guideOn(page)
    await page.goto('/admin/login', { waitUntil: 'networkidle' })
    const { email, firstPassword } = product.newcomer
    await fillLogin(page, { email, password: firstPassword })
    await page.getByLabel('Neues Passwort').fill('Kranich-Tasse-42-Wolke')
    await page.getByLabel('Passwort bestätigen').fill('Kranich-Tasse-42-Wolke')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()

    await expect(title('Einrichten')).toBeVisible()
    await expect(main.getByRole('listitem')).toHaveCount(7)
    await expectAccessible(page)
    await keys.press(main.getByRole('link', { name: 'Weiter mit „Firma“' }))

    await expect(title('Firma')).toBeVisible()
    await expect(state).toHaveText('Offen')
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    const contact = main.getByRole('region', { name: 'Name und Kontakt' })
    await keys.type(contact.getByLabel('Name der Firma'), OWN_FIRM.contact.name)
    // What is typed survives a reload.
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload({ waitUntil: 'networkidle' })
    await expect(contact.getByLabel('Name der Firma')).toHaveValue(OWN_FIRM.contact.name)
    await keys.press(contact.getByRole('button', { name: 'Speichern' }))
    await expect(notificationOf(page)).toContainText('Gespeichert')
    await keys.press(main.locator('summary', { hasText: 'Links und Karte' }))
    await expect(main.getByLabel('LinkedIn')).toBeVisible()
    await product.query(`delete from settings where name = 'firm_contact'`)
    await storeOwnFirm(product)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(state).toHaveText('Erledigt')
    await keys.press(next('Aussehen'))

    await expect(title('Aussehen')).toBeVisible()
    await expectAccessible(page)
    await keys.press(main.getByRole('button', { name: 'Überspringen' }))
    await expect(state).toHaveText('Übersprungen')
    await keys.press(next('Recht'))

    await expect(title('Recht')).toBeVisible()
    const imprint = main.getByRole('listitem').filter({ hasText: 'Impressum' }).first()
    await expect(imprint).toContainText('Ein Hinweis sagt noch, dass es ein Muster ist')
    await expect(
      imprint.getByRole('link', { name: 'Impressum (Deutsch) bearbeiten' }),
    ).toHaveAttribute('href', '/bearbeiten/impressum/de')
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await keys.press(next('E-Mails'))

    await expect(title('E-Mails')).toBeVisible()
    await keys.press(main.getByRole('button', { name: 'Testnachricht senden' }))
    await expect(main.getByRole('status')).toContainText('Öffnen Sie den Link darin')
    await expectAccessible(page)
    await openTestMail(await browser.newPage({ baseURL: product.address }), mailServer)
    await expect(main.getByRole('status')).toContainText('Die Ankunft ist bestätigt.')
    await expect(state).toHaveText('Erledigt')
    await expect(next('Termine und Preise')).toBeVisible()
  },
)

test('the guide goes on with dates, prices and texts, ends with the last checks, and is left for later', {
  tag: '@both',
}, async ({ page, product }) => {
  await product.query(`delete from settings where name = 'setup'`)
  await storeOwnFirm(product)
  await addSession(page, product.admin)
  const { main, title, state, next, ...keys } = guideOn(page)
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await keys.press(main.getByRole('link', { name: 'Termine und Preise' }))

  await expect(title('Termine und Preise')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await keys.press(main.getByRole('button', { name: 'Titel ändern: Uhren & Zeit' }))
  const dialog = page.getByRole('dialog')
  await keys.type(dialog.getByLabel('Titel'), 'Sauerteig führen')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: 'Sauerteig führen' })).toBeVisible()
  await keys.press(main.getByRole('button', { name: 'Termin planen: Sauerteig führen' }))
  await expect(dialog.getByLabel('Training')).toHaveValue('kurs-1-uhren')
  const day = dialog.getByRole('button', { name: /^Tag/ })
  await new PricesPage(page).pickDay(day, addDays(berlinDay(new Date()), 20))
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Termin planen' }).click()
  await expect(dialog).toBeHidden()
  await expect(state).toHaveText('Erledigt')
  await keys.press(next('Texte'))

  await expect(title('Texte')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Englisch bearbeiten: Kontakt' })).toHaveAttribute(
    'href',
    '/bearbeiten/kontakt/en',
  )
  await expectAccessible(page)
  await keys.press(next('Online gehen'))

  await expect(title('Online gehen')).toBeVisible()
  const checks = main.getByRole('region', { name: 'Letzte Prüfungen' })
  const ofMails = checks.getByRole('listitem').filter({ hasText: 'E-Mails kommen an' })
  await expect(ofMails).toContainText('kein Mailserver eingestellt')
  await keys.press(checks.locator('summary', { hasText: /^Alle \d+ zeigen/ }))
  await expect(checks.getByRole('link', { name: /^Startseite \(Deutsch\)/ })).toBeVisible()
  await expectAccessible(page)
  await keys.press(main.getByRole('button', { name: 'Später' }))

  const card = page.getByRole('region', { name: 'Einrichten' })
  await expect(card).toContainText('5 von 7 Schritten sind offen.')
  await expectAccessible(page)
  await keys.press(card.getByRole('link', { name: 'Weiter einrichten' }))
  await expect(main.getByRole('link', { name: 'Weiter mit „Aussehen“' })).toBeVisible()
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

/** Opens the link of the last test mail where nobody is logged in. */
async function openTestMail(page: Page, { taken }: MailServer): Promise<void> {
  await expect.poll(() => taken.length).toBe(1)
  const [, token] = /\/admin\/testmail#([\w-]+)/.exec(taken[0]?.parsed.text ?? '') ?? []
  await page.goto(`/admin/testmail#${token}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Die Testnachricht ist angekommen',
  )
  await expectAccessible(page)
  await page.close()
}

test('a guide without open steps is ended, and a link of a test mail that is wrong says so', async ({
  page,
  product,
  consoleErrors,
}) => {
  await addSession(page, product.admin)
  const all = ['firma', 'aussehen', 'recht', 'e-mails', 'termine', 'texte', 'online']
  await product.query(`update settings set value = $1 where name = 'setup'`, [
    JSON.stringify({ isLeft: true, isFinished: false, skipped: all.slice(0, -1) }),
  ])
  await page.goto('/admin/einrichten/online', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Überspringen' }).click()
  await main.getByRole('button', { name: 'Einrichtung abschließen' }).click()

  await expect(notificationOf(page)).toContainText('Einrichtung abgeschlossen')
  await expect(page.getByRole('heading', { name: 'Admin-Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Einrichten' })).toBeHidden()
  await page.goto('/admin/einrichten/nichts', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\/admin\/einrichten$/)

  await page.goto('/admin/testmail#falsch', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht')
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

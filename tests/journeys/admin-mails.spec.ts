import type { Page } from '@playwright/test'
import { addSession, insertMails } from '../support/browser/admin-pages.ts'
import {
  expect,
  expectAccessible,
  expectNothingSideways,
  test,
} from '../support/browser/journey.ts'
import { aBookingBy, aPerson } from '../support/product/bookings.ts'
import { type MailServer, Refusal, startMailServer } from '../support/servers/mail-server.ts'

const MAILS = '/admin/dashboard?ansicht=mails'
const UNKNOWN = '550 5.1.1 Unbekannt verzogen'

interface MailServerFixture {
  mailServer: MailServer & {
    /** Addresses that the server refuses permanently. */
    refused: Set<string>
  }
}

/** The product sends through a real mail server. */
const mailTest = test.extend<MailServerFixture>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  mailServer: async ({}, use) => {
    const refused = new Set<string>()
    const server = await startMailServer({
      onRecipient: (address) =>
        refused.has(address) ? new Refusal(550, UNKNOWN.replace('550 ', '')) : undefined,
    })
    await use({ ...server, refused })
    await server.stop()
  },
  settings: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }),
})

async function openMails(page: Page, search = ''): Promise<void> {
  await page.goto(`${MAILS}${search}`, { waitUntil: 'networkidle' })
}

/** Books one seat, which causes a receipt by mail at once. */
async function book(address: string, contactEmail: string): Promise<{ reference: string }> {
  const booker = aPerson('Jörg Weiß', { email: contactEmail, company: 'Werk AG' })
  const response = await fetch(`${address}/api/registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aBookingBy(booker)),
  })
  expect(response.status).toBe(201)
  return (await response.json()) as { reference: string }
}

mailTest(
  'a mail that failed is read, sent again and closed by keyboard alone',
  async ({ page, product, mailServer }) => {
    mailServer.refused.add('joerg@example.com')
    const { reference } = await book(product.address, 'joerg@example.com')
    const subject = `Deine Anmeldung ${reference} ist angekommen`
    await addSession(page, product.admin)
    await openMails(page)
    const panel = page.getByRole('tabpanel')
    const row = panel.getByRole('listitem').filter({ hasText: subject })
    await expect(row).toContainText('Fehlgeschlagen')
    await expect(row).toContainText(`1 Versuch, zuletzt: „${UNKNOWN}“`)
    await expectAccessible(page)

    const opener = panel.getByRole('link', { name: subject })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: subject })
    await expect(sheet).toContainText('an joerg@example.com')
    await expect(sheet).toContainText(UNKNOWN)
    const frame = sheet.locator('iframe[title="Die E-Mail, wie sie ankommt"]')
    const allowed = (await frame.getAttribute('sandbox')) ?? 'allow-scripts allow-forms'
    expect(allowed).not.toMatch(/allow-(scripts|forms|top-navigation)/)
    const mail = frame.contentFrame()
    await expect(
      mail.getByRole('heading', { name: 'Deine Anmeldung ist angekommen.' }),
    ).toBeVisible()
    await expectAccessible(page)

    await sheet.getByRole('tab', { name: 'Gestaltet' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(sheet.getByRole('tab', { name: 'Nur Text' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet.getByText(`Buchungsnummer: ${reference}`)).toBeVisible()

    mailServer.refused.clear()
    await sheet.getByRole('button', { name: 'Erneut senden' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Diese E-Mail erneut senden?' })
    await expect(question).toContainText('joerg@example.com')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Erneut senden' }).focus()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(sheet.getByText('Gesendet', { exact: true }).first()).toBeVisible()
    await expect(sheet).toContainText('250 OK: message queued')
    expect(mailServer.taken.map(({ parsed }) => parsed.subject)).toEqual([subject])

    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(row).toContainText('Gesendet')
    await page.getByRole('tab', { name: 'Protokoll' }).click()
    const entry = panel.getByRole('listitem').filter({ hasText: subject })
    await expect(entry).toContainText(`hat die E-Mail „${subject}“ erneut gesendet`)
    await expect(entry).toContainText('Status davor: Fehlgeschlagen')
  },
)

mailTest(
  'a registration leads to its mail that failed, and the mail to its registration',
  async ({ page, product, mailServer }) => {
    mailServer.refused.add('joerg@example.com')
    const { reference } = await book(product.address, 'joerg@example.com')
    await addSession(page, product.admin)
    await openMails(page)
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: `Deine Anmeldung ${reference}` })
      .click()
    await page.getByRole('dialog').getByRole('link', { name: reference }).click()

    await expect(page.getByRole('heading', { name: `Anmeldung ${reference}` })).toBeVisible()
    const mails = page.getByRole('region', { name: 'E-Mails' })
    await expect(mails).toContainText(UNKNOWN)
    await mails.getByRole('link', { name: /^Ansehen und erneut senden/ }).click()

    await expect(
      page.getByRole('dialog', { name: `Deine Anmeldung ${reference} ist angekommen` }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/ansicht=mails$/)
  },
)

mailTest(
  'a test mail goes to whom it shall, and what became of it is told',
  async ({ page, product, mailServer }) => {
    mailServer.refused.add('niemand@example.com')
    await addSession(page, product.admin)
    await openMails(page)
    const card = page.getByRole('region', { name: 'Wohin gehen Mails?' })
    await expect(card).toContainText(`127.0.0.1:${mailServer.port}`)
    const field = card.getByLabel('Testnachricht an')
    await expect(field).toHaveValue(product.admin.email)
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('status')).toContainText(
      `an ${product.admin.email} gesendet. Der Mailserver sagt: „250 OK: message queued“.`,
    )
    expect(mailServer.taken).toMatchObject([{ recipient: product.admin.email }])
    const rows = page.getByRole('list', { name: 'E-Mails', exact: true }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Gesendet')
    await expectAccessible(page)

    await field.fill('niemand@example')
    await page.keyboard.press('Enter')
    await expect(card).toContainText('Bitte geben Sie eine vollständige E-Mail-Adresse ein.')
    await field.fill('niemand@example.com')
    await page.keyboard.press('Enter')
    await expect(card.getByRole('status')).toContainText(`Der Grund: „${UNKNOWN}“.`)
    await expect(rows).toHaveCount(2)
    await expectAccessible(page)

    await card.getByRole('link', { name: 'Testnachricht ansehen' }).click()
    await expect(page.getByRole('dialog', { name: /^Testnachricht/ })).toContainText(UNKNOWN)
  },
)

test('a test mail that was sent before it is first read does not stay waiting in the list', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await openMails(page)
  // The list is read while the mail waits, the mail itself only once it is sent.
  await page.route(/\/api\/admin\/mails(\?|$)/, async (route) => {
    await page.unroute(/\/api\/admin\/mails(\?|$)/)
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"sent"', '"waiting"')
    await route.fulfill({ response, body })
  })
  await page.route(/\/api\/admin\/mails\/[\da-f-]{36}$/, async (route) => {
    const isSent = async () => (await product.query('select status from mails'))[0]
    await expect.poll(isSent).toEqual({ status: 'sent' })
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Testnachricht senden' }).click()

  const row = page.getByRole('list', { name: 'E-Mails', exact: true }).getByRole('listitem')
  await expect(row).toContainText('Gesendet')
})

test('many mails are read page by page, filtered and searched', async ({ page, product }) => {
  await insertMails(product, 60)
  await addSession(page, product.admin)
  await openMails(page)
  const rows = page.getByRole('list', { name: 'E-Mails', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await expect(page.getByText('Die neuesten 50 E-Mails')).toBeVisible()
  await page.getByRole('button', { name: 'Weitere laden' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(60)
  await expect(page.getByRole('button', { name: 'Weitere laden' })).toBeHidden()

  await page.getByLabel('Status').selectOption({ label: 'Fehlgeschlagen' })
  await expect(page.getByText('20 E-Mails', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/mailstatus=failed/)
  await page.getByLabel('Suchen nach Adresse oder Betreff').fill('PERSON-57@ nachricht')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Nachricht Nummer 57')
  await page.getByLabel('Suchen nach Adresse oder Betreff').fill('gibt es nicht')
  await expect(page.getByText('Keine E-Mails zu dieser Auswahl')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(rows).toHaveCount(50)
})

test('without a mail server it says that mails are files, and a test mail becomes one', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await openMails(page)
  await expect(page.getByText('Noch keine E-Mails vorhanden')).toBeVisible()
  const card = page.getByRole('region', { name: 'Wohin gehen Mails?' })
  await expect(card).toContainText('Es ist kein Mailserver eingestellt')
  await card.getByRole('button', { name: 'Testnachricht senden' }).click()
  await expect(card.getByRole('status')).toContainText('Als Datei abgelegt')
  expect(await product.mails()).toHaveLength(1)
  await expectAccessible(page)
})

test('a mail that does not exist says so', async ({ page, product, consoleErrors }) => {
  await addSession(page, product.admin)
  await openMails(page, '&mail=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Diese Nachricht gibt es nicht.',
  )
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

test('mails fit every width', { tag: '@twin' }, async ({ page, product }) => {
  await insertMails(product, 60)
  await product.query(
    `update mails set recipient = 'sehr-' || repeat('lang', 40) || '@example.com'`,
    [],
  )
  await addSession(page, product.admin)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openMails(page)
    await expectNothingSideways(page)
    await page.getByRole('link', { name: 'Nachricht Nummer 3', exact: true }).click()
    const mail = page.getByRole('dialog').frameLocator('iframe').locator('body')
    await expect(mail).toContainText('Guten Tag')
    await expectAccessible(page)
  }
})

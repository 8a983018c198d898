import type { Browser, Page } from '@playwright/test'
import { addSession, fillLogin, logIn, openScreen } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'
import { mailboxes, sendWaitingMails } from '../support/browser/mailboxes.ts'
import { appCode } from '../support/product/second-factor.ts'

const EDITOR = 'redaktion@example.com'
const PASSWORD = 'Kranich-Tasse-42-Wolke'

/** The link in the newest mail to that address. */
async function mailedLink(product: JourneyProduct, address: string): Promise<string> {
  await sendWaitingMails(product)
  const mails = (await mailboxes(product)).get(address)?.mails ?? []
  const links = mails.flatMap(({ text }) => text?.match(/https?:\S+\/admin\/passwort#\S+/g) ?? [])
  const { pathname, hash } = new URL(links.at(-1) ?? 'http://no.link')
  return pathname + hash
}

async function setPassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill(PASSWORD)
  await page.getByLabel('Passwort bestätigen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
}

async function inviteEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jemanden einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jemanden einladen' })
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill(EDITOR)
  await dialog.getByRole('radio', { name: /^Redaktion/ }).check()
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(dialog).toBeHidden()
}

/** A phone of somebody who is not logged in. */
async function openPhone(browser: Browser, product: JourneyProduct): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

test('an owner invites somebody, who sets a password on a phone and sees only the own part', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.admin)
  await openScreen(page, 'Team')
  await expect(page.getByRole('listitem').filter({ hasText: product.admin.email })).toContainText(
    'Leitung',
  )
  await expectAccessible(page)
  await inviteEditor(page)
  await expect(notificationOf(page)).toContainText(`Die Einladung geht an ${EDITOR}.`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: EDITOR })
  await expect(row).toContainText('Eingeladen')

  const phone = await openPhone(browser, product)
  const link = await mailedLink(product, EDITOR)
  await phone.goto(link, { waitUntil: 'networkidle' })
  await expect(phone.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
  await expect(phone.getByText(`Setzen Sie ein Passwort für ${EDITOR}.`)).toBeVisible()
  await expectAccessible(phone)
  await setPassword(phone)
  await fillLogin(phone, { email: EDITOR, password: PASSWORD })

  await expect(phone.getByRole('tab')).toHaveText(['CMS Inhalte'])
  await expect(phone.getByRole('heading', { name: 'CMS Inhalte' }).first()).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Neue Anmeldung' })).toHaveCount(0)
  await expect(phone.getByRole('region', { name: 'Zu tun' })).toHaveCount(0)
  await expect(phone.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Trainings',
    'Konto',
    'Zur Website',
  ])
  await expectAccessible(phone)

  for (const address of [
    '/admin/termine',
    '/admin/prices',
    '/admin/team',
    '/admin/print?ansicht=anmeldungen',
    '/admin/dashboard?ansicht=protokoll',
  ]) {
    await phone.goto(address, { waitUntil: 'networkidle' })
    await expect(
      phone.getByRole('heading', { name: 'Dafür fehlt Ihnen die Berechtigung' }),
      address,
    ).toBeVisible()
    await expect(phone.getByText('Ihre Rolle ist: Redaktion.'), address).toBeVisible()
  }
  await expectAccessible(phone)

  // A link is used once.
  await phone.goto('/trainings')
  await phone.goto(link, { waitUntil: 'networkidle' })
  await expect(phone.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  await expectAccessible(phone)

  await page.reload({ waitUntil: 'networkidle' })
  await expect(row).toContainText('Zuletzt angemeldet')
  await row.getByRole('button', { name: 'Beenden' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zugang beenden' }).click()
  await expect(notificationOf(page)).toContainText(`${EDITOR} ist überall abgemeldet.`)
  await expect(row).toHaveCount(0)
  await phone.goto('/admin/trainings', { waitUntil: 'networkidle' })
  await expect(phone.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test('an editor writes on the page of a training, without its date, link and prices', async ({
  page,
  product,
}) => {
  await product.query(`update admins set role = 'editor' where email = '${product.admin.email}'`)
  await addSession(page, product.admin)
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()

  await expect(page.getByRole('button', { name: /bearbeiten: / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Termin|Zeit|Preis) bearbeiten/ })).toHaveCount(0)
  await page.goto('/admin/trainings', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Neues Training' })).toBeVisible()
})

test('the office does not edit pages, and opens what it may', async ({ page, product }) => {
  await product.query(`update admins set role = 'office' where email = '${product.admin.email}'`)
  await logIn(page, product.admin)

  await expect(page.getByRole('tab')).toHaveText([
    'Teilnehmer-Details',
    'Anmeldungen (Übersicht)',
    'E-Mails',
  ])
  const links = page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link')
  for (const name of [
    'Termine',
    'Rechnungen',
    'Nachrichten',
    'E-Mail-Texte',
    'Geteiltes',
    'Konto',
  ]) {
    await links.filter({ hasText: name }).click()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
    await expect(page.getByText('Dafür fehlt Ihnen die Berechtigung'), name).toHaveCount(0)
  }
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Bearbeiten', exact: true })).toHaveCount(0)
})

test('whoever has forgotten the password sets a new one by the mail', async ({ page, product }) => {
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('heading', { name: 'Passwort vergessen?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('E-Mail').fill(product.admin.email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText(/^Falls es ein Konto mit der Adresse/)).toBeFocused()
  await expectAccessible(page)
  await expect
    .poll(() => product.query(`select id from mails where template = 'account.password.staff'`))
    .toHaveLength(1)

  await page.goto(await mailedLink(product, product.admin.email), { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Neues Passwort' })).toBeVisible()
  await expectAccessible(page)
  await setPassword(page)
  await fillLogin(page, { email: product.admin.email, password: PASSWORD })

  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await sendWaitingMails(product)
  expect((await mailboxes(product)).get(product.admin.email)?.subjects).toContain(
    'Ihr Passwort wurde geändert',
  )
})

test('an owner requires the second factor, and is led to set it up', async ({ page, product }) => {
  await addSession(page, product.admin)
  await page.goto('/admin/team', { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: 'Vorgeschrieben für Leitung' }).click()

  await expect(page).toHaveURL(/\/admin\/zweiter-schritt/)
  await expectAccessible(page)
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\/admin\/zweiter-schritt/)
  await page.getByRole('button', { name: 'Einrichten' }).click()
  await page.getByLabel('Ihr Passwort').fill(product.admin.password)
  await page.getByRole('button', { name: 'Weiter' }).click()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){6}/).innerText()).replaceAll(' ', '')
  await expectAccessible(page)
  await page.getByLabel('Code aus der Authenticator-App').fill(appCode(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await page.getByRole('link', { name: 'Zum Dashboard' }).click()

  await expect(page.getByRole('heading', { name: 'Admin-Dashboard' })).toBeVisible()
})

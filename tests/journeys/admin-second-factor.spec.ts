import type { Page } from '@playwright/test'
import {
  type AdminWithSession,
  addSession,
  fillLogin,
  logIn,
  openScreen,
} from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'
import { appCode } from '../support/product/second-factor.ts'

const APP_CODE = 'Code aus der Authenticator-App'

/** An unused code of the app. Earlier uses are deleted, as if minutes had passed. */
async function nextAppCode(product: JourneyProduct, secret: string): Promise<string> {
  await product.query(`delete from rate_limits where key like 'used-code:%'`)
  return appCode(secret)
}

/** Opens the dialog on the account page, up to the app's secret. */
async function begin(page: Page, admin: AdminWithSession): Promise<string> {
  await page.getByRole('button', { name: 'Einrichten' }).click()
  await page.getByLabel('Ihr Passwort').fill(admin.password)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'App verbinden' })).toBeFocused()
  return (await page.getByText(/^([A-Z2-7]{4} ){6}/).innerText()).replaceAll(' ', '')
}

/** Switches the second factor on without its screen. */
async function switchOn(product: JourneyProduct): Promise<{ recoveryCodes: string[] }> {
  const { address, admin } = product
  const send = async <Answer>(call: string, body: object, cookie: string) => {
    const response = await fetch(`${address}/api/admin/second-factor/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    expect(response.status, call).toBe(200)
    return (await response.json()) as Answer
  }
  const cookie = admin.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { secret } = await send<{ secret: string }>('begin', { password: admin.password }, cookie)
  return send('confirm', { code: await nextAppCode(product, secret) }, cookie)
}

async function goToCodeStep(page: Page, admin: AdminWithSession): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await fillLogin(page, admin)
  await expect(page.getByLabel(APP_CODE)).toBeFocused()
}

test('an administrator switches the second step on, and logs in with password and code', async ({
  page,
  product,
}) => {
  await logIn(page, product.admin)
  await openScreen(page, 'Konto')
  await expect(page.getByText('Ausgeschaltet')).toBeVisible()
  await expectAccessible(page)
  const secret = await begin(page, product.admin)
  await expect(
    page.getByRole('img', { name: 'QR-Code mit dem Schlüssel für die App' }),
  ).toBeVisible()
  await expectAccessible(page)
  const code = await nextAppCode(product, secret)
  await page.getByLabel(APP_CODE).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: /Wiederherstellungscodes sichern/ })).toBeFocused()
  await expect(page.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/)).toHaveCount(10)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Datei speichern' }).click()
  expect((await download).suggestedFilename()).toBe('wiederherstellungscodes.txt')
  await page.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await expect(page.getByText(/Eingeschaltet seit \d\d\.\d\d\.\d{4} \d\d:\d\d Uhr/)).toBeFocused()
  await expect(page.getByText('10 von 10 Wiederherstellungscodes')).toBeVisible()

  await goToCodeStep(page, product.admin)
  await expectAccessible(page)
  await page.getByLabel(APP_CODE).fill(await nextAppCode(product, secret))
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await page.getByRole('tab', { name: 'Protokoll' }).click()
  await expect(page.getByText('hat die Anmeldung in zwei Schritten eingeschaltet')).toBeVisible()
})

test('a wrong code is reported, and after five of them the password is required again', async ({
  page,
  product,
  consoleErrors,
}) => {
  await switchOn(product)
  await goToCodeStep(page, product.admin)
  const code = page.getByLabel(APP_CODE)
  const submit = page.getByRole('button', { name: 'Anmelden' })

  await code.fill('123')
  await submit.click()
  await expect(page.getByText('Bitte geben Sie den sechsstelligen Code ein')).toBeVisible()
  for (let count = 0; count < 5; count++) {
    await code.fill(`00000${count}`)
    await submit.click()
    await expect(code).toHaveAccessibleDescription(
      'Dieser Code stimmt nicht oder wurde schon benutzt.',
    )
    await expect(code).toHaveValue(`00000${count}`)
  }
  await code.fill('000006')
  await submit.click()

  await expect(notificationOf(page)).toContainText('Diese Anmeldung ist abgelaufen.')
  await expect(page.getByLabel('E-Mail')).toHaveValue(product.admin.email)
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
  await submit.click()
  await expect(code).toBeFocused()
  consoleErrors.splice(0)
})

test('who has lost the phone gets in with a recovery code, once, and switches the second step off', async ({
  page,
  product,
  consoleErrors,
}) => {
  const { recoveryCodes } = await switchOn(product)
  const [first = '', second = ''] = recoveryCodes
  const enter = async (typed: string) => {
    await page.getByRole('button', { name: 'Wiederherstellungscode benutzen' }).click()
    const field = page.getByRole('textbox', { name: 'Wiederherstellungscode' })
    await expect(field).toBeFocused()
    await field.fill(typed)
    await page.keyboard.press('Enter')
  }

  await goToCodeStep(page, product.admin)
  await enter(first.toUpperCase())
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await goToCodeStep(page, product.admin)
  await enter(first)
  await expect(notificationOf(page)).toContainText('Dieser Code stimmt nicht')
  await page.getByRole('textbox', { name: 'Wiederherstellungscode' }).fill(second)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/dashboard/)

  await openScreen(page, 'Konto')
  await expect(page.getByText('8 von 10 Wiederherstellungscodes')).toBeVisible()
  await page.getByRole('button', { name: 'Ausschalten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zweiten Schritt ausschalten' })
  await expectAccessible(page)
  await dialog.getByLabel('Ihr Passwort').fill('falsch')
  await dialog.getByRole('button', { name: 'Wiederherstellungscode benutzen' }).click()
  await dialog.getByRole('textbox', { name: 'Wiederherstellungscode' }).fill(recoveryCodes[2] ?? '')
  await dialog.getByRole('button', { name: 'Ausschalten' }).click()
  await expect(dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible()
  await dialog.getByLabel('Ihr Passwort').fill(product.admin.password)
  await dialog.getByRole('button', { name: 'Ausschalten' }).click()

  await expect(page.getByText('Ausgeschaltet', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Einrichten' })).toBeFocused()
  await page.context().clearCookies()
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await fillLogin(page, product.admin)
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  consoleErrors.splice(0)
})

test('on a phone, the second step is set up and used in one column @phone', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await page.goto('/admin/account', { waitUntil: 'networkidle' })
  const secret = await begin(page, product.admin)
  await expectAccessible(page)
  await page.getByLabel(APP_CODE).fill(await nextAppCode(product, secret))
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await expect(page.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/)).toHaveCount(10)
  await expectAccessible(page)
  await goToCodeStep(page, product.admin)
  await expectAccessible(page)
})

import { expect, type Page } from '@playwright/test'

export const NEW_PASSWORD = 'ein-zweites-passwort'

interface Credentials {
  email: string
  firstPassword: string
}

/** Logs in for the first time, changes the password, and ends on the dashboard. */
export async function logInForTheFirstTime(page: Page, admin: Credentials): Promise<void> {
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await page.getByLabel('E-Mail').fill(admin.email)
  await page.getByLabel('Passwort', { exact: true }).fill(admin.firstPassword)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Bitte ändern Sie Ihr Passwort beim ersten Login')).toBeVisible()
  await page.getByLabel('Neues Passwort').fill(NEW_PASSWORD)
  await page.getByLabel('Passwort bestätigen').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
}

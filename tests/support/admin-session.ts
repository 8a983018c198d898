import type { Page } from '@playwright/test'
import { NEW_PASSWORD } from './admin-pages.ts'

/** Fills in the login that is on the screen, with the password that {@link NEW_PASSWORD} set. */
export async function logInAgain(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

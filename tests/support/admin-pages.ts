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

interface HasDatabase {
  query(text: string, values?: unknown[]): Promise<unknown[]>
}

/**
 * Stores confirmed registrations of one seat each in "Strategie & KI", of "Person 001", "Person 002" and so on; the
 * first is the newest. Every third belongs to the company "Öko Söhne", the others to "Beispielwerk AG".
 */
export async function insertRegistrations(product: HasDatabase, count: number): Promise<void> {
  await product.query(
    `insert into registrations
       (reference, contact_name, contact_email, company, package_id, price, price_type, status, created_at)
     select 'MF-T' || number, 'Person ' || number, 'person-' || number || '@example.com',
       case when i % 3 = 0 then 'Öko Söhne' else 'Beispielwerk AG' end,
       'single', 149, 'early_bird', 'confirmed', now() - i * interval '1 minute'
     from (select i, lpad(i::text, 3, '0') as number from generate_series(1, $1::int) as i) as numbered`,
    [count],
  )
  await product.query(
    `insert into attendees
       (registration_id, position, training_id, attendee_type, first_name, last_name, email, company, created_at)
     select id, 1, 'strategie-ki', 'booker', 'Person', right(reference, 3), contact_email, company, created_at
     from registrations where reference like 'MF-T%'`,
  )
}

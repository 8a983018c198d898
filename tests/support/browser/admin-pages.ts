import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { STORED_MESSAGE } from '../product/stored-message.ts'

const NEW_PASSWORD = 'ein-neues-passwort'

/** An administrator, with the cookies of an open session. */
export interface AdminWithSession {
  email: string
  password: string
  cookies: Parameters<BrowserContext['addCookies']>[0]
}

/** Gives the page a session that is open already. */
export async function addSession(page: Page, { cookies }: AdminWithSession): Promise<void> {
  await page.context().addCookies(cookies)
}

/** Opens the dashboard in a session that is open already. */
export async function logIn(page: Page, admin: AdminWithSession): Promise<void> {
  await addSession(page, admin)
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
}

/** Opens a screen from the bar of the administration. Some wait behind its button, in a narrow window all. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Verwaltung' })
  const link = bar.getByRole('link', { name, exact: true })
  await bar.getByRole('link', { name: 'Zur Website' }).waitFor()
  if (!(await link.isVisible())) await bar.getByRole('button').click()
  await link.click()
}

/** Shows the whole list of what is to do. In a low window it shows only its numbers at first. */
export async function unfoldTodo(page: Page): Promise<void> {
  const toggle = page
    .getByRole('region', { name: 'Zu tun' })
    .getByRole('button', { name: /^Aufgaben (zeigen|einklappen)$/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

/** Fills in the visible login form. */
export async function fillLogin(
  page: Page,
  { email, password }: Pick<AdminWithSession, 'email' | 'password'>,
): Promise<void> {
  // The screen before it may still be there for a moment.
  const login = page.getByRole('region', { name: 'Admin Login' })
  await login.getByLabel('E-Mail').fill(email)
  await login.getByLabel('Passwort', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Anmelden' }).click()
}

/** Logs a new administrator in, changes the password, and ends on the dashboard. Returns the new credentials. */
export async function logInForTheFirstTime(
  page: Page,
  { email, firstPassword }: { email: string; firstPassword: string },
): Promise<{ email: string; password: string }> {
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await fillLogin(page, { email, password: firstPassword })
  await expect(page.getByText('Bitte ändern Sie Ihr Passwort beim ersten Login')).toBeVisible()
  await page.getByLabel('Neues Passwort').fill(NEW_PASSWORD)
  await page.getByLabel('Passwort bestätigen').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  return { email, password: NEW_PASSWORD }
}

interface HasDatabase {
  query(text: string, values?: unknown[]): Promise<unknown[]>
}

/**
 * Stores confirmed registrations of one seat each in "Uhren & Zeit", for "Person 001", "Person 002" and so on; the
 * first is the newest. Every third belongs to the company "Öko Söhne", the others to "Beispielwerk AG".
 */
export async function insertRegistrations(product: HasDatabase, count: number): Promise<void> {
  await product.query(
    `insert into registrations
       (reference, contact_name, contact_email, company, package_id, price, price_type, status, created_at)
     select 'MF-T' || number, 'Person ' || number, 'person-' || number || '@example.com',
       case when i % 3 = 0 then 'Öko Söhne' else 'Beispielwerk AG' end,
       'single', 145, 'early_bird', 'confirmed', now() - i * interval '1 minute'
     from (select i, lpad(i::text, greatest(3, length(i::text)), '0') as number from generate_series(1, $1::int) as i) as numbered`,
    [count],
  )
  await product.query(
    `insert into attendees
       (registration_id, position, training_id, date_id, training_title, attendee_type, first_name, last_name, email,
        company, created_at)
     select r.id, 1, training_id, d.id, title, 'booker', 'Person', substr(reference, 5), contact_email, company,
       r.created_at
     from registrations r, training_dates d join trainings t on t.id = training_id
     where reference ~ '^MF-T[0-9]+$' and training_id = 'kurs-1-uhren'`,
  )
}

/** Stores mails, the newest first; every third failed, the others were sent. */
export async function insertMails(product: HasDatabase, count: number): Promise<void> {
  await product.query(
    `insert into mails (dedupe_key, recipient, subject, template, data, status, attempts, last_error, sent_at, created_at)
     select 'test/' || n, 'person-' || n || '@example.com', 'Nachricht Nummer ' || n, ${STORED_MESSAGE},
       (case when n % 3 = 0 then 'failed' else 'sent' end)::mail_status, 1,
       case when n % 3 = 0 then '550 5.1.1 Unbekannt verzogen' end, case when n % 3 > 0 then now() end,
       now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [count],
  )
}

/** Opens the status control of a registration, in a row or in the details, and chooses an action. */
export async function chooseStatus(place: Locator, action: string): Promise<void> {
  await place.getByRole('combobox').click()
  await place.page().getByRole('option', { name: action }).click()
}

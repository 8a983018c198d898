import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'
import type { Training } from '../../src/domain/training/training.ts'
import { embeddedConnection } from '../../src/server/database/embedded-server.ts'
import { type CompanySite, startCompanySite } from '../../src/server/testing/company-site.ts'
import type { AdminWithSession } from './admin-pages.ts'
import { startBuiltProduct } from './running-product.ts'

/** A product that was started once and stopped: a copy of it starts faster than a new one. */
const TEMPLATE = path.resolve('.cache/tests/journeys/template')

const FIRST_PASSWORD = 'erstes-passwort'
const ADMIN = { email: 'chefin@example.com', password: 'ein-zweites-passwort' }
/** Has never logged in, and must change the password at the first time. */
const NEWCOMER = { email: 'neu@example.com', firstPassword: FIRST_PASSWORD }
/** The cookies of a session that {@link ADMIN} opened in the template: every copy of it knows that session. */
const COOKIES_FILE = `${TEMPLATE}-cookies.json`

/** The built product with an embedded database that begins with the sample content. */
interface JourneyProduct {
  address: string
  admin: AdminWithSession
  newcomer: typeof NEWCOMER
  /** Runs SQL in the product's database, for what no screen can arrange. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>
  /** A training as the shop tells it: its dates depend on the day of the test. */
  training(id: string): Promise<Training>
  /** The mails that were sent so far, whole, as the worker wrote them. */
  mails(): Promise<string[]>
}

interface PageFixtures {
  /** Errors that the page wrote to the console; a test ends red when there is one that it did not expect. */
  consoleErrors: string[]
}

interface ProductFixture {
  product: JourneyProduct
}

interface SettingsFixture {
  /** Settings of the product beyond those that every journey has. */
  settings: Record<string, string>
}

async function useItsAddress(
  { product }: ProductFixture,
  use: (address: string) => Promise<void>,
): Promise<void> {
  await use(product.address)
}

async function collectConsoleErrors(
  { page }: { page: Page },
  use: (errors: string[]) => Promise<void>,
): Promise<void> {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await use(errors)
  expect(errors, 'errors in the console').toEqual([])
}

/** For journeys that book, log in or change data: each has a product of its own. */
export const test = base
  .extend<ProductFixture & SettingsFixture>({
    settings: [{}, { option: true }],
    product: async ({ settings }, use) => lendProduct(use, settings),
  })
  .extend<PageFixtures>({
    baseURL: useItsAddress,
    consoleErrors: [collectConsoleErrors, { auto: true }],
  })

/** For journeys that read websites: those of `companySite` are all that the product can reach. */
export const siteTest = test.extend<{ companySite: CompanySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  companySite: async ({}, use) => {
    const companySite = await startCompanySite()
    await use(companySite)
    await companySite.stop()
  },
  product: async ({ settings, companySite }, use) => lendProduct(use, settings, companySite.sites),
})

/** For journeys that only look: those of one worker share a product. */
export const lookingTest = base
  .extend<object, ProductFixture>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
    product: [async ({}, use) => lendProduct(use), { scope: 'worker' }],
  })
  .extend<PageFixtures>({
    baseURL: useItsAddress,
    consoleErrors: [collectConsoleErrors, { auto: true }],
  })

async function lendProduct(
  use: (product: JourneyProduct) => Promise<void>,
  settings: Record<string, string> = {},
  localSites?: Readonly<Record<string, number>>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(path.dirname(TEMPLATE), 'journey-'))
  await cp(TEMPLATE, dataDir, { recursive: true })
  const product = await startBuiltProduct({ DATA_DIR: dataDir, ...settings }, localSites)
  const client = new pg.Client({
    ...(await embeddedConnection(dataDir)),
    application_name: 'journey',
  })
  await client.connect()
  await use({
    address: product.address,
    admin: {
      ...ADMIN,
      cookies: JSON.parse(await readFile(COOKIES_FILE, 'utf8')) as AdminWithSession['cookies'],
    },
    newcomer: NEWCOMER,
    query: async (text, values) => (await client.query(text, values)).rows,
    training: async (id) => {
      const response = await fetch(`${product.address}/api/trainings/${id}`)
      return (await response.json()) as Training
    },
    mails: () => readMails(path.join(dataDir, 'mail')),
  })
  await client.end()
  await product.stop()
  await rm(dataDir, { recursive: true })
}

/** Makes the product that every journey begins with. Done once, before the first of them. */
export async function prepareTemplate(): Promise<void> {
  await rm(path.dirname(TEMPLATE), { recursive: true, force: true })
  const product = await startBuiltProduct({
    DATA_DIR: TEMPLATE,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: FIRST_PASSWORD,
  })
  await addNewcomer()
  await writeFile(COOKIES_FILE, JSON.stringify(await openSession(product.address)))
  await product.stop()
  // Journeys do not pull the plug (tests/faults does), and hundreds of small databases keep a disk busy.
  await appendFile(path.join(TEMPLATE, 'postgres/postgresql.auto.conf'), 'fsync = off\n')
}

/** An administrator with the same first password. */
async function addNewcomer(): Promise<void> {
  const client = new pg.Client(await embeddedConnection(TEMPLATE))
  await client.connect()
  await client.query(
    `insert into admins (id, name, email, email_verified) values ('newcomer', $1, $1, true)`,
    [NEWCOMER.email],
  )
  await client.query(
    `insert into admin_accounts (id, account_id, provider_id, user_id, password)
     select 'newcomer', 'newcomer', provider_id, 'newcomer', password from admin_accounts`,
  )
  await client.end()
}

/** Logs the administrator in, past the change of password. */
async function openSession(address: string): Promise<AdminWithSession['cookies']> {
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${address}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    expect(response.status, path).toBe(200)
    return response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  }
  const cookies = await post('login', { email: ADMIN.email, password: FIRST_PASSWORD })
  await post('change-password', { newPassword: ADMIN.password }, cookies.join('; '))
  return cookies.map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), domain: 'localhost', path: '/' }
  })
}

async function readMails(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  const complete = files.filter((file) => file.endsWith('.eml'))
  return Promise.all(complete.map((file) => readFile(path.join(folder, file), 'utf8')))
}

/** No violation of WCAG 2.2 AA that axe can find, and nothing that scrolls sideways. Not in mails: no script runs there. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilNothingFades(page)
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[srcdoc]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
  ).toEqual([])
  await expectNothingSideways(page)
}

/** What is still fading in has too little contrast, and will have enough. */
async function untilNothingFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

export async function expectNothingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'pixels that the page is wider than the window').toBeLessThanOrEqual(0)
}

/** The notification that is on the screen, as a person sees it; it is also read out, from an element of its own. */
export function notificationOf(page: Page): Locator {
  return page.getByRole('region', { name: /Benachrichtigungen/ }).getByRole('listitem')
}

export { expect }

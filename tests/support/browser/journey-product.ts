import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { startBuiltProduct } from '../programs/running-product.ts'
import type { AdminWithSession } from './admin-pages.ts'
import { restoreInitialData } from './initial-data.ts'
import { ADMIN, COOKIES_FILE, NEWCOMER, TEMPLATE } from './journey-template.ts'

const METRICS_TOKEN = 'a-token-of-journeys'

/** The built product with an embedded database that starts with the fixture. */
export interface JourneyProduct {
  address: string
  admin: AdminWithSession
  newcomer: typeof NEWCOMER
  /** Runs SQL in the product's database, for what no screen can do, and waits until its pages show the change. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>
  /** A training as the shop returns it: its dates depend on the day of the test. */
  training(id: string): Promise<Training>
  /** The mails sent so far, whole, as the worker wrote them. */
  mails(): Promise<string[]>
}

export interface OpenProduct {
  product: JourneyProduct
  /** Restores the initial data, and removes everything that journeys have stored. */
  beginAgain(): Promise<void>
  close(): Promise<void>
}

/** As if the password had just been typed: the session of the template is older. */
async function confirmSession(client: pg.Client): Promise<void> {
  await client.query('update admin_sessions set confirmed_at = now()')
}

/** Starts a copy of the template, with the given settings and the local websites that it can read. */
export async function openProduct(
  settings: Record<string, string> = {},
  localSites?: Readonly<Record<string, number>>,
): Promise<OpenProduct> {
  const dataDir = await mkdtemp(path.join(path.dirname(TEMPLATE), 'journey-'))
  await cp(TEMPLATE, dataDir, { recursive: true })
  const running = await startBuiltProduct(
    { DATA_DIR: dataDir, METRICS_TOKEN, ...settings },
    localSites,
  )
  const client = new pg.Client({
    ...(await embeddedConnection(dataDir)),
    application_name: 'journey',
  })
  await client.connect()
  await confirmSession(client)
  const changes = await followPageContent(client, running.address)
  const mailFolder = path.join(dataDir, 'mail')
  const { address } = running
  return {
    product: {
      address,
      admin: {
        ...ADMIN,
        cookies: JSON.parse(await readFile(COOKIES_FILE, 'utf8')) as AdminWithSession['cookies'],
      },
      newcomer: NEWCOMER,
      query: (text, values) =>
        changes.untilHeard(async () => (await client.query(text, values)).rows),
      training: async (id) => {
        const response = await fetch(`${address}/api/trainings/${id}`)
        return (await response.json()) as Training
      },
      mails: () => readMails(mailFolder),
    },
    async beginAgain() {
      await changes.untilHeard(() => restoreInitialData(client))
      await confirmSession(client)
      for (const folder of [mailFolder, path.join(dataDir, 'media')]) {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async close() {
      await client.end()
      await running.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The product is notified of a test's changes to its tables a moment later, and shows cached pages until then. */
async function followPageContent(client: pg.Client, address: string) {
  let made = 0
  client.on('notification', () => {
    made += 1
  })
  await client.query('listen page_content')
  const heard = async () => {
    const response = await fetch(`${address}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    return Number(/^morgenfalz_page_content_changes_total (\d+)$/m.exec(await response.text())?.[1])
  }
  /** A query to the server delivers earlier notifications first, such as those of the previous journey. */
  const madeSoFar = async () => {
    await client.query('select 1')
    return made
  }
  return {
    async untilHeard<Result>(work: () => Promise<Result>): Promise<Result> {
      const before = { heard: await heard(), made: await madeSoFar() }
      const result = await work()
      const changes = made - before.made
      if (changes > 0) await expect.poll(heard).toBeGreaterThanOrEqual(before.heard + changes)
      return result
    },
  }
}

async function readMails(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  const complete = files.filter((file) => file.endsWith('.eml'))
  return Promise.all(complete.map((file) => readFile(path.join(folder, file), 'utf8')))
}

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { type ProductParts, startProduct } from '#app/server/product.ts'
import { fixedClock } from '#platform/basics/server/clock.ts'
import { readConfig } from '#platform/config/server/config.ts'
import { openDatabase } from '#platform/database/server/database.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { restoreInitialData } from '../browser/initial-data.ts'
import { forgetFirm } from './own-firm.ts'
import { ADMIN, cookiesOf, FIRST_START, TEST_SCRYPT, TEST_SETTINGS } from './test-settings.ts'

/** A product whose database the test may cut off, close or change. */
export type OwnTestProduct = Omit<OpenProduct, 'stop'>
/** The part of a product that a test may use when later tests share it. */
export type TestProduct = Omit<OwnTestProduct, 'cutDatabase' | 'closeToWrites'>

type OpenProduct = Awaited<ReturnType<typeof openProduct>>

type TestParts = Pick<
  ProductParts,
  'checkRunsEveryMs' | 'retryPausesMs' | 'scrypt' | 'siteNetwork' | 'tellDelayMs'
> & {
  log?: Logger
  /** Starts on an empty database, as a new installation does: it reads INITIAL_CONTENT. */
  isNew?: boolean
  /** Returns the address by which the product reaches its database, where it is not the direct one. */
  proxyFor?: (databaseUrl: string) => Promise<string>
}

/** The product shared by the tests of one worker, one after the other. It stops with the worker. */
let shared: Promise<SharedProduct> | undefined
let isLent = false

interface SharedProduct {
  product: OpenProduct
  /** A separate connection, to see what the product's connections still do. */
  client: pg.Client
  /** The schema at the start, see {@link schemaOf}. */
  schema: string
}

/**
 * Returns the real product with the usual settings, in the state after its start: data, content, administrator and
 * clock. Tests share it, which takes a tenth of the time of a start. A test that needs settings, a second product, a
 * lost database or another schema uses {@link startTestProduct}.
 */
export async function lendTestProduct(): Promise<TestProduct> {
  if (isLent) throw new Error('The shared product is in use; start a product for the second one.')
  isLent = true
  shared ??= openShared()
  const lent = await shared
  onTestFinished(async () => {
    try {
      await putBack(lent)
    } catch (error) {
      shared = undefined
      await lent.client.end()
      await lent.product.stop()
      throw error
    } finally {
      isLent = false
    }
  })
  return lent.product
}

async function openShared(): Promise<SharedProduct> {
  const product = await openProduct()
  const client = new pg.Client(product.config.databaseUrl)
  await client.connect()
  return { product, client, schema: await schemaOf(client) }
}

/**
 * Restores the state after the start.
 *
 * @throws Error where the test changed the schema, which this does not restore
 */
async function putBack({ product, client, schema }: SharedProduct): Promise<void> {
  await restoreInitialData(client)
  // The product hears of it a moment later.
  forgetFirm()
  product.clock.set(FIRST_START)
  if ((await schemaOf(client)) !== schema)
    throw new Error('This test changes the schema, so it needs a product of its own.')
}

/** The tables with their columns, constraints, indexes, triggers and functions, as one text. */
async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select concat(
       (select string_agg(concat(relname, relnatts), ',' order by relname) from pg_class
        where relnamespace = 'public'::regnamespace),
       (select string_agg(conname, ',' order by conname) from pg_constraint
        where connamespace = 'public'::regnamespace),
       (select string_agg(concat(tgname, tgenabled), ',' order by oid) from pg_trigger),
       (select string_agg(proname, ',' order by oid) from pg_proc
        where pronamespace = 'public'::regnamespace)) as schema`,
  )
  return rows[0]?.schema ?? ''
}

/** Starts the real product with settings of the test, on a database that is dropped when the test ends. */
export async function startTestProduct(
  settings: Record<string, string> = {},
  parts: TestParts = {},
): Promise<OwnTestProduct> {
  const product = await openProduct(settings, parts)
  onTestFinished(product.stop)
  return product
}

/**
 * Starts the real product on a new database, with real migrations, fixture, worker and routes. Only the clock is
 * fixed, no port is opened, and pages are not rendered.
 */
async function openProduct(settings: Record<string, string> = {}, parts: TestParts = {}) {
  const { proxyFor, isNew = false, ...productParts } = parts
  const databaseUrl = await createDatabase(isNew)
  const config = readConfig({
    ...TEST_SETTINGS,
    DATABASE_URL: (await proxyFor?.(databaseUrl)) ?? databaseUrl,
    ...settings,
  })
  const log = parts.log ?? pino({ level: 'silent' })
  const clock = fixedClock(FIRST_START)
  const startProcess = (changed: Partial<typeof config> = {}) =>
    startProduct({
      config: { ...config, ...changed },
      clock,
      // Mails about a status are sent at once, unless a test sets a delay.
      tellDelayMs: 0,
      scrypt: TEST_SCRYPT,
      ...productParts,
      log,
      render: async () => ({ status: 200, headers: new Headers(), html: ['a page'] }),
      adminAssets: '',
    })
  const product = await startProcess()
  const { db, pool, close } = await openDatabase({ databaseUrl, dataDir: config.dataDir }, log)
  const stop = async () => {
    await product.stop()
    await close()
    await dropDatabase(databaseUrl)
  }

  /** @param from the network address that the request comes from; without it, from inside the process */
  const request = async (path: string, init?: RequestInit, from?: string) =>
    product.fetch(
      new Request(`http://localhost:3000${path}`, init),
      from === undefined ? undefined : { incoming: { socket: { remoteAddress: from } } },
    )
  const get = async <T>(path: string, headers: HeadersInit = {}) => {
    const response = await request(path, { headers })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as T,
    }
  }
  const send = async <T>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as T,
    }
  }
  return {
    db,
    pool,
    clock,
    config,
    stop,
    request,
    get,
    send,
    trainings: async () => (await get<Training[]>('/api/trainings')).body,
    packages: async () => (await get<Package[]>('/api/packages')).body,
    /** Starts the product once more on the same database, as a second process would. */
    startAnother: async (changed?: Partial<typeof config>) => {
      const another = await startProcess(changed)
      onTestFinished(another.stop)
      return another
    },
    /** The number of rows in a table, for tests that nothing was stored. */
    count: async (table: string) => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from ${table}`,
      )
      return rows[0]?.count
    },
    /** Cuts the database off while it is in use. Returns a function that restores it. */
    cutDatabase: () => cutDatabase(databaseUrl),
    /** Makes new connections read-only, as on a standby. Returns a function that allows writes again. */
    closeToWrites: () => closeToWrites(databaseUrl),
    /** A session of the administrator who has changed the password and has just typed it. Returns its cookie header. */
    logIn: async () => {
      await pool.query('update admins set must_change_password = false where email = $1', [
        ADMIN.email,
      ])
      await pool.query('update admin_sessions set confirmed_at = now()')
      return { cookie: inject('adminCookie') }
    },
    /** As {@link logIn}, through the API: the login and the change of password are in the audit log. */
    logInAndChangePassword: async () => {
      const { headers } = await send('POST', '/api/admin/login', ADMIN)
      const cookie = cookiesOf(headers)
      const newPassword = 'zweites-passwort'
      await send('POST', '/api/admin/change-password', { newPassword }, { cookie })
      return { cookie }
    },
    /** Logs in for the first time, so the password must still be changed. Returns the session's cookie header. */
    logInForTheFirstTime: async () => {
      const { headers } = await send('POST', '/api/admin/login', ADMIN)
      return { cookie: cookiesOf(headers) }
    },
  }
}

async function createDatabase(isEmpty: boolean): Promise<string> {
  const templateUrl = inject('templateUrl')
  const url = new URL(templateUrl)
  const template = url.pathname.slice(1)
  const name = `test_${randomBytes(8).toString('hex')}`
  const from = isEmpty ? '' : ` template ${template}`
  await runInPostgres(templateUrl, `create database ${name}${from}`)
  url.pathname = name
  return url.href
}

async function cutDatabase(databaseUrl: string): Promise<() => Promise<void>> {
  const templateUrl = inject('templateUrl')
  const name = new URL(databaseUrl).pathname.slice(1)
  const allow = (yes: boolean) =>
    runInPostgres(templateUrl, `alter database ${name} with allow_connections ${yes}`)
  await allow(false)
  await endConnections(name)
  return () => allow(true)
}

async function closeToWrites(databaseUrl: string): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const set = (value: string) =>
    runInPostgres(
      inject('templateUrl'),
      `alter database ${name} set default_transaction_read_only = ${value}`,
    )
  await set('on')
  await endConnections(name)
  return () => set('off')
}

function endConnections(database: string): Promise<void> {
  return runInPostgres(
    inject('templateUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  )
}

async function dropDatabase(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1)
  await runInPostgres(inject('templateUrl'), `drop database ${name} with (force)`)
}

async function runInPostgres(templateUrl: string, statement: string): Promise<void> {
  const url = new URL(templateUrl)
  url.pathname = 'postgres'
  const client = new pg.Client(url.href)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

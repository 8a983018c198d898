import { appendFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { startBuiltProduct } from '../programs/running-product.ts'
import type { AdminWithSession } from './admin-pages.ts'
import { saveInitialData } from './initial-data.ts'

/** The data of a product that was started once and stopped: a copy of it starts faster than a new one. */
export const TEMPLATE = path.resolve('.cache/tests/journeys/template')

const FIRST_PASSWORD = 'erstes-passwort'
export const ADMIN = { email: 'chefin@example.com', password: 'ein-zweites-passwort' }
/** Has never logged in, and must change the password at the first login. */
export const NEWCOMER = { email: 'neu@example.com', firstPassword: FIRST_PASSWORD }
/** The cookies of a session that {@link ADMIN} opened in the template; valid in every copy of it. */
export const COOKIES_FILE = `${TEMPLATE}-cookies.json`

/** Makes the product that every journey starts with, once before the first of them. */
export async function prepareTemplate(): Promise<void> {
  await rm(path.dirname(TEMPLATE), { recursive: true, force: true })
  const product = await startBuiltProduct({
    DATA_DIR: TEMPLATE,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: FIRST_PASSWORD,
  })
  const client = new pg.Client(await embeddedConnection(TEMPLATE))
  await client.connect()
  await addNewcomer(client)
  await endSetup(client)
  await writeFile(COOKIES_FILE, JSON.stringify(await openSession(product.address)))
  await saveInitialData(client)
  await client.end()
  await product.stop()
  // Journeys do not test power cuts (tests/faults does), and fsync would slow the disk down.
  await appendFile(path.join(TEMPLATE, 'postgres/postgresql.auto.conf'), 'fsync = off\n')
}

/** Adds an administrator with the same first password. */
async function addNewcomer(client: pg.Client): Promise<void> {
  await client.query(
    `insert into admins (id, name, email, email_verified, role) values ('newcomer', $1, $1, true, 'owner')`,
    [NEWCOMER.email],
  )
  await client.query(
    `insert into admin_accounts (id, account_id, provider_id, user_id, password)
     select 'newcomer', 'newcomer', provider_id, 'newcomer', password from admin_accounts`,
  )
}

/** The product of the journeys is in use: nobody is led to the guide that sets it up. */
async function endSetup(client: pg.Client): Promise<void> {
  await client.query(`insert into settings (name, value) values ('setup', $1)`, [
    JSON.stringify({ isLeft: true, isFinished: true, skipped: [] }),
  ])
}

/** Logs the administrator in and changes the password. */
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

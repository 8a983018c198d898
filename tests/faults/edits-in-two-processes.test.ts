import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentItem } from '#domain/content/content-item.ts'
import type { Training } from '#domain/training/training.ts'
import { ADMIN } from '#server/testing/test-settings.ts'
import { startBuiltProduct } from '../support/running-product.ts'

async function start(dataDir: string) {
  const { address, stop } = await startBuiltProduct({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  onTestFinished(stop)
  return address
}

/** Logs in and changes the first password. Returns the cookies of the session. */
async function logIn(address: string): Promise<string> {
  const send = (call: string, body: object, cookie = '') =>
    fetch(`${address}/api/admin/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const { headers } = await send('login', ADMIN)
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await send('change-password', { newPassword: 'zweites-passwort' }, cookie)
  return cookie
}

test('what is saved in one process is at once in the calls and pages of another on the same database', async () => {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  const dataDir = await mkdtemp(path.join(parent, 'two-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const one = await start(dataDir)
  const other = await start(dataDir)
  const cookie = await logIn(one)
  const save = async (method: string, call: string, body: object) => {
    const response = await fetch(`${one}/api/admin/${call}`, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
  }
  const page = async (address: string) => (await fetch(other + address)).text()
  // Read once before, so that anything that is kept would be kept now.
  await page('/trainings')
  await page('/trainings/strategie-ki')

  await save('PATCH', 'trainings/strategie-ki', { title: 'Strategie aus zwei Prozessen' })
  await save('POST', 'cms/content', {
    section: 'trainings',
    key: 'hero.title',
    contentType: 'text',
    content: 'Ein neuer Titel',
  })

  const training = (await (await fetch(`${other}/api/trainings/strategie-ki`)).json()) as Training
  expect(training).toMatchObject({ title: 'Strategie aus zwei Prozessen', version: 2 })
  const content = (await (await fetch(`${other}/api/cms/content`)).json()) as ContentItem[]
  expect(content).toContainEqual(expect.objectContaining({ content: 'Ein neuer Titel' }))
  expect(await page('/trainings')).toContain('Ein neuer Titel')
  expect(await page('/trainings/strategie-ki')).toContain('Strategie aus zwei Prozessen')
})

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { transferCalls } from '../support/product/content-transfer.ts'
import { POLL_OPTIONS } from '../support/product/poll-options.ts'
import { logInAndChangePassword, sendJson, WITH_ADMIN } from '../support/programs/admin-session.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'

async function start(dataDir: string) {
  const product = await startBuiltProduct({ ...WITH_ADMIN, DATA_DIR: dataDir })
  onTestFinished(() => product.stop())
  return product
}

function callsOf(address: string, cookie: string) {
  const request = (call: string, init?: RequestInit) => fetch(address + call, init)
  return transferCalls({ request }, { cookie })
}

/** A file with a picture and another title of a training. */
async function exportedChange() {
  const { address } = await start(await freshFolder('importing'))
  const cookie = await logInAndChangePassword(address)
  const create = { width: 500, height: 300, channels: 3 as const, background: '#a63' }
  const body = new FormData()
  body.set('file', new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'Ofen.png'))
  const images = `${address}/api/admin/images`
  const uploaded = await fetch(images, { method: 'POST', headers: { cookie }, body })
  const { path: heroImage } = (await uploaded.json()) as { path: string }
  const training = `${address}/api/admin/trainings/kurs-1-uhren`
  await sendJson(training, 'PATCH', { title: 'Teig & Zeit', heroImage }, { cookie })
  return callsOf(address, cookie).exported()
}

test('a product killed between the pictures and the rows of an import has its old state, and imports the file again', async () => {
  const file = await exportedChange()
  const dataDir = await freshFolder('importing')
  const product = await start(dataDir)
  const cookie = await logInAndChangePassword(product.address)
  const calls = callsOf(product.address, cookie)
  const before = await calls.exported()
  const { body } = await calls.preview(file)
  const client = new pg.Client(await embeddedConnection(dataDir))
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query("select from trainings where id = 'kurs-1-uhren' for update")

  const cut = calls.apply(file, body.fingerprint).catch(() => 'no answer')
  const files = () => readdir(path.join(dataDir, 'media')).catch(() => [])
  await vi.waitFor(async () => expect(await files()).toHaveLength(4), POLL_OPTIONS)
  await product.kill()
  await client.end().catch(() => undefined)
  expect(await cut).toBe('no answer')

  const again = await start(dataDir)
  const next = callsOf(again.address, cookie)
  expect(await next.exported()).toEqual(before)
  expect((await next.previewAndApply(file)).status).toBe(200)
  expect(await next.exported()).toEqual(file)
})

import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/server/database.ts'
import { startEmbeddedServer } from '#platform/database/server/embedded-server.ts'
import { writeBackup } from '#platform/operation/server/backup.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'

const log = pino({ level: 'silent' })

/** Creates a folder with the permissions that the usual umask of 022 gives. */
async function openFolder(): Promise<string> {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'private-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o755 })
  await writeFile(file, 'x', { mode: 0o644 })
}

/** The folder and all entries in it that other users of the machine may read, write or enter. */
async function openEntries(folder: string): Promise<string[]> {
  const below = await readdir(folder, { recursive: true, withFileTypes: true })
  const entries = below
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const found: string[] = []
  for (const entry of [folder, ...entries]) {
    const { mode } = await lstat(entry)
    if (mode & 0o077) found.push(`${path.relative(folder, entry)}: ${(mode & 0o777).toString(8)}`)
  }
  return found
}

test('at its start the product takes from others what they could read', async () => {
  const dataDir = await openFolder()
  await open(path.join(dataDir, 'mail/1.eml'))
  await open(path.join(dataDir, 'mail/2.eml.part'))
  await open(path.join(dataDir, 'media/a.avif'))
  await open(path.join(dataDir, 'restored/by/hand.txt'))
  const elsewhere = path.join(await openFolder(), 'elsewhere.txt')
  await open(elsewhere)
  await symlink(elsewhere, path.join(dataDir, 'media/link.txt'))
  await symlink('nowhere', path.join(dataDir, 'media/dangling'))

  await startTestProduct({ DATA_DIR: dataDir })

  expect(await openEntries(dataDir)).toEqual([])
  expect((await lstat(elsewhere)).mode & 0o777).toBe(0o644)
})

test('mails and pictures that the product writes are for its own user alone', async () => {
  const dataDir = await openFolder()
  const product = await startTestProduct({ DATA_DIR: dataDir })
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  const { cookie } = await product.logIn()
  const picture = await sharp({
    create: { width: 20, height: 20, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(picture)], 'bild.png'))
  const { status } = await product.request('/api/admin/images', {
    method: 'POST',
    headers: { cookie },
    body,
  })
  expect(status).toBe(201)
  const mails = () => readdir(path.join(dataDir, 'mail')).catch(() => [])
  await expect.poll(mails, POLL_OPTIONS).toContainEqual(expect.stringMatching(/\.eml$/))

  expect(await readdir(path.join(dataDir, 'media'))).not.toEqual([])
  expect(await openEntries(dataDir)).toEqual([])
})

test('all of the embedded database is for its own user alone, also its log', async () => {
  const dataDir = path.join(await openFolder(), 'new')
  const server = await startEmbeddedServer({ dataDir, log })
  onTestFinished(() => server.stop())

  expect(await openEntries(dataDir)).toEqual([])
})

test('a backup is for its own user alone, whatever the pictures were', async () => {
  const product = await lendTestProduct()
  const { pool, close } = await openDatabase(product.config, log)
  onTestFinished(close)
  const mediaFolder = path.join(await openFolder(), 'media')
  await open(path.join(mediaFolder, 'a.avif'))
  const folder = path.join(await openFolder(), 'backups/today')

  await writeBackup({ pool, folder, mediaFolder, now: product.clock.now() })

  expect(await readdir(path.join(folder, 'media'))).toEqual(['a.avif'])
  expect(await openEntries(path.dirname(folder))).toEqual([])
})

import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#tests/support/database/empty-database.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { invoicingProduct } from '#tests/support/product/issued-invoices.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { appCode, switchSecondFactorOn } from '#tests/support/product/second-factor.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'
import { writeBackup } from './backup.ts'
import { keepNewest } from './keep-newest.ts'
import type { BackupManifest } from './manifest.ts'
import { openBackup, restoreBackup } from './restore.ts'
import { copyCommand, tablesToSave } from './tables.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'backup-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Every table's rows as text, sorted. */
async function contentsOf(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    const contents: Record<string, string[]> = {}
    for (const { name } of await tablesToSave(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
      )
      contents[name] = rows.map(({ row }) => row)
    }
    return contents
  } finally {
    client.release()
  }
}

async function book(product: TestProduct) {
  const { status } = await product.send(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
  )
  expect(status).toBe(201)
}

test('a restore brings back every row and picture of a backup, but no sessions', async () => {
  const { pool } = await emptyDatabase()
  const product = await startTestProduct()
  await product.logIn()
  await book(product)
  // No row changes any more once its mail is sent.
  const waiting = () => product.pool.query(`select from mails where status <> 'sent'`)
  await expect.poll(async () => (await waiting()).rowCount, POLL_OPTIONS).toBe(0)
  const folder = path.join(await emptyFolder(), 'backup')
  const media = await emptyFolder()
  await writeFile(path.join(media, 'bild.avif'), 'kein echtes Bild')
  const before = await contentsOf(product.pool)

  const written = await writeBackup({
    pool: product.pool,
    folder,
    mediaFolder: media,
    now: NOW,
  })
  const mediaFolder = path.join(await emptyFolder(), 'media')
  await restoreBackup({ pool, backup: await openBackup(folder), mediaFolder, copiedAt: null })

  expect(await contentsOf(pool)).toEqual(before)
  expect(before.registrations).toHaveLength(1)
  expect(written.tables.map(({ name }) => name)).not.toContain('admin_sessions')
  expect((await pool.query('select from admin_sessions')).rowCount).toBe(0)
  expect(await readFile(path.join(mediaFolder, 'bild.avif'), 'utf8')).toBe('kein echtes Bild')
})

test('invoices with their files, cancellations and payments are in a backup, and restored as they were', async () => {
  const { pool } = await emptyDatabase()
  const { product, issueInvoice, cancelInvoice, enterPayment } = await invoicingProduct()
  const paid = await issueInvoice()
  await enterPayment(paid.id, 'received', paid.cents, '2026-11-27')
  await cancelInvoice((await issueInvoice()).id)
  const folder = path.join(await emptyFolder(), 'backup')
  const kept = async (from: pg.Pool) => {
    const contents = await contentsOf(from)
    return ['invoices', 'invoice_years', 'invoiced_bookings', 'payments'].map(
      (table) => contents[table] ?? [],
    )
  }
  const before = await kept(product.pool)

  await writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })
  await restoreBackup({ pool, backup: await openBackup(folder), mediaFolder: null, copiedAt: null })

  expect(await kept(pool)).toEqual(before)
  expect(before.map(({ length }) => length)).toEqual([3, 1, 3, 1])
})

test('a backup made while people book is of one moment: every registration has its seats and mails', async () => {
  const { pool } = await emptyDatabase()
  const product = await startTestProduct()
  const folder = path.join(await emptyFolder(), 'backup')
  const saved = writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })
  await Promise.all(Array.from({ length: 10 }, () => book(product)))
  await saved

  await restoreBackup({ pool, backup: await openBackup(folder), mediaFolder: null, copiedAt: null })

  const { rows } = await pool.query(
    `select r.id from registrations r
     where not exists (select from attendees a where a.registration_id = r.id)
        or not exists (select from mails m where m.registration_id = r.id)`,
  )
  expect(rows).toEqual([])
})

test('the second factor still works after a restore, with the same app', async () => {
  const { pool, url } = await emptyDatabase()
  const product = await startTestProduct()
  const { secret } = await switchSecondFactorOn(product, await product.logIn())
  const folder = path.join(await emptyFolder(), 'backup')
  await writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })
  await restoreBackup({ pool, backup: await openBackup(folder), mediaFolder: null, copiedAt: null })

  const restored = await product.startAnother({ databaseUrl: url })
  const post = (call: string, body: object, cookie = '') =>
    restored.fetch(
      new Request(`http://localhost:3000/api/admin/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
    )
  const first = await post('login', ADMIN)
  const code = appCode(secret)
  const second = await post('login/code', { code }, cookiesOf(first.headers))

  expect(await first.json()).toEqual({ codeRequired: true })
  expect(second.status).toBe(200)
})

test('the product starts on a database that was moved, and sends the mails that waited', async () => {
  const { pool, url } = await emptyDatabase()
  const product = await startTestProduct({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await book(product)
  const folder = path.join(await emptyFolder(), 'backup')
  await writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })
  await restoreBackup({ pool, backup: await openBackup(folder), mediaFolder: null, copiedAt: null })

  await product.startAnother({ databaseUrl: url })

  const jobs = await pool.query(`select from graphile_worker.jobs where key like 'mail/%'`)
  const mails = await pool.query(`select from mails where status = 'waiting'`)
  expect(mails.rowCount).toBeGreaterThan(0)
  expect(jobs.rowCount).toBe(mails.rowCount)
})

test.each([
  [
    'a table was changed',
    (folder: string) => writeFile(`${folder}/tables/admins.copy.gz`, 'x'),
    'damaged',
  ],
  ['a table is missing', (folder: string) => rm(`${folder}/tables/admins.copy.gz`), 'damaged'],
  [
    'it was never finished',
    (folder: string) => rm(`${folder}/manifest.json`),
    'no complete backup',
  ],
])('an incomplete backup is refused: %s', async (_what, spoil, words) => {
  const product = await startTestProduct()
  const folder = path.join(await emptyFolder(), 'backup')
  await writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })
  await spoil(folder)

  await expect(openBackup(folder)).rejects.toThrow(words)
})

/**
 * Changes the status in every saved registration to one that PostgreSQL refuses, and corrects the file's checksum. The
 * error message then contains a person's name.
 */
async function spoilRows(folder: string): Promise<void> {
  const file = path.join(folder, 'tables/registrations.copy.gz')
  const rows = gunzipSync(await readFile(file)).toString()
  const spoilt = gzipSync(rows.replaceAll('\tpending\t', '\tSina Adler\t'))
  await writeFile(file, spoilt)
  const list = path.join(folder, 'manifest.json')
  const manifest: BackupManifest = JSON.parse(await readFile(list, 'utf8'))
  const sha256 = createHash('sha256').update(spoilt).digest('hex')
  const tables = manifest.tables.map((table) =>
    table.name === 'registrations' ? { ...table, sha256 } : table,
  )
  await writeFile(list, JSON.stringify({ ...manifest, tables }))
}

const LEFT_NOTHING =
  /^The restore failed and left nothing behind; restore again when this is repaired: /

/** The objects in a database that a new one does not have, of the kinds that the schema contains. */
async function objectsIn(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema)'
    union all select relname from pg_class where relnamespace = 'public'::regnamespace
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select collname from pg_collation where collnamespace = 'public'::regnamespace`)
  return rows.map(({ name }) => name)
}

test('a restore whose connection ends, as where its process is killed, leaves nothing behind', async () => {
  const { pool } = await emptyDatabase()
  const product = await startTestProduct()
  const folder = path.join(await emptyFolder(), 'backup')
  await writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })
  const backup = await openBackup(folder)
  pool.once('acquire', (client) => {
    client.on('error', () => undefined)
    // At this moment the schema is created, and the first rows are about to be copied.
    const { connection } = client as unknown as pg.Client
    connection.once('copyInResponse', () => connection.stream.destroy())
  })

  const restored = restoreBackup({ pool, backup, mediaFolder: null, copiedAt: NOW })

  await expect(restored).rejects.toThrow(LEFT_NOTHING)
  expect(await objectsIn(pool)).toEqual(['public'])
})

test('a restore that fails in the middle leaves nothing behind, says so without names, and can be done again', async () => {
  const { pool } = await emptyDatabase()
  const product = await startTestProduct()
  await book(product)
  const [media, parent] = [await emptyFolder(), await emptyFolder()]
  await writeFile(path.join(media, 'bild.avif'), 'kein echtes Bild')
  const [whole, spoilt] = [path.join(parent, 'whole'), path.join(parent, 'spoilt')]
  for (const folder of [whole, spoilt])
    await writeBackup({ pool: product.pool, folder, mediaFolder: media, now: NOW })
  await spoilRows(spoilt)
  // The second picture cannot be written, because a folder has its name.
  const mediaFolder = path.join(parent, 'media')
  await mkdir(path.join(mediaFolder, 'zweites.avif'), { recursive: true })
  await writeFile(path.join(media, 'zweites.avif'), 'auch kein echtes Bild')
  const second = path.join(parent, 'second')
  await writeBackup({ pool: product.pool, folder: second, mediaFolder: media, now: NOW })
  const restore = async (folder: string) =>
    restoreBackup({ pool, backup: await openBackup(folder), mediaFolder, copiedAt: NOW })

  for (const folder of [spoilt, second]) {
    const failed = restore(folder)
    await expect.soft(failed).rejects.toThrow(LEFT_NOTHING)
    await expect.soft(failed).rejects.not.toThrow('Adler')
    expect.soft(await objectsIn(pool)).toEqual(['public'])
    expect.soft(await readdir(mediaFolder)).toEqual(['zweites.avif'])
  }
  await restore(whole)

  expect((await pool.query('select from registrations')).rowCount).toBe(1)
  expect(await readdir(mediaFolder)).toEqual(['bild.avif', 'zweites.avif'])
})

test('a restore into a database that is not empty is refused', async () => {
  const product = await startTestProduct()
  const folder = path.join(await emptyFolder(), 'backup')
  await writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })
  const restored = restoreBackup({
    pool: product.pool,
    backup: await openBackup(folder),
    mediaFolder: null,
    copiedAt: NOW,
  })
  await expect(restored).rejects.toThrow('not empty')
})

test('a picture that was changed in the backup is noticed', async () => {
  const product = await startTestProduct()
  const folder = path.join(await emptyFolder(), 'backup')
  const mediaFolder = await emptyFolder()
  await writeFile(path.join(mediaFolder, 'bild.avif'), 'kein echtes Bild')
  await writeBackup({ pool: product.pool, folder, mediaFolder, now: NOW })
  await writeFile(path.join(folder, 'media/bild.avif'), 'ein anderes')

  await expect(openBackup(folder)).rejects.toThrow('damaged')
})

test('a backup into an existing folder is refused at once, and leaves no files behind', async () => {
  const product = await startTestProduct()
  const parent = await emptyFolder()
  const folder = path.join(parent, 'backup')
  await mkdir(folder)

  const saved = writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })

  await expect(saved).rejects.toThrow(`${folder} exists already. Name a folder that does not.`)
  expect(await readdir(parent, { recursive: true })).toEqual(['backup'])
})

test('a backup that is stopped leaves no files behind and releases the database', async () => {
  const product = await startTestProduct()
  const parent = await emptyFolder()
  const folder = path.join(parent, 'backup')
  const pool = product.pool
  const stopping = new AbortController()
  pool.once('acquire', () => stopping.abort())

  const saved = writeBackup({
    pool,
    folder,
    mediaFolder: null,
    now: NOW,
    signal: stopping.signal,
  })

  await expect(saved).rejects.toThrow('aborted')
  expect(await readdir(parent)).toEqual([])
  expect((await pool.query('select 1')).rowCount).toBe(1)
})

test('the newest backups are kept, and so is everything that is not a backup', async () => {
  const product = await startTestProduct()
  const pool = product.pool
  const parent = await emptyFolder()
  const at = (name: string) => path.join(parent, name)
  const media = await emptyFolder()
  await writeFile(path.join(media, 'bild.avif'), 'kein echtes Bild')
  const days = ['2027-01-03', '2027-01-05', '2027-01-04', '2027-01-01', '2027-01-02']
  for (const day of days) {
    const now = new Date(`${day}T03:00:00Z`)
    await writeBackup({ pool, folder: at(`backup-of-${day}`), mediaFolder: media, now })
  }
  // Files and folders that are no backup, and a backup's folder with a foreign file in it.
  await writeFile(at('backup-of-2027-01-01/tables/notes.txt'), 'nicht von uns')
  await writeFile(at('letter.txt'), 'nicht von uns')
  await mkdir(at('other/tables'), { recursive: true })
  await writeFile(at('other/manifest.json'), '{"name": "a web app"}')
  await symlink(at('backup-of-2027-01-02'), at('a-link'))
  // The drafts of a backup that was killed a week ago, and of one that is being written.
  for (const name of ['old.part-abc123', 'new.part-abc123']) {
    await mkdir(at(`${name}/tables`), { recursive: true })
    await writeFile(at(`${name}/tables/mails.copy.gz`), 'halb')
  }
  const now = new Date()
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000)
  await utimes(at('old.part-abc123'), weekAgo, weekAgo)

  const deleted = await keepNewest(parent, 3, now)

  expect(deleted).toEqual([at('backup-of-2027-01-02'), at('backup-of-2027-01-01')])
  expect((await readdir(parent)).toSorted()).toEqual([
    'a-link',
    ...['backup-of-2027-01-01', 'backup-of-2027-01-03', 'backup-of-2027-01-04'],
    ...['backup-of-2027-01-05', 'letter.txt', 'new.part-abc123', 'other'],
  ])
  expect(await readdir(at('backup-of-2027-01-01'), { recursive: true })).toEqual([
    'tables',
    'tables/notes.txt',
  ])
  expect(await readdir(at('other'), { recursive: true })).toEqual(['manifest.json', 'tables'])
})

test('a backup that fails leaves no folder that looks like one', async () => {
  const product = await startTestProduct()
  const parent = await emptyFolder()
  const bringBack = await product.cutDatabase()
  const saved = writeBackup({
    pool: product.pool,
    folder: path.join(parent, 'backup'),
    mediaFolder: null,
    now: NOW,
  })
  await expect(saved).rejects.toThrow()
  await bringBack()
  expect(await readdir(parent)).toEqual([])
})

test('columns are copied by name, and computed ones are not copied', async () => {
  const product = await startTestProduct()
  const client = await product.pool.connect()
  const tables = await tablesToSave(client)
  client.release()
  const seats = tables.find(({ name }) => name === 'attendees')
  expect(seats && copyCommand(seats, 'to stdout')).toMatch(/^copy "attendees" \("id", /)
  const names = tables.map(({ name }) => name)
  expect(names.indexOf('registrations')).toBeLessThan(names.indexOf('attendees'))
})

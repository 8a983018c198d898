import { execFile } from 'node:child_process'
import path from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { type Database, openDatabase } from '#platform/database/server/database.ts'
import type { Mail } from '#platform/mail/domain/mail.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { changeStatus } from '#shop/booking-changes/server/status.service.ts'
import { tellUntold } from '#shop/telling/server/tell.service.ts'
import { emptyDatabase } from '#tests/support/database/empty-database.ts'
import { asBooker } from '#tests/support/product/booking-changes.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { statusCall } from '#tests/support/product/mails.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { freshFolder } from '#tests/support/programs/fresh-folder.ts'
import { PROGRAM_ENVIRONMENT } from '#tests/support/programs/program-environment.ts'
import { startAiServer } from '#tests/support/servers/ai-server.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import { startCompanySite } from '#tests/support/sites/company-site.ts'
import { localSites } from '#tests/support/sites/local-sites.ts'
import { writeBackup } from './backup.ts'
import { openBackup, restoreBackup } from './restore.ts'
import { COPY_STEPS } from './restored-copy.repository.ts'
import { makeLive } from './restored-copy.service.ts'

/** A day before the booked session, when its reminders are due. */
const NOW = new Date('2027-03-27T09:00:00Z')
const HOUR_BEFORE = new Date('2027-03-28T07:00:00Z')
/** The real time: the database's clock, by which mails are dated, is the machine's. */
const REALLY_NOW = new Date()
const NOBODY_LISTENS = 'smtp://127.0.0.1:9'
const AI_REQUEST = { kind: 'people', language: 'de', problem: 'Niemand fragt die Neuen.' }

type Target = Awaited<ReturnType<typeof emptyDatabase>>

async function book(product: TestProduct): Promise<string> {
  const { body } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
  )
  return body.id
}

/** A product with a confirmed booking of a session that begins the next day. */
async function original(
  settings: Record<string, string> = {},
  parts: { tellDelayMs?: number } = {},
) {
  const product = await startTestProduct(settings, parts)
  const session = await product.logIn()
  const edit = editCalls(product, session).training('kurs-1-uhren')
  await edit({ date: 'Sonntag, 28. März 2027', time: '10:00 – 11:30 Uhr' })
  const id = await book(product)
  // A receipt that is being sent is not taken back by the confirmation.
  await settleTelling(product)
  await statusCall(product, session)(id, 'confirmed')
  await settleTelling(product)
  return product
}

/** As {@link original}, once all its mails are sent. */
async function settledOriginal() {
  const product = await original()
  const waiting = () => product.pool.query(`select from mails where status <> 'sent'`)
  await expect.poll(async () => (await waiting()).rowCount, POLL_OPTIONS).toBe(0)
  return product
}

/**
 * Restores a backup of the product into another database, and starts the product on it with a mail server.
 *
 * @param copiedAt null where the database moves
 */
async function restoreInto(
  { pool, url }: Target,
  product: TestProduct,
  copiedAt: Date | null = new Date(),
) {
  const folder = path.join(await freshFolder('copy'), 'backup')
  await writeBackup({ pool: product.pool, folder, mediaFolder: null, now: NOW })
  await restoreBackup({
    pool,
    backup: await openBackup(folder),
    mediaFolder: null,
    copiedAt,
  })
  const mailServer = await startMailServer()
  onTestFinished(mailServer.stop)
  product.clock.set(NOW.toISOString())
  const copy = await product.startAnother({
    databaseUrl: url,
    mail: { ...product.config.mail, smtpUrl: mailServer.url },
  })
  const call = async (method: string, address: string, body?: unknown) =>
    copy.fetch(
      new Request(`http://localhost:3000${address}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
  return { call, sent: () => mailServer.taken.map(({ parsed }) => parsed.subject).toSorted() }
}

/** Queues the tasks of the timetable, and waits until no job is due. */
async function work({ pool }: Target) {
  for (const task of ['rescue-mails', 'serve-waiting-lists', 'remind-of-sessions']) {
    await pool.query('select graphile_worker.add_job($1)', [task])
    const jobs = () => pool.query('select from graphile_worker.jobs where run_at <= now()')
    await expect.poll(async () => (await jobs()).rowCount, POLL_OPTIONS).toBe(0)
  }
}

function goLiveOn(target: Target, now: Date) {
  const settings = { staff: undefined, unconfirmedPerHour: 100, now }
  return onDatabase(target, (db) => makeLive(db, now, () => tellUntold(db, settings)))
}

async function onDatabase<Result>({ url }: Target, work: (db: Database) => Promise<Result>) {
  const { db, close } = await openDatabase(
    { databaseUrl: url, dataDir: '' },
    pino({ level: 'silent' }),
  )
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** The mails that are not sent. */
async function unsent({ pool }: Target) {
  const { rows } = await pool.query<{ template: string; held: boolean; reason: string }>(
    `select template, held_at is not null as held, last_error as reason from mails
     where status = 'waiting' order by template`,
  )
  return rows
}

const HELD = {
  held: true,
  reason: expect.stringContaining('aus einer Sicherung wiederhergestellt'),
}

/** Marks the database as a restored copy, as a restore does. */
function becomeCopy({ pool }: TestProduct) {
  return pool.query('insert into installation_steps values ($1, $2), ($3, $2)', [
    COPY_STEPS.copy,
    REALLY_NOW,
    COPY_STEPS.backup,
  ])
}

test('a restored copy sends no reminder a second time, though it knows the mail server', async () => {
  const target = await emptyDatabase()
  const { sent } = await restoreInto(target, await settledOriginal())

  await work(target)

  expect(sent()).toEqual([])
})

test('in a restored copy mails about bookings wait, and leave once it is the live product', async () => {
  const target = await emptyDatabase()
  const { call, sent } = await restoreInto(target, await settledOriginal())
  const booked = await call('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))

  await work(target)
  const before = sent()
  await goLiveOn(target, NOW)
  await work(target)

  expect(booked.status).toBe(201)
  expect(before).toEqual([])
  await expect.poll(sent, POLL_OPTIONS).toEqual([expect.stringContaining('angekommen')])
})

test('mails that waited in the backup are held for staff when the copy becomes live, with the reason', async () => {
  const target = await emptyDatabase()
  const product = await original({ SMTP_URL: NOBODY_LISTENS })
  const { sent } = await restoreInto(target, product)

  const answer = await goLiveOn(target, NOW)
  await work(target)

  const mails = await unsent(target)
  expect(mails.length).toBeGreaterThan(0)
  for (const mail of mails) expect(mail).toMatchObject(HELD)
  expect(answer).toEqual({ heldMails: mails.length, droppedReminders: 0 })
  expect(sent()).toEqual([])
})

test('a change of which nobody was told when the backup was made is told by mails that are held', async () => {
  const target = await emptyDatabase()
  const { sent } = await restoreInto(target, await original({}, { tellDelayMs: 60_000 }))

  const answer = await goLiveOn(target, NOW)
  await work(target)

  expect(await unsent(target)).toEqual([{ template: 'registration.confirmed.booker', ...HELD }])
  expect(answer).toEqual({ heldMails: 1, droppedReminders: 0 })
  expect(sent()).toEqual([])
})

test('what waited in the backup is held also where the booking was changed in the copy', async () => {
  const target = await emptyDatabase()
  const product = await original({ SMTP_URL: NOBODY_LISTENS })
  const { sent } = await restoreInto(target, product)
  const { rows } = await target.pool.query<{ id: string }>('select id from registrations')
  const id = rows[0]?.id ?? ''

  await onDatabase(target, (db) => changeStatus(db, id, { status: 'cancelled' }, asBooker(product)))
  await work(target)
  await goLiveOn(target, NOW)
  await work(target)

  expect(await unsent(target)).toEqual([{ template: 'registration.cancelled.booker', ...HELD }])
  expect(sent()).toEqual([])
})

test('reminders of the day that fell due before a copy became live do not leave it, those of the hour do', async () => {
  const target = await emptyDatabase()
  const product = await settledOriginal()
  const { sent } = await restoreInto(target, product)
  await goLiveOn(target, NOW)

  await work(target)
  const onTheDay = sent()
  product.clock.set(HOUR_BEFORE.toISOString())
  await work(target)

  expect(onTheDay).toEqual([])
  await expect.poll(sent, POLL_OPTIONS).toEqual(['In einer Stunde: Uhren & Zeit'])
})

test('a reminder that waited in the backup is not sent late: it is created again if it is still due', async () => {
  const target = await emptyDatabase()
  const product = await original({ SMTP_URL: NOBODY_LISTENS })
  product.clock.set(HOUR_BEFORE.toISOString())
  await product.pool.query(`delete from mails`)
  await product.pool.query(`select graphile_worker.add_job('remind-of-sessions')`)
  await expect.poll(() => product.count('mails'), POLL_OPTIONS).toBe(1)
  const { sent } = await restoreInto(target, product)

  const answer = await goLiveOn(target, HOUR_BEFORE)
  product.clock.set(HOUR_BEFORE.toISOString())
  await work(target)

  expect(answer).toEqual({ heldMails: 0, droppedReminders: 1 })
  await expect.poll(sent, POLL_OPTIONS).toEqual(['In einer Stunde: Uhren & Zeit'])
})

test('a restored copy asks no AI service and says that there is none', async () => {
  const ai = await startAiServer()
  onTestFinished(ai.close)
  const product = await startTestProduct(ai.settings)
  await becomeCopy(product)

  const tools = await product.get('/api/tools')
  const suggestion = await product.send('POST', '/api/tools/suggestions', AI_REQUEST)
  await product.pool.query('delete from installation_steps where step = $1', [COPY_STEPS.copy])
  const afterwards = await product.send('POST', '/api/tools/suggestions', AI_REQUEST)

  expect(tools.body).toEqual({ ai: null })
  expect(suggestion).toMatchObject({ status: 503, body: { code: 'tools.ai_unavailable' } })
  expect(afterwards.status).toBe(200)
  expect(ai.calls).toHaveLength(1)
})

test('a restored copy reads no website', async () => {
  const site = await startCompanySite()
  onTestFinished(site.stop)
  const product = await startTestProduct({}, { siteNetwork: localSites(site.sites) })
  await becomeCopy(product)

  const answer = await product.send('POST', '/api/tools/site-readings', {
    url: 'http://kranich.example/',
    language: 'de',
  })

  expect(answer).toMatchObject({ status: 503, body: { code: 'tools.restored_copy' } })
})

test('a restored copy changes nothing in the S3 store that the original uses as well', async () => {
  const s3 = await startS3Server()
  const product = await startTestProduct(s3.settings)
  const session = await product.logIn()
  await becomeCopy(product)
  s3.requests.length = 0
  await product.startAnother()
  const color = { r: 9, g: 9, b: 9 }
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: color } })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'bild.png')

  const answer = await product.request('/api/admin/images', {
    method: 'POST',
    headers: session,
    body: form,
  })

  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'image.restored_copy' })
  expect(s3.requests).toEqual([])
})

test('administrators and metrics show that it is a copy, and its time', async () => {
  const token = 'ein-langes-token-zum-messen'
  const product = await startTestProduct({ METRICS_TOKEN: token })
  const session = await product.logIn()
  const metrics = async () =>
    (await product.request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text()

  const before = await product.get('/api/admin/me', session)
  const measuredBefore = await metrics()
  await becomeCopy(product)
  const after = await product.get('/api/admin/me', session)

  expect(before.body).toMatchObject({ copyOf: null })
  expect(after.body).toMatchObject({ copyOf: REALLY_NOW.toISOString() })
  expect(measuredBefore).toMatch(/^morgenfalz_restored_copy 0$/m)
  expect(await metrics()).toMatch(/^morgenfalz_restored_copy 1$/m)
})

test('a database that moves stays what it was: the live product, or a copy', async () => {
  const target = await emptyDatabase()
  const product = await startTestProduct()
  const parent = await freshFolder('move')
  const steps = async () =>
    (await target.pool.query(`select step from installation_steps where step like 'restored%'`))
      .rows
  const parts = { mediaFolder: null, pool: product.pool, now: NOW }
  await writeBackup({ ...parts, folder: path.join(parent, 'live') })
  await becomeCopy(product)
  await writeBackup({ ...parts, folder: path.join(parent, 'copy') })

  const move = { pool: target.pool, mediaFolder: null, copiedAt: null }
  await restoreBackup({ ...move, backup: await openBackup(path.join(parent, 'live')) })
  const ofLive = await steps()
  await target.pool.query('drop schema public, drizzle cascade; create schema public')
  await restoreBackup({ ...move, backup: await openBackup(path.join(parent, 'copy')) })

  expect(ofLive).toEqual([])
  expect(await steps()).toHaveLength(2)
})

test('a change of which nobody was told when the database moved is told at the next start', async () => {
  const target = await emptyDatabase()

  const { sent } = await restoreInto(target, await original({}, { tellDelayMs: 60_000 }), null)

  await expect.poll(sent, POLL_OPTIONS).toEqual([expect.stringContaining('Bestätigt')])
})

test('npm run live makes a copy the live product, once, and the audit log records it', async () => {
  const product = await startTestProduct()
  const session = await product.logIn()
  await becomeCopy(product)

  const first = await live(product)
  const second = await live(product)

  const { body } = await product.get<AuditEntry[]>('/api/admin/audit-log', session)
  const { body: mails } = await product.get<Mail[]>('/api/admin/mails', session)
  expect(first).toEqual({ code: 0, said: 'This is the live product now.\n', complained: '' })
  expect(second).toEqual({
    code: 1,
    said: '',
    complained: 'This is no restored copy: it is the live product already.\n',
  })
  expect(body).toMatchObject([{ actor: 'npm run live', action: 'installation.live' }])
  expect(mails).toEqual([])
  expect((await product.get('/api/admin/me', session)).body).toMatchObject({ copyOf: null })
})

/** `npm run live` on the product's database, run without npm. */
function live({ config }: TestProduct) {
  const env = { ...PROGRAM_ENVIRONMENT, DATABASE_URL: config.databaseUrl }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['src/app/server/backup-command.ts', 'live'],
      { env },
      (error, said, complained) =>
        resolve({ code: error ? Number(error.code) : 0, said, complained }),
    )
  })
}

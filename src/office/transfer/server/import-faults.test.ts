import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { transferCalls } from '#tests/support/product/content-transfer.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

async function start() {
  const dataDir = await mkdtemp(path.resolve('.cache/tests/import-faults-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const product = await startTestProduct({ DATA_DIR: dataDir })
  const session = await product.logIn()
  return {
    ...product,
    session,
    calls: transferCalls(product, session),
    files: () => readdir(path.join(dataDir, 'media')).catch(() => []),
  }
}

/** A file with a picture and another title of a training. */
async function exportedChange() {
  const source = await start()
  const body = new FormData()
  const create = { width: 500, height: 300, channels: 3 as const, background: '#a63' }
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
  body.set('file', new File([bytes], 'Ofen.png'))
  const uploaded = await source.request('/api/admin/images', {
    method: 'POST',
    headers: source.session,
    body,
  })
  const { path: heroImage } = (await uploaded.json()) as { path: string }
  await source.send(
    'PATCH',
    '/api/admin/trainings/kurs-1-uhren',
    { title: 'Teig & Zeit', heroImage },
    source.session,
  )
  return source.calls.exported()
}

/** Holds the lock on a training, at which an import waits with its pictures already stored. */
async function holdTraining({ config }: Awaited<ReturnType<typeof start>>) {
  const client = new pg.Client(config.databaseUrl)
  // Where the test cuts the database off.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query("select from trainings where id = 'kurs-1-uhren' for update")
  return { release: () => client.end().catch(() => undefined) }
}

test('an import whose database is cut off leaves the old state, and the next one does it all', async () => {
  const file = await exportedChange()
  const target = await start()
  const { body } = await target.calls.preview(file)
  const { release } = await holdTraining(target)
  onTestFinished(release)

  const applying = target.calls.apply(file, body.fingerprint)
  await vi.waitFor(async () => expect(await target.files()).toHaveLength(4), POLL_OPTIONS)
  const restore = await target.cutDatabase()
  const cut = await applying
  await restore()

  expect(cut.status).toBeGreaterThanOrEqual(500)
  await vi.waitFor(async () => expect(await target.count('images')).toBe(0), POLL_OPTIONS)
  const [training] = await target.trainings()
  expect(training?.title).toBe('Uhren & Zeit')
  const again = await target.calls.previewAndApply(file)
  expect(again.status).toBe(200)
  expect(await target.calls.exported()).toEqual(file)
  expect(await target.files()).toHaveLength(4)
})

test('an import that is refused after its pictures were stored leaves no files', async () => {
  const file = await exportedChange()
  const target = await start()
  const { body } = await target.calls.preview(file)
  const { release } = await holdTraining(target)

  const applying = target.calls.apply(file, body.fingerprint)
  await vi.waitFor(async () => expect(await target.files()).toHaveLength(4), POLL_OPTIONS)
  await target.pool.query("update packages set name = 'Anders' where id = 'single'")
  await release()

  expect((await applying).status).toBe(409)
  expect(await target.files()).toEqual([])
  expect(await target.count('images')).toBe(0)
})

test('of two imports at once the second finds another site, and takes no file from the first', async () => {
  const file = await exportedChange()
  const target = await start()
  const { body } = await target.calls.preview(file)

  const answers = await Promise.all([
    target.calls.apply(file, body.fingerprint),
    target.calls.apply(file, body.fingerprint),
  ])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await target.files()).toHaveLength(4)
  expect(await target.calls.exported()).toEqual(file)
})

test('a second process shows at once what was imported', async () => {
  const file = await exportedChange()
  const target = await start()
  const other = await target.startAnother()
  await target.calls.previewAndApply(file)

  await vi.waitFor(async () => {
    const answer = await other.fetch(new Request('http://localhost:3000/api/trainings'))
    expect(await answer.text()).toContain('Teig & Zeit')
  }, POLL_OPTIONS)
})

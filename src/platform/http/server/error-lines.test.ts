import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { collectedLog } from '#tests/support/product/collected-log.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'

const WARN = 40
const ERROR = 50

/** Starts the product and collects its log lines at warn and above. */
async function start(settings: Record<string, string> = {}) {
  const { log, lines } = collectedLog('warn')
  return { product: await startTestProduct(settings, { log }), lines }
}

test('a defect of the product is logged at error, with its reason', async () => {
  const { product, lines } = await start()
  await product.pool.query('alter table content_items rename to gone')

  const { status } = await product.get('/api/cms/content')

  expect(status).toBe(500)
  expect(lines()).toMatchObject([
    {
      level: ERROR,
      msg: 'a request failed',
      err: {
        query: expect.stringContaining('content_items'),
        cause: { message: 'relation … does not exist' },
      },
    },
    { level: ERROR, msg: 'answered', status: 500 },
  ])
})

test('an unavailable database is logged once at error, and the failed requests at warn', async () => {
  const { product, lines } = await start()
  const bringBack = await product.cutDatabase()

  const { status } = await product.get('/api/trainings')
  await bringBack()

  expect(status).toBe(503)
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: ERROR, msg: 'the database cannot be reached' }),
  )
  expect(lines().find(({ msg }) => msg === 'answered')).toMatchObject({ level: WARN, status: 503 })
})

test('health checks without the database are logged once at error, and once when it is back', async () => {
  const { product, lines } = await start()
  const bringBack = await product.cutDatabase()

  const asked = [await product.get('/readyz'), await product.get('/readyz?for=writes')]
  await bringBack()
  await expect.poll(async () => (await product.get('/readyz')).status, POLL_OPTIONS).toBe(200)

  expect(asked.map(({ status }) => status)).toEqual([503, 503])
  const logged = lines().filter(({ msg }) => /^the database|^answered/.test(msg))
  expect(logged).toMatchObject([
    { level: ERROR, msg: 'the database cannot be reached', err: { code: expect.any(String) } },
    { level: WARN, msg: 'the database can be reached again' },
  ])
})

test('an unavailable store of pictures is logged at warn with its reason', async () => {
  const s3 = await startS3Server()
  const dataDir = await mkdtemp(path.resolve('.cache/tests/error-lines-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { product, lines } = await start({ DATA_DIR: dataDir, ...s3.settings })
  s3.fail(() => true)
  const picture = await sharp({
    create: { width: 9, height: 9, channels: 3, background: '#0e4a3f' },
  })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(picture)], 'a.png'))

  const headers = await product.logIn()
  const upload = await product.request('/api/admin/images', { method: 'POST', headers, body })

  expect(upload.status).toBe(503)
  expect(lines()).toMatchObject([
    {
      level: WARN,
      msg: 'the store of pictures cannot be used',
      status: 500,
      err: { name: 'InternalError' },
    },
    { level: WARN, msg: 'answered', status: 503 },
  ])
})

test('an unavailable AI service is logged at warn', async () => {
  const { product, lines } = await start({ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'none' })

  const { status } = await product.send('POST', '/api/tools/suggestions', {
    kind: 'people',
    language: 'de',
    problem: 'Neue Kolleginnen fragen in der ersten Woche niemanden.',
  })

  expect(status).toBe(503)
  expect(lines().length).toBeGreaterThan(0)
  expect(lines().filter(({ level }) => level >= ERROR)).toEqual([])
})

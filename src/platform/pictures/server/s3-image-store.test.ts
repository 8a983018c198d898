import { expect, test } from 'vitest'
import { ConfigError } from '#platform/config/server/config.ts'
import { collectedLog } from '#tests/support/product/collected-log.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import { type S3Settings, s3ImageStore } from './s3-image-store.ts'

/** The level of a log entry. */
const WARN = 40

function settingsFor(endpoint: string): S3Settings {
  return {
    endpoint,
    bucket: 'bilder',
    accessKeyId: 'wer',
    secretAccessKey: 'geheim',
    region: 'us-east-1',
  }
}

async function start() {
  const s3 = await startS3Server()
  const { log, texts, lines } = collectedLog('trace')
  const store = s3ImageStore(settingsFor(s3.settings.S3_ENDPOINT), log)
  return { s3, store, texts, messages: () => lines().map(({ msg }) => msg) }
}

test.each([
  [404, 'NoSuchBucket', /^Settings: S3_BUCKET: there is no bucket "bilder" at 127\.0\.0\.1:\d+$/],
  [403, 'InvalidAccessKeyId', /^Settings: S3_ACCESS_KEY_ID: /],
  [403, 'SignatureDoesNotMatch', /^Settings: S3_SECRET_ACCESS_KEY: /],
  [403, 'AccessDenied', /^Settings: S3_ACCESS_KEY_ID: this key may not /],
  [400, 'AuthorizationHeaderMalformed', /^Settings: S3_REGION: /],
  [405, 'MethodNotAllowed', /^Settings: S3_ENDPOINT: .* status 405$/],
])(
  'a store that answers the first file with %i %s ends the start with the setting that is wrong',
  async (status, code, words) => {
    const { s3, store } = await start()
    s3.fail(() => true, { status, code })

    const refused = await store.check().catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(ConfigError)
    expect((refused as Error).message).toMatch(words)
  },
)

test('a store that works is checked without leaving anything in it', async () => {
  const { s3, store, messages } = await start()

  await store.check()

  expect(s3.requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE'])
  expect(s3.files.size).toBe(0)
  expect(messages()).toEqual([])
})

test('a store that is unavailable at the start does not end it, and is logged', async () => {
  const { log, lines } = collectedLog('trace')

  await s3ImageStore(settingsFor('http://127.0.0.1:1'), log).check()

  expect(lines()).toMatchObject([
    { msg: 'the store of pictures cannot be used', err: { code: 'ECONNREFUSED' } },
  ])
})

test('a failing store is logged once with its cause, however many requests fail, and once when it works again', async () => {
  const { s3, store, texts, messages } = await start()
  const readThrice = () => Promise.allSettled(['a', 'b', 'c'].map((name) => store.read(name)))
  s3.fail(() => true, { status: 404, code: 'NoSuchBucket' })

  const failed = await readThrice()
  s3.fail(() => false)
  const found = await readThrice()
  await store.write('a.webp', Buffer.from('a'))

  expect(failed).toMatchObject(Array(3).fill({ reason: { code: 'image.store_away' } }))
  expect(found).toMatchObject(Array(3).fill({ value: null }))
  expect(messages()).toEqual([
    'the store of pictures cannot be used',
    'the store of pictures can be used again',
  ])
  expect(texts.map((text) => JSON.parse(text).level)).toEqual([WARN, WARN])
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ status: 404, err: { name: 'NoSuchBucket' } })
  expect(texts.join()).not.toContain('Sina')
})

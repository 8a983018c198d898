import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import { imageSrcSet } from '../domain/image-path.ts'
import type { UploadedImage } from '../domain/uploaded-image.ts'

async function start(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.resolve('.cache/tests/images-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const product = await startTestProduct({ DATA_DIR: dataDir, ...settings })
  const session = await product.logIn()
  const send = async (body: FormData, headers: Record<string, string> = session) => {
    const response = await product.request('/api/admin/images', { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as UploadedImage & Problem }
  }
  return {
    ...product,
    session,
    send,
    upload: (bytes: Uint8Array<ArrayBuffer>, name = 'bild.jpg') => send(form(bytes, name)),
    files: () => readdir(path.join(dataDir, 'media')).catch(() => []),
    /** Requests a file as a browser does. */
    fetch: async (address: string) => {
      const response = await product.request(address)
      return { response, bytes: Buffer.from(await response.arrayBuffer()) }
    },
  }
}

function form(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const body = new FormData()
  body.set('file', new File([bytes], name))
  return body
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0e4a3f' } })
}

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer())

test('an uploaded picture is offered in WebP and AVIF, in widths up to its own', async () => {
  const product = await start()

  const { status, body } = await product.upload(
    await bytesOf(picture(1000, 500).jpeg()),
    'Ufer.JPG',
  )

  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    path: `/media/${body.id}-1000.webp`,
    fileName: 'Ufer.JPG',
    ...{ width: 1000, height: 500 },
    uploadedBy: ADMIN.email,
    uploadedAt: product.clock.now().toISOString(),
  })
  for (const format of ['avif', 'webp'] as const) {
    const addresses = imageSrcSet(body.path, format)?.split(', ') ?? []
    expect(addresses).toHaveLength(3)
    for (const address of addresses) {
      const [file = '', width] = address.split(' ')
      const { response, bytes } = await product.fetch(file)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(`${(await sharp(bytes).metadata()).width}w`).toBe(width)
    }
  }
  expect(await product.files()).toHaveLength(6)
})

test('the pictures are listed, the newest first, and their upload is in the audit log', async () => {
  const product = await start()
  const first = await product.upload(
    await bytesOf(picture(10, 10).png()),
    '../../etc/eins\u202e.png',
  )
  product.clock.set('2026-11-20T10:00:00Z')
  const second = await product.upload(await bytesOf(picture(10, 20).webp()), '\u202e/')

  const { body } = await product.get<UploadedImage[]>('/api/admin/images', product.session)

  expect(body).toEqual([second.body, first.body])
  expect(body.map(({ fileName }) => fileName)).toEqual(['Bild', '....etceins.png'])
  const { rows } = await product.pool.query(
    `select actor, subject_id, details from audit_log where action = 'image.uploaded' order by created_at limit 1`,
  )
  expect(rows).toEqual([
    { actor: ADMIN.email, subject_id: first.body.id, details: { fileName: '....etceins.png' } },
  ])
})

test('a picture is rotated according to its EXIF data, and its location is removed', async () => {
  const product = await start()
  const turned = picture(600, 300)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Sina Adler' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()

  const { body } = await product.upload(await bytesOf(turned))

  expect(body).toMatchObject({ width: 300, height: 600 })
  const { bytes } = await product.fetch(body.path)
  const metadata = await sharp(bytes).metadata()
  expect(metadata).toMatchObject({ width: 300, height: 600 })
  expect(metadata.exif).toBeUndefined()
  expect(bytes.includes('Sina Adler')).toBe(false)
})

test('pictures are not enlarged, keep their transparency, and of an animation only the first frame is stored', async () => {
  const product = await start()
  const frames = [picture(40, 40), picture(40, 40).negate()].map((frame) => frame.png().toBuffer())
  const animation = sharp(await Promise.all(frames), { join: { animated: true } }).webp()
  const seeThrough = sharp({
    create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).png()

  const moving = await product.upload(await bytesOf(animation))
  const transparent = await product.upload(await bytesOf(seeThrough))
  const avif = await product.upload(await bytesOf(picture(64, 64).avif()))

  expect(moving.body).toMatchObject({ width: 40, height: 40 })
  const kept = await sharp((await product.fetch(moving.body.path)).bytes).metadata()
  expect(kept.pages ?? 1).toBe(1)
  expect(transparent.body).toMatchObject({ width: 30, height: 20 })
  const see = await sharp((await product.fetch(transparent.body.path)).bytes).metadata()
  expect(see.hasAlpha).toBe(true)
  expect(avif).toMatchObject({ status: 201, body: { width: 64 } })
})

test('what is no picture, or too much of one, is refused with a sentence and leaves nothing', async () => {
  const product = await start()
  const jpeg = await bytesOf(picture(800, 800).jpeg())
  const text = (words: string) => new TextEncoder().encode(words)
  const noFile = new FormData()
  noFile.set('bild', 'ein Text')
  const large = new Uint8Array(10_000_001)
  large.set(jpeg)
  const refused: [
    what: string,
    answer: ReturnType<typeof product.send>,
    status: number,
    code: string,
  ][] = [
    [
      'an SVG named PNG',
      product.upload(text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'),
      415,
      'image.wrong_format',
    ],
    [
      'a GIF',
      product.upload(await bytesOf(picture(9, 9).gif()), 'a.jpg'),
      415,
      'image.wrong_format',
    ],
    ['a PDF', product.upload(text('%PDF-1.7'), 'a.jpg'), 415, 'image.wrong_format'],
    ['half a JPEG', product.upload(jpeg.slice(0, jpeg.length / 2)), 422, 'image.unreadable'],
    [
      'the beginning of a PNG',
      product.upload(text('\u0089PNG\r\n\u001a\n')),
      415,
      'image.wrong_format',
    ],
    [
      'a bomb',
      product.upload(await bytesOf(picture(8000, 8000).png())),
      422,
      'image.bad_dimensions',
    ],
    [
      'a very long picture',
      product.upload(await bytesOf(picture(10, 101).png())),
      422,
      'image.bad_dimensions',
    ],
    ['an empty file', product.upload(new Uint8Array()), 422, 'image.no_file'],
    ['a form without a file', product.send(noFile), 422, 'image.no_file'],
    ['more than 10 MB', product.upload(large), 413, 'image.too_large'],
  ]

  for (const [what, answer, status, code] of refused) {
    const { body, ...rest } = await answer
    expect.soft(rest.status, what).toBe(status)
    expect.soft(body.code, what).toBe(code)
    expect.soft(body.detail, what).toMatch(/\.$/)
  }
  expect(await product.count('images')).toBe(0)
  expect(await product.files()).toEqual([])
})

test('what is no form is refused, and who is not logged in may upload nothing', async () => {
  const product = await start()
  const post = async (body: string, headers: Record<string, string>) => {
    const response = await product.request('/api/admin/images', { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as Problem }
  }

  const json = await post('{}', { ...product.session, 'Content-Type': 'application/json' })
  const broken = await post('--x\r\nkaputt', {
    ...product.session,
    'Content-Type': 'multipart/form-data; boundary=x',
  })
  const visitor = await product.send(form(await bytesOf(picture(9, 9).png()), 'a.png'), {})

  expect(json).toMatchObject({ status: 415, body: { code: 'image.not_multipart' } })
  expect(broken).toMatchObject({ status: 400, body: { code: 'image.malformed_form' } })
  expect(visitor.status).toBe(401)
  expect((await product.get('/api/admin/images')).status).toBe(401)
})

test('only files of pictures are served, whatever the address tries', async () => {
  const product = await start()
  const { body } = await product.upload(await bytesOf(picture(9, 9).png()))
  const tries = [
    body.path.replace('-9.', '-8.'),
    body.path.replace('.webp', '.png'),
    '/media/',
    '/media/..%2f..%2fpackage.json',
    '/media/..%5c..%5cpackage.json',
    '/media/%00',
    `${body.path}%00`,
    `${body.path}/`,
  ]

  for (const address of tries) {
    expect.soft((await product.request(address)).status, address).toBe(404)
  }
  expect((await product.request(body.path, { method: 'HEAD' })).status).toBe(200)
})

test('with an S3-compatible store the files are in its bucket, written and read with signed requests', async () => {
  const s3 = await startS3Server()
  const product = await start(s3.settings)

  const { status, body } = await product.upload(await bytesOf(picture(500, 100).jpeg()))

  expect(status).toBe(201)
  expect([...s3.files.keys()].toSorted()).toEqual(
    ['-480.avif', '-480.webp', '-500.avif', '-500.webp'].map(
      (end) => `/bilder/media/${body.id}${end}`,
    ),
  )
  const { bytes } = await product.fetch(body.path)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 500 })
  expect(
    (await product.request(body.path.replace('500', '480').replace(/^.{9}/, '/media/ff'))).status,
  ).toBe(404)
  for (const { authorization } of s3.requests) {
    expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=wer\/\d+\/us-east-1\/s3\//)
  }
  expect(await product.files()).toEqual([])
})

test('a store that fails in the middle leaves no half of a picture, and is a 503 with a sentence', async () => {
  const s3 = await startS3Server()
  const product = await start(s3.settings)
  s3.fail(({ method, path: file }) => method === 'PUT' && file.endsWith('-600.webp'))

  const { status, body } = await product.upload(await bytesOf(picture(600, 100).jpeg()))

  expect(status).toBe(503)
  expect(body.code).toBe('image.store_away')
  expect(await product.count('images')).toBe(0)
  expect([...s3.files.keys()]).toEqual([])
})

test('many pictures uploaded at the same moment are all stored', async () => {
  const product = await start()
  const bytes = await bytesOf(picture(50, 50).jpeg())

  const answers = await Promise.all(Array.from({ length: 6 }, () => product.upload(bytes)))

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  expect(await product.count('images')).toBe(6)
  expect(await product.files()).toHaveLength(12)
})

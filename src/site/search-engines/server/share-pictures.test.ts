import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sharePicturePath, trainingShareSubject } from '#platform/rendering/domain/share-picture.ts'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { createDrawing } from './draw-share-picture.ts'

/** Of the sample. */
const BRAND = {
  logo: null,
  firmName: SAMPLE_FIRM.name,
  page: '#fffaf3',
  ink: '#14231f',
  font: '/fonts/bricolage-display.woff2',
  look: '',
}

async function addressOf(product: TestProduct, id: string): Promise<string> {
  const training = (await product.trainings()).find((one) => one.id === id)
  if (!training) throw new Error(`There is no training ${id}.`)
  return sharePicturePath(trainingShareSubject(training), BRAND)
}

async function sizeOf(response: Response) {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { format, width, height }
}

const JPEG = { format: 'jpeg', width: 1200, height: 630 }

test('a training has a picture of its title and artwork, which caches keep for ever', async () => {
  const product = await lendTestProduct()

  const response = await product.request(await addressOf(product, 'kurs-1-uhren'))

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await sizeOf(response)).toEqual(JPEG)
})

test('another title has another address, and the earlier one leads to it', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const before = await addressOf(product, 'kurs-1-uhren')
  const first = await (await product.request(before)).arrayBuffer()

  await product.send(
    'PATCH',
    '/api/admin/trainings/kurs-1-uhren',
    { title: 'Sonnenuhren' },
    session,
  )
  const after = await addressOf(product, 'kurs-1-uhren')
  const moved = await product.request(before)
  const second = await (await product.request(after)).arrayBuffer()

  expect(after).not.toBe(before)
  expect([moved.status, moved.headers.get('location')]).toEqual([302, after])
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(false)
})

test('a picture from elsewhere is not fetched, and one that cannot be read is replaced', async () => {
  const product = await lendTestProduct()
  for (const heroImage of [
    'https://bilder.example/x.jpg',
    '/images/gibt-es-nicht.webp',
    '/fonts/bricolage-display.woff2',
  ]) {
    await product.pool.query(`update trainings set hero_image = $1 where id = 'kurs-2-brot'`, [
      heroImage,
    ])
    const response = await product.request(await addressOf(product, 'kurs-2-brot'))
    expect(await sizeOf(response), heroImage).toEqual(JPEG)
  }
})

test('bilingual pages and the page of trainings have pictures', async () => {
  const product = await lendTestProduct()
  for (const name of ['de-home', 'en-home', 'en-flightDeck', 'trainings']) {
    const moved = await product.request(`/share/${name}-0000000000000.jpg`)
    const response = await product.request(moved.headers.get('location') ?? '')
    expect(await sizeOf(response), name).toEqual(JPEG)
  }
})

test('nothing is told of a hidden training, and there is no picture of other addresses', async () => {
  const product = await lendTestProduct()
  const hidden = await addressOf(product, 'kurs-4-pilze')
  await product.pool.query(`update trainings set visible = false where id = 'kurs-4-pilze'`)

  for (const address of [
    hidden,
    '/share/training-gibt-es-nicht-0000000000000.jpg',
    '/share/de-nichts-0000000000000.jpg',
    '/share/x.jpg',
    '/share/',
  ]) {
    expect((await product.request(address)).status, address).toBe(404)
  }
})

describe('a title', () => {
  const draw = createDrawing((address) => readFile(`public${address}`))

  test.each([
    ['nothing', ''],
    ['pictures and foreign letters alone', '🚀 漢字 ‮⁦'],
    ['marks of XML', '"><script>&amp;</script><!-- ]]>'],
    ['one endless word', 'Donau'.repeat(80)],
    ['many words', 'Wir lernen viel '.repeat(40)],
    ['soft hyphens, line breaks and a lone surrogate', 'Ge\u00adschäfts\u00adideen\n\n\ud800 Łódź'],
  ])('of %s is drawn', async (_what, title) => {
    const jpeg = await draw({
      title,
      artwork: null,
      accent: '"/><x>',
      brand: BRAND,
      logo: 'sample',
    })
    expect(await sizeOf(new Response(Buffer.from(jpeg)))).toEqual(JPEG)
  })
})

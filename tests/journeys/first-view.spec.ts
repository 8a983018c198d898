import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PAGES } from '../../src/site/pages/web/page-table.ts'
import { firstPackets } from '../support/browser/first-packets.ts'
import { expect, lookingTest as test } from '../support/browser/journey.ts'

/** One training represents all, and the German pages, whose words are longer, represent the English ones. */
const PUBLIC_PAGES = [
  ...Object.values(PAGES).map(({ de }) => de),
  '/trainings',
  '/trainings/kurs-1-uhren',
  '/trainings/kurs-1-uhren/unterlagen',
  '/trainings/anmeldung',
]
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g
/** Edges are anti-aliased slightly differently on a page that continues below; anything visible is larger than this. */
const FEW_PIXELS = 100
/** In place of each picture. For an answer that is no picture the browser draws an icon, sooner or later. */
const NO_PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

test('the first packets of every page hold all that its first view shows', {
  tag: '@both',
}, async ({ page, product }) => {
  test.slow()
  for (const path of PUBLIC_PAGES) {
    const address = product.address + path
    const { whole, beginning } = await firstPackets(address)
    const expected = await firstView(page, address, whole)
    const shown = await firstView(page, address, beginning)
    expect.soft(await differingPixels(expected, shown), path).toBeLessThan(FEW_PIXELS)
  }
})

/** Phones of that width have three pixels for each of CSS: they load the large versions. */
const DENSE_PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }
const PICTURES_MAX_BYTES = 120_000

test('the pictures of the first two screens of a phone weigh at most 120 kB', {
  tag: '@phone',
}, async ({ browser, product }) => {
  test.slow()
  const context = await browser.newContext(DENSE_PHONE)
  const page = await context.newPage()
  let pictures = 0
  for (const path of [...PUBLIC_PAGES, '/en']) {
    await page.goto(product.address + path)
    const sizes = await page.evaluate(sizesOfFirstPictures)
    pictures += sizes.length
    expect.soft(sum(sizes), path).toBeLessThanOrEqual(PICTURES_MAX_BYTES)
  }
  expect(pictures).toBeGreaterThan(10)
  await context.close()
})

/** In the page: the bytes of each picture that begins within two screens. */
async function sizesOfFirstPictures(): Promise<number[]> {
  const first = [...document.images].filter((image) => {
    const { top, left, width } = image.getBoundingClientRect()
    return width > 0 && top < 2 * window.innerHeight && left < window.innerWidth
  })
  for (const image of first) image.loading = 'eager'
  await Promise.all(first.map((image) => image.decode()))
  const loaded = await Promise.all(first.map((image) => fetch(image.currentSrc)))
  const files = await Promise.all(loaded.map((response) => response.blob()))
  return files.map(({ size }) => size)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** A screenshot of a page of which only the HTML and the fonts are loaded. */
async function firstView(page: Page, address: string, html: string): Promise<Buffer> {
  await page.route('**', (route) => {
    const request = route.request()
    if (request.resourceType() === 'font') return route.continue()
    if (request.resourceType() === 'image') return route.fulfill(NO_PICTURE)
    if (request.resourceType() === 'script')
      return route.fulfill({ contentType: 'text/javascript' })
    const body = request.url() === address ? html.replaceAll(SCRIPTS, '') : ''
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto(address)
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.unroute('**')
  return picture
}

async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()),
  )
  let count = 0
  for (let at = 0; a && b && at < a.length; at += 4) {
    if (a.readUInt32LE(at) !== b.readUInt32LE(at)) count++
  }
  return count
}

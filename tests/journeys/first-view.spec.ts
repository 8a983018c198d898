import { PAGES } from '../../src/site/pages/web/page-table.ts'
import { expect, lookingTest as test } from '../support/browser/journey.ts'

/** One training represents all, and the German pages, whose words are longer, represent the English ones. */
const PUBLIC_PAGES = [
  ...Object.values(PAGES).map(({ de }) => de),
  '/trainings',
  '/trainings/kurs-1-uhren',
  '/trainings/kurs-1-uhren/unterlagen',
  '/trainings/anmeldung',
]

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

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PAGES } from '../../src/web/content/pages.ts'
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

import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { setLook } from '#site/look/web/look.ts'
import { forgetFirm, OWN_LOOK } from '#tests/support/product/own-firm.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { NO_ASSETS } from './page-assets.ts'
import { pageRenderer } from './render-page.tsx'

const SITE = 'http://localhost:3000'
const render = pageRenderer({
  assets: { ...NO_ASSETS, styles: () => '<style>of the build</style>' },
  publicUrl: SITE,
  log: pino({ enabled: false }),
})

test('a page has a style of its own only where the look differs from the sample', async () => {
  onTestFinished(forgetFirm)
  const { request } = await lendTestProduct()
  const page = async () => (await render(new Request(`${SITE}/kontakt`), request)).html.join('')
  const before = await page()
  expect(before.match(/<style/g)).toHaveLength(1)
  expect(before).toContain('<meta name="theme-color" content="#FFFAF3"/>')
  expect(before).toContain('href="/fonts/figtree-text.woff2"')

  setLook(OWN_LOOK)
  const changed = await page()
  setLook(SAMPLE_LOOK)

  expect(changed).toContain('<style id="look">')
  expect(changed.indexOf('<style id="look">')).toBeLessThan(changed.indexOf('</head>'))
  expect(changed).toContain('--color-page:#f3f6fb')
  expect(changed).toContain('<meta name="theme-color" content="#F3F6FB"/>')
  expect(changed).toContain('href="/fonts/source-serif-text.woff2"')
  expect(changed).not.toContain('href="/fonts/figtree-text.woff2"')
  expect(await page()).toBe(before)
})

import { load } from 'cheerio'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PAGES } from '#site/pages/web/page-table.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { TOOL_SCHEMAS } from '#tools/mount/domain/tool-schemas.ts'
import { NO_ASSETS } from './page-assets.ts'
import { pageRenderer } from './render-page.tsx'

const TOOLS = Object.keys(TOOL_SCHEMAS) as (keyof typeof TOOL_SCHEMAS)[]

test.each(TOOLS)('what is stored of %s is in its page and with its island', async (tool) => {
  const { request, pool } = await lendTestProduct()
  await pool.query(
    `insert into content_items (section, key, content)
     values ($1, 'title', 'Eigener Titel'), ($1, 'seo.ogTitle', 'Eigene Vorschau')`,
    [`${tool}.de`],
  )
  const publicUrl = 'http://localhost:3000'
  const render = pageRenderer({ assets: NO_ASSETS, publicUrl, log: pino({ enabled: false }) })
  const read = async (address: string) =>
    load((await render(new Request(publicUrl + address), request)).html.join(''))
  const german = await read(PAGES[tool].de)
  const english = await read(PAGES[tool].en)

  expect(german('h1').text().trim()).toBe('Eigener Titel')
  expect(german('meta[property="og:title"]').attr('content')).toBe('Eigene Vorschau')
  const { intro } = JSON.parse(german('#main [data-island] + script').text())
  expect(intro.title).toBe('Eigener Titel')
  expect(intro).not.toHaveProperty('seo')
  expect(english.html()).not.toMatch(/Eigener Titel|Eigene Vorschau/)
})

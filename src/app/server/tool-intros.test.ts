import { type CheerioAPI, load } from 'cheerio'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PAGES } from '#site/pages/web/page-table.ts'
import { SERVICE_NAMES } from '#site/services/domain/service-names.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { TOOL_SCHEMAS } from '#tools/mount/domain/tool-schemas.ts'
import { NO_ASSETS } from './page-assets.ts'
import { pageRenderer } from './render-page.tsx'

const TOOLS = Object.keys(TOOL_SCHEMAS) as (keyof typeof TOOL_SCHEMAS)[]

async function pageOf(address: string, request: TestProduct['request']) {
  const publicUrl = 'http://localhost:3000'
  const render = pageRenderer({ assets: NO_ASSETS, publicUrl, log: pino({ enabled: false }) })
  return load((await render(new Request(publicUrl + address), request)).html.join(''))
}

function introIn($: CheerioAPI) {
  return JSON.parse($('#main [data-island] + script').text()).intro
}

test.each(TOOLS)('what is stored of %s is in its page and with its island', async (tool) => {
  const { request, pool } = await lendTestProduct()
  await pool.query(
    `insert into content_items (section, key, content)
     values ($1, 'title', 'Eigener Titel'), ($1, 'seo.ogTitle', 'Eigene Vorschau')`,
    [`${tool}.de`],
  )
  const german = await pageOf(PAGES[tool].de, request)
  const english = await pageOf(PAGES[tool].en, request)

  expect(german('h1').text().trim()).toBe('Eigener Titel')
  expect(german('meta[property="og:title"]').attr('content')).toBe('Eigene Vorschau')
  const intro = introIn(german)
  expect(intro.title).toBe('Eigener Titel')
  expect(intro).not.toHaveProperty('seo')
  expect(english.html()).not.toMatch(/Eigener Titel|Eigene Vorschau/)
})

test('the Strategy Consultant names the services as staff do', async () => {
  const { request, pool } = await lendTestProduct()
  await pool.query(
    `insert into content_items (section, key, content)
     values ('services.de', 'otherServices.names.potenziale', 'Eigener Name')`,
  )
  const { services } = introIn(await pageOf(PAGES.strategyConsultant.de, request))

  expect(services.potenziale).toBe('Eigener Name')
  expect(services.loesungen).toBe(SERVICE_NAMES.loesungen.de)
})

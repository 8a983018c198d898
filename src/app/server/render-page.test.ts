import { load } from 'cheerio'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { NO_ASSETS } from './page-assets.ts'
import { pageRenderer } from './render-page.tsx'

const PUBLIC_URL = 'https://morgenfalz.example'

/** Renders a page as visitors get it, without styles and scripts. */
async function rendered(address: string, change: (answer: string) => string = (answer) => answer) {
  const { request } = await lendTestProduct()
  const render = pageRenderer({
    assets: NO_ASSETS,
    publicUrl: PUBLIC_URL,
    log: pino({ enabled: false }),
  })
  const page = await render(new Request(PUBLIC_URL + address), async (path) => {
    const answer = await request(path)
    return new Response(change(await answer.text()), answer)
  })
  return { ...page, $: load(page.html.join('')) }
}

test('what a page hands over stays data, whatever staff have written', async () => {
  const evil = '</script><script>alert(1)</script><!--'
  const { $ } = await rendered('/trainings', (answer) =>
    answer.replaceAll('Uhren & Zeit', JSON.stringify(evil).slice(1, -1)),
  )
  const scripts = $('script').toArray()
  // The one that follows the visitor's language.
  expect(scripts.filter(({ attribs }) => attribs.type === undefined)).toHaveLength(1)
  const data = scripts.filter(({ attribs }) => attribs.type?.endsWith('json'))
  const texts = data.map((script) => JSON.stringify(JSON.parse($(script).text())))
  expect(texts.filter((text) => text.includes('alert(1)'))).toHaveLength(2)
})

test('an island has its data behind its content', async () => {
  const { $ } = await rendered('/trainings/anmeldung')
  const island = $('[data-island=booking]')
  expect(island.find('form')).toHaveLength(1)
  expect(JSON.parse(island.next().text())).toMatchObject({ requested: { step: 1 } })
})

test.each([
  ['/trainings/', '/trainings'],
  ['/kontakt/?a=1', '/kontakt?a=1'],
  ['/en/', '/en'],
])('%s leads to %s', async (address, target) => {
  const { status, headers } = await rendered(address)
  expect(status).toBe(307)
  expect(headers.get('location')).toBe(target)
})

test('a page that cannot be read says so without scripts, and when to come again', async () => {
  const render = pageRenderer({
    assets: NO_ASSETS,
    publicUrl: PUBLIC_URL,
    log: pino({ enabled: false }),
  })
  const { status, headers, html } = await render(
    new Request(`${PUBLIC_URL}/trainings`),
    async () => new Response('', { status: 503 }),
  )
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
  expect(html.join('')).toContain('Diese Seite lässt sich gerade nicht anzeigen')
  expect(html.join('')).not.toContain('<script')
})

test('a page that fails while it is made is a 500, and the log says why', async () => {
  const errors: unknown[] = []
  const render = pageRenderer({
    assets: NO_ASSETS,
    publicUrl: PUBLIC_URL,
    log: { error: (entry: unknown) => errors.push(entry) },
  })
  const { status } = await render(new Request(`${PUBLIC_URL}/trainings`), async () =>
    Response.json({ nonsense: true }),
  )
  expect(status).toBe(500)
  expect(errors).toHaveLength(1)
})

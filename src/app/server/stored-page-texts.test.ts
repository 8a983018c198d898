import { load } from 'cheerio'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PAGES } from '#site/pages/web/page-table.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { NO_ASSETS } from './page-assets.ts'
import { pageRenderer } from './render-page.tsx'

const PUBLIC_URL = 'https://morgenfalz.example'

/** A product, what stores texts of its pages, and what renders them. */
async function lendSite() {
  const { request, pool } = await lendTestProduct()
  const log = pino({ enabled: false })
  const render = pageRenderer({ assets: NO_ASSETS, publicUrl: PUBLIC_URL, log })
  return {
    async store(section: string, texts: Record<string, string>) {
      const statement = 'insert into content_items (section, key, content) values ($1, $2, $3)'
      for (const [key, content] of Object.entries(texts))
        await pool.query(statement, [section, key, content])
    },
    async page(address: string) {
      const { html } = await render(new Request(PUBLIC_URL + address), request)
      return load(html.join(''))
    },
  }
}

test('header and footer show what is stored, on every page of that language', async () => {
  const { store, page } = await lendSite()
  await store('site.de', { 'footer.admin': 'Für uns', 'nav.home': 'Zum Anfang' })
  const pages = ['/', '/kontakt', '/impressum', PAGES.meetingModerator.de, '/nirgends']
  for (const address of pages) {
    const $ = await page(address)
    expect($('header a[aria-label="Zum Anfang"]'), address).toHaveLength(1)
    expect($('footer').text(), address).toContain('Für uns')
  }
  for (const address of ['/trainings', '/trainings/anmeldung', '/buchung', '/trainings/nie']) {
    const $ = await page(address)
    expect($('footer').text(), address).toContain('Für uns')
  }
  for (const address of ['/en', '/en/nowhere']) {
    const $ = await page(address)
    expect($('footer').text(), address).toContain('Admin')
  }
})

test('the page of a training shows the testimonials of the home page', async () => {
  const { store, page } = await lendSite()
  await store('home.de', {
    'testimonials.items': '2 neu',
    'testimonials.items.neu.quote': 'Das haben wir gebraucht.',
    'testimonials.items.neu.author': 'Enno Brandt',
    'testimonials.items.neu.position': 'Bäckermeister',
    'testimonials.items.neu.picture': JSON.stringify({ image: 'team-1', focus: [20, 30] }),
    'testimonials.items.neu.picture.alt': 'Papierporträt',
  })
  for (const address of ['/', '/trainings/kurs-1-uhren']) {
    const $ = await page(address)
    const quotes = $('blockquote').toArray()
    expect(quotes, address).toHaveLength(2)
    expect($(quotes[1]).text(), address).toBe('Das haben wir gebraucht.')
    expect($('img[alt="Papierporträt"]').attr('style'), address).toBe('object-position:20% 30%')
  }
  expect((await page('/en'))('blockquote')).toHaveLength(3)
})

test.each([
  { items: '1', slides: 1 },
  { items: '', slides: 0 },
])('$slides testimonials have no carousel', async ({ items, slides }) => {
  const { store, page } = await lendSite()
  await store('home.de', { 'testimonials.items': items })
  const home = await page('/')
  expect(home('blockquote')).toHaveLength(slides)
  expect(home('[data-island=testimonials]')).toHaveLength(slides)
  expect(home('[data-island=testimonials] [role=button]')).toHaveLength(0)
  expect((await page('/trainings/kurs-1-uhren'))('blockquote')).toHaveLength(slides)
})

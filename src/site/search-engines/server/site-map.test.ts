import { describe, expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { notePageVersions } from './site-map.repository.ts'
import { siteMap } from './site-map.service.ts'

const PUBLIC_URL = 'https://morgenfalz.example'
/** The address of the shared product, on which staff can log in without https. */
const LENT_URL = 'http://localhost:3000'

async function read(path: string) {
  const product = await startTestProduct({ PUBLIC_URL })
  const response = await product.request(path)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
    product,
  }
}

test('the map names every bilingual page with its twins, the shop, and each training', async () => {
  const { status, type, text, product } = await read('/sitemap.xml')

  expect(status).toBe(200)
  expect(type).toBe('application/xml; charset=UTF-8')
  const addresses = [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ['/', '/en', '/kontakt', '/en/contact', '/trainings', '/trainings/anmeldung'])
    expect(addresses).toContain(PUBLIC_URL + path)
  expect(addresses).toContain(`${PUBLIC_URL}/trainings/unterlagen`)
  for (const { id } of await product.trainings())
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${PUBLIC_URL}/trainings/${id}`,
        `${PUBLIC_URL}/trainings/${id}/unterlagen`,
      ]),
    )
  expect(text).not.toMatch(/\/admin|\/api/)
  // Pages that show what somebody shared.
  for (const path of ['/meeting', '/en/meeting', '/geteilt', '/en/shared'])
    expect(addresses).not.toContain(PUBLIC_URL + path)
  const translations = [
    `<xhtml:link rel="alternate" hreflang="de" href="${PUBLIC_URL}/kontakt"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${PUBLIC_URL}/en/contact"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}/kontakt"/>`,
  ].join('')
  for (const path of ['/kontakt', '/en/contact'])
    expect(text).toContain(
      `<url><loc>${PUBLIC_URL}${path}</loc><lastmod>2026-11-20</lastmod>${translations}</url>`,
    )
})

test('robots.txt excludes the administration and the API, and names the sitemap', async () => {
  const { status, type, text } = await read('/robots.txt')

  expect(status).toBe(200)
  expect(type).toMatch(/^text\/plain/)
  expect(text).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`,
  )
})

test('security.txt names the contact for reports and does not expire soon', async () => {
  const { status, type, text, product } = await read('/.well-known/security.txt')

  expect(status).toBe(200)
  expect(type).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(text).toContain('Contact: mailto:hallo@morgenfalz.example\n')
  expect(text).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt\n`)
  const expiryOf = (file: string) => Date.parse(/^Expires: (\S+)$/m.exec(file)?.[1] ?? '')
  const days = (expiryOf(text) - product.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)

  product.clock.set(new Date(expiryOf(text) + 1))
  const later = await (await product.request('/.well-known/security.txt')).text()
  expect(expiryOf(later)).toBeGreaterThan(product.clock.now().getTime())
})

test('the manifest names the firm and its icons', async () => {
  const { status, type, text } = await read('/site.webmanifest')

  expect(status).toBe(200)
  expect(type).toBe('application/manifest+json')
  expect(JSON.parse(text)).toMatchObject({
    name: 'Morgenfalz',
    start_url: '/',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  })
})

/** The day of the last change in the map, by path. */
function changesIn(map: string): Map<string, string> {
  const entries = map.matchAll(/<loc>(.+?)<\/loc>(?:<lastmod>(.+?)<\/lastmod>)?/g)
  return new Map([...entries].map(([, url = '', day = '']) => [new URL(url).pathname, day]))
}

test('the map says when a page was changed: its texts, its dates, or the rules that it repeats', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const changes = async () => changesIn(await (await product.request('/sitemap.xml')).text())
  // As if all had been stored long ago.
  for (const [table, column] of [
    ['trainings', 'created_at'],
    ['training_dates', 'created_at'],
    ['content_items', 'updated_at'],
  ])
    await product.pool.query(`update ${table} set ${column} = '2026-02-01 12:00Z'`)
  const first = await changes()

  await product.send('PATCH', '/api/admin/trainings/kurs-1-uhren', { outcome: 'Neu.' }, session)
  await product.pool.query(`update revisions set created_at = '2026-03-01 12:00Z'`)
  const edited = await changes()
  product.clock.set('2026-12-02T12:00:00Z')
  await product.send(
    'PUT',
    '/api/admin/settings/booking-rules',
    { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 21 },
    session,
  )
  const ruled = await changes()

  expect(first.get('/kontakt')).toBe('2026-11-20')
  expect(first.get('/trainings')).toBe('2026-02-01')
  expect(edited.get('/trainings/kurs-1-uhren')).toBe('2026-03-01')
  expect(edited.get('/trainings')).toBe('2026-03-01')
  expect(edited.get('/trainings/kurs-2-brot')).toBe('2026-02-01')
  expect(ruled.get('/kontakt')).toBe('2026-11-20')
  expect(ruled.get('/trainings/kurs-1-uhren')).toBe('2026-03-01')
  expect(ruled.get('/trainings/kurs-1-uhren/unterlagen')).toBe('2026-12-02')
  expect(ruled.get('/trainings')).toBe('2026-12-02')
})

test('a bilingual page is changed when its texts are new to the database, and not by a restart', async () => {
  const { db } = await lendTestProduct()
  const note = (version: string, day: string) =>
    notePageVersions(db, [{ path: '/x', version }], new Date(`${day}T12:00:00Z`))

  await note('a', '2026-12-01')
  const again = await note('a', '2026-12-05')
  const changed = await note('b', '2026-12-06')
  const back = await note('a', '2026-12-07')

  expect(again.get('/x')).toEqual(new Date('2026-12-01T12:00:00Z'))
  expect(changed.get('/x')).toEqual(new Date('2026-12-06T12:00:00Z'))
  expect(back.get('/x')).toEqual(new Date('2026-12-07T12:00:00Z'))
})

test('llms.txt says what is offered now, in lines that no text can break', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const read = async () => {
    const response = await product.request('/llms.txt')
    return { type: response.headers.get('content-type'), text: await response.text() }
  }

  const { type, text } = await read()
  await product.send(
    'PATCH',
    '/api/admin/trainings/kurs-1-uhren',
    { title: 'Uhren [neu]' },
    session,
  )
  await product.pool.query(`update trainings set visible = false where id = 'kurs-4-pilze'`)
  await product.pool.query(`update trainings set subtitle = $1 where id = 'kurs-2-brot'`, [
    'Eins\n\n# Zwei',
  ])
  const later = (await read()).text

  expect(type).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(text).toMatch(/^# Morgenfalz\n\n> .+\n/)
  expect(text).toContain(`- [Uhren & Zeit](${LENT_URL}/trainings/kurs-1-uhren): `)
  expect(text).toContain(
    'Termine: Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr (freie Plätze: 20).',
  )
  expect(text).toContain('Ein Platz: 112 €')
  expect(text).toMatch(/- Einzelkarte, Plätze: 1: 112 € .+ \(Early Bird, bis 11\. Dezember 2026\)/)
  for (const path of ['/kontakt', '/en/contact', '/tools/meeting-moderator', '/#spaces'])
    expect(text).toContain(`](${LENT_URL}${path})`)
  expect(text).toContain('hallo@morgenfalz.example')
  expect(text).toContain('kurs-4-pilze')
  expect(later).toContain(`- [Uhren \\[neu\\]](${LENT_URL}/trainings/kurs-1-uhren): `)
  expect(later).toContain('Eins # Zwei. ')
  expect(later).not.toContain('\n# Zwei')
  expect(later).not.toContain('kurs-4-pilze')
})

describe('an unusual id of a training', () => {
  test('neither breaks the address nor the XML', () => {
    const map = siteMap({
      publicUrl: PUBLIC_URL,
      bilingualPages: [],
      pageChanges: new Map(),
      trainings: [{ id: 'a&b <c>', changedAt: undefined }],
      shopChangedAt: null,
    })
    expect(map).toContain(`<loc>${PUBLIC_URL}/trainings/a%26b%20%3Cc%3E</loc>`)
  })
})

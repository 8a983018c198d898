import { describe, expect, test } from 'vitest'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { siteMap } from './site-map.service.ts'

const PUBLIC_URL = 'https://morgenfalz.example'

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
  for (const { id } of await product.trainings())
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${PUBLIC_URL}/trainings/${id}`,
        `${PUBLIC_URL}/trainings/${id}/unterlagen`,
      ]),
    )
  expect(text).not.toMatch(/lastmod|\/admin|\/api/)
  const translations = [
    `<xhtml:link rel="alternate" hreflang="de" href="${PUBLIC_URL}/kontakt"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${PUBLIC_URL}/en/contact"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}/kontakt"/>`,
  ].join('')
  for (const path of ['/kontakt', '/en/contact'])
    expect(text).toContain(`<url><loc>${PUBLIC_URL}${path}</loc>${translations}</url>`)
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

describe('an unusual id of a training', () => {
  test('neither breaks the address nor the XML', () => {
    const map = siteMap({ publicUrl: PUBLIC_URL, bilingualPages: [], trainingIds: ['a&b <c>'] })
    expect(map).toContain(`<loc>${PUBLIC_URL}/trainings/a%26b%20%3Cc%3E</loc>`)
  })
})

import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { fileHeaders, POLICY, pagePolicy, sendSecurityHeaders } from './security-headers.ts'

const policyOf = (scripts: string[]) =>
  pagePolicy(scripts, { frameSources: ['https://maps.example.org'], https: false })
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test("a page may run the product's files and its own inline scripts, and no others", () => {
  const policy = policyOf(['one()', 'two()', 'one()'])
  expect(policy.match(/script-src ([^;]*)/)?.[1]).toBe(
    `'self' ${hashOf('one()')} ${hashOf('two()')}`,
  )
  expect(policy).not.toMatch(/unsafe-eval/)
  expect(policy).toContain("frame-src 'self' https://maps.example.org")
})

test('a page without inline scripts allows none', () => {
  expect(policyOf([])).toContain("script-src 'self';")
})

test.each(['/api/trainings', '/api/unknown', '/sitemap.xml', '/media/none.avif'])(
  'what is no page may do nothing in a browser: %s',
  async (path) => {
    const product = await lendTestProduct()
    const { headers } = await product.request(path)
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  },
)

test.each([
  ['for itself alone by default', {}, 'max-age=63072000'],
  ['for itself alone', { HSTS_INCLUDE_SUBDOMAINS: 'false' }, 'max-age=63072000'],
  [
    'with its subdomains where that is set',
    { HSTS_INCLUDE_SUBDOMAINS: 'true' },
    'max-age=63072000; includeSubDomains',
  ],
])('a site that has https keeps to it for two years, %s', async (_what, settings, expected) => {
  const publicUrl = 'https://example.org'
  const product = await startTestProduct({ PUBLIC_URL: publicUrl, ...settings })
  const { headers } = await product.request('/api/trainings')
  expect(headers.get('Strict-Transport-Security')).toBe(expected)
  expect(fileHeaders(product.config)['Strict-Transport-Security']).toBe(expected)
})

test('that a page is unchanged leaves the browser the policy that the page came with', async () => {
  const app = new Hono()
  app.use(sendSecurityHeaders({ 'X-Content-Type-Options': 'nosniff' }))
  app.get('/', () => new Response(null, { status: 304 }))
  const { headers } = await app.request('/')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.has(POLICY)).toBe(false)
})

import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { sessionElement } from '#app/web/admin/served-session.ts'
import { POLICY } from '#platform/http/server/security-headers.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

const DASHBOARD = '/admin/dashboard?ansicht=anmeldungen'

/** The document, and who it says is logged in. */
async function open(
  product: Pick<Awaited<ReturnType<typeof lendTestProduct>>, 'request'>,
  path: string,
  headers: Record<string, string> = {},
) {
  const answer = await product.request(path, { headers })
  const html = await answer.text()
  const $ = load(html)
  const session: unknown = JSON.parse($('#session').text() || 'null')
  return { status: answer.status, headers: answer.headers, html, $, session }
}

/** The cookies of a session, with the marker that browsers have beside it. */
const marked = ({ cookie }: { cookie: string }) => ({ cookie: `${cookie}; admin=1` })

test('every screen of the administration is the same document, which nothing stores and no search engine lists', async () => {
  const product = await lendTestProduct()
  const { html } = await open(product, '/admin/login')
  for (const path of ['/admin', '/admin/', DASHBOARD, '/admin/termine/17/absagen']) {
    const document = await open(product, path)
    expect.soft(document.status, path).toBe(200)
    expect.soft(document.html, path).toBe(html)
    expect.soft(document.headers.get('cache-control'), path).toBe('no-store')
    expect.soft(document.$('meta[name=robots]').attr('content'), path).toMatch(/^noindex/)
    expect.soft(document.$('noscript').text(), path).toContain('braucht JavaScript')
  }
})

test('a HEAD request gets the same headers', async () => {
  const product = await lendTestProduct()
  const { status, headers } = await product.request('/admin/login', { method: 'HEAD' })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('its policy allows the product’s files and no inline script, and it has the headers of pages', async () => {
  const product = await lendTestProduct()
  const { headers, $ } = await open(product, DASHBOARD)
  expect(headers.get(POLICY)).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect($('script:not([src]):not([type="application/json"])')).toHaveLength(0)
})

test('it says who is logged in, as the API does', async () => {
  const product = await lendTestProduct()
  const cookies = marked(await product.logIn())
  const me = await product.get('/api/admin/me', cookies)
  expect(me.body).toMatchObject({ email: ADMIN.email })
  expect((await open(product, DASHBOARD, cookies)).session).toEqual(me.body)
  expect((await open(product, DASHBOARD)).session).toBeNull()
})

test('it says who must change the password', async () => {
  const product = await lendTestProduct()
  const cookies = marked(await product.logInForTheFirstTime())
  expect((await open(product, DASHBOARD, cookies)).session).toMatchObject({
    mustChangePassword: true,
  })
})

test('opening it is a use of the session, which extends its cookies', async () => {
  const product = await lendTestProduct()
  const cookies = marked(await product.logIn())
  await product.pool.query(
    `update admin_sessions set updated_at = now() - interval '5 minutes',
       expires_at = now() + interval '11 hours'`,
  )
  const { headers } = await open(product, DASHBOARD, cookies)
  const names = headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  expect(names).toEqual(expect.arrayContaining(['admin', 'morgenfalz.session_token']))
})

test('of a session that has ended it says nothing, and leaves its cookies to the application, which tells why', async () => {
  const product = await lendTestProduct()
  const cookies = marked(await product.logIn())
  await product.pool.query('delete from admin_sessions')
  const { status, session, headers } = await open(product, DASHBOARD, cookies)
  expect({ status, session }).toEqual({ status: 200, session: null })
  expect(headers.getSetCookie()).toEqual([])
})

test('without the database it is answered, and does not say who is logged in', async () => {
  const product = await startTestProduct()
  const cookies = marked(await product.logIn())
  const bringBack = await product.cutDatabase()
  const { status, session, headers } = await open(product, DASHBOARD, cookies)
  await bringBack()
  expect({ status, session }).toEqual({ status: 200, session: null })
  expect(headers.getSetCookie()).toEqual([])
})

test.each(['/admin/gibt-es-nicht', '/admin/termine/1/2', '/Admin/login', '/administration'])(
  'an address without a screen is left to the pages: %s',
  async (path) => {
    const product = await lendTestProduct()
    expect((await open(product, path)).html).toBe('a page')
  },
)

test('no name can end the element that holds it', () => {
  const email = '</script><script>evil()</script>@example.com'
  const element = sessionElement({
    email,
    mustChangePassword: false,
    role: 'owner',
    mustSetUpSecondFactor: false,
    copyOf: null,
  })
  const $ = load(element)
  expect($('script')).toHaveLength(1)
  expect(JSON.parse($('script').text())).toMatchObject({ email })
})

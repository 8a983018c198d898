import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { addressOf, apiCallsOf, needsSession } from '#tests/support/product/api-calls.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import type { Admin } from '../domain/admin.ts'
import { hashPassword } from './passwords.ts'

const logInAs = (product: TestProduct, email: string, password: string) =>
  product.send<Problem & { mustChangePassword: boolean }>('POST', '/api/admin/login', {
    email,
    password,
  })

test('the first login must change the password before it sees anything else', async () => {
  const product = await lendTestProduct()
  const session = await product.logInForTheFirstTime()

  const me = await product.get<Admin>('/api/admin/me', session)
  const list = await product.get<Problem>('/api/admin/registrations', session)
  const change = await product.send(
    'POST',
    '/api/admin/change-password',
    { newPassword: 'ein-neues-passwort' },
    session,
  )
  const listAfterwards = await product.get('/api/admin/registrations', session)

  expect(me).toMatchObject({ status: 200, body: { email: ADMIN.email, mustChangePassword: true } })
  expect(list).toMatchObject({ status: 403, body: { code: 'auth.password_change_required' } })
  expect(change.status).toBe(200)
  expect(listAfterwards.status).toBe(200)
})

test('after the change the old password is refused and the new one needs no further change', async () => {
  const product = await lendTestProduct()
  await product.logInAndChangePassword()

  const old = await logInAs(product, ADMIN.email, ADMIN.password)
  const fresh = await logInAs(product, 'CHEFIN@example.com', 'zweites-passwort')

  expect(old.status).toBe(401)
  expect(fresh).toMatchObject({ status: 200, body: { mustChangePassword: false } })
})

test('the session cookie is HttpOnly, and the marker beside it grants nothing', async () => {
  const product = await lendTestProduct()

  const { headers } = await logInAs(product, ADMIN.email, ADMIN.password)

  const cookies = headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.includes('session_token'))).toMatch(
    /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i,
  )
  const withMarkerOnly = await product.get('/api/admin/me', { cookie: 'admin=1' })
  expect(withMarkerOnly.status).toBe(401)
})

test('a wrong password and an unknown account get the same answer', async () => {
  const product = await lendTestProduct()

  const wrongPassword = await logInAs(product, ADMIN.email, 'falsch')
  const unknownAccount = await logInAs(product, 'niemand@example.com', 'falsch')

  expect(wrongPassword).toMatchObject({
    status: 401,
    body: { code: 'auth.wrong_credentials', detail: 'Ungültige Anmeldedaten' },
  })
  expect(unknownAccount.body).toEqual(wrongPassword.body)
})

test('after too many wrong passwords the account has to wait, even with the right one', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '3' })
  for (let attempt = 0; attempt < 3; attempt += 1) await logInAs(product, ADMIN.email, 'falsch')

  const answer = await logInAs(product, ADMIN.email, ADMIN.password)

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('simultaneous wrong attempts cannot exceed the limit', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '5' })

  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => logInAs(product, ADMIN.email, 'falsch')),
  )

  expect(attempts.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(attempts.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('reaching the limit again doubles the wait', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '2' })
  const tryThrice = async () => {
    for (let attempts = 0; attempts < 2; attempts++) await logInAs(product, ADMIN.email, 'falsch')
    return Number((await logInAs(product, ADMIN.email, 'falsch')).headers.get('Retry-After'))
  }

  const first = await tryThrice()
  await product.pool.query(`delete from rate_limits where key like 'login-account:%'`)
  const second = await tryThrice()

  expect(first).toBe(15 * 60)
  expect(second).toBe(30 * 60)
})

test('logins that succeed do not use up the limit', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '2' })
  for (let attempt = 0; attempt < 4; attempt += 1)
    await logInAs(product, ADMIN.email, ADMIN.password)

  const answer = await logInAs(product, ADMIN.email, ADMIN.password)

  expect(answer.status).toBe(200)
})

test('logging out ends the session on the server, too', async () => {
  const product = await lendTestProduct()
  const session = await product.logInAndChangePassword()

  const logout = await product.send('POST', '/api/admin/logout', {}, session)
  const me = await product.get('/api/admin/me', session)

  expect([logout.status, me.status]).toEqual([200, 401])
})

test('changing the password ends the other sessions and keeps this one', async () => {
  const product = await lendTestProduct()
  const here = await product.logInForTheFirstTime()
  const elsewhere = await product.logInForTheFirstTime()

  await product.send(
    'POST',
    '/api/admin/change-password',
    { newPassword: 'ganz-neues-passwort' },
    here,
  )

  expect((await product.get('/api/admin/me', here)).status).toBe(200)
  expect((await product.get('/api/admin/me', elsewhere)).status).toBe(401)
})

test.each([
  ['seven characters', { newPassword: 'siebenx' }, 422, 'http.invalid'],
  ['the one in use', { newPassword: ADMIN.password }, 422, 'auth.same_password'],
  ['nothing', {}, 422, 'http.invalid'],
  ['a number', { newPassword: 12345678 }, 400, 'http.wrong_type'],
])('a new password of %s is refused', async (_name, body, status, code) => {
  const product = await lendTestProduct()
  const session = await product.logInForTheFirstTime()

  const answer = await product.send<Problem>('POST', '/api/admin/change-password', body, session)

  expect(answer).toMatchObject({ status, body: { code } })
})

test.each([
  ['GET', '/api/admin/me'],
  ['GET', '/api/admin/registrations'],
  ['GET', '/api/admin/attendees'],
  ['PATCH', '/api/admin/registrations/0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11/status'],
  ['POST', '/api/admin/change-password'],
  ['POST', '/api/admin/logout'],
  ['GET', '/api/admin/what-comes-later'],
])('%s %s needs a session', async (method, path) => {
  const product = await lendTestProduct()

  const response = await product.request(path, { method })

  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'auth.not_logged_in' })
})

const isLogout = ({ path }: { path: string }) => path === '/api/admin/logout'

test('an administrator who must change the password can call only /me, the change, its confirmation and the logout', async () => {
  const product = await lendTestProduct()
  const session = await product.logInForTheFirstTime()
  const calls = (await apiCallsOf(product))
    .filter(needsSession)
    // The logout comes last: it ends the session that the others need.
    .toSorted((one, other) => Number(isLogout(one)) - Number(isLogout(other)))

  const open: string[] = []
  for (const { method, path } of calls) {
    const answer = await product.request(addressOf({ path }, 'x'), {
      method,
      headers: { ...session, 'Content-Type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    const refusal = answer.status === 403 ? ((await answer.json()) as Problem).code : null
    if (refusal !== 'auth.password_change_required') open.push(path)
  }

  expect(calls.length).toBeGreaterThan(10)
  expect(open.sort()).toEqual([
    '/api/admin/change-password',
    '/api/admin/confirm',
    '/api/admin/logout',
    '/api/admin/me',
  ])
})

test.each([
  '/api/%61dmin/registrations',
  '/api/admin//registrations',
  '/api//admin/registrations',
  '/api/admin/registrations/',
  '/api/admin/me/../registrations',
  '/api/admin/login/../registrations',
])('no way of writing an address leads around the session: %s', async (path) => {
  const product = await lendTestProduct()

  const response = await product.request(path)

  expect([401, 404]).toContain(response.status)
})

test('a hash with weaker parameters still allows the login, and is replaced', async () => {
  const product = await startTestProduct({}, { scrypt: undefined })
  const weaker = { cost: 2 ** 14, blockSize: 8, parallelization: 1 }
  await product.pool.query('update admin_accounts set password = $1', [
    await hashPassword(ADMIN.password, weaker),
  ])

  const wrong = await logInAs(product, ADMIN.email, 'falsch')
  const first = await logInAs(product, ADMIN.email, ADMIN.password)
  const { rows } = await product.pool.query<{ password: string }>(
    'select password from admin_accounts',
  )
  const second = await logInAs(product, ADMIN.email, ADMIN.password)

  expect([wrong.status, first.status, second.status]).toEqual([401, 200, 200])
  expect(rows[0]?.password).toMatch(/^scrypt\$32768\$8\$3\$/)
})

test('a session ends after seven days, however much it was used', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const age = (days: number) =>
    product.pool.query('update admin_sessions set created_at = $1', [
      new Date(Date.now() - days * 24 * 60 * 60 * 1000),
    ])

  await age(6.9)
  const before = await product.get('/api/admin/me', session)
  await age(7.1)
  const after = await product.get('/api/admin/me', session)

  expect([before.status, after.status]).toEqual([200, 401])
  expect(await product.count('admin_sessions')).toBe(0)
})

test('under https the session cookie is bound to this host and to https', async () => {
  const product = await startTestProduct({ PUBLIC_URL: 'https://www.example.org' })

  const { headers } = await logInAs(product, ADMIN.email, ADMIN.password)
  const cookie = headers.getSetCookie().find((one) => one.includes('session_token')) ?? ''
  const me = await product.get('/api/admin/me', { cookie: cookie.split(';')[0] ?? '' })

  expect(cookie).toMatch(/^__Host-/)
  expect(cookie).toMatch(/; Path=\/(;|$)/)
  expect(headers.getSetCookie().filter((one) => !/; Secure(;|$)/.test(one))).toEqual([])
  expect(cookie).not.toMatch(/Domain=/i)
  expect(me.status).toBe(200)
})

test('an administrator whom a killed process added only half is added whole at the next start', async () => {
  const product = await lendTestProduct()
  await product.pool.query('delete from admin_accounts')
  const before = await logInAs(product, ADMIN.email, ADMIN.password)

  await product.startAnother()
  const after = await logInAs(product, ADMIN.email, ADMIN.password)

  expect([before.status, after.status]).toEqual([401, 200])
  expect(await product.count('admins')).toBe(1)
})

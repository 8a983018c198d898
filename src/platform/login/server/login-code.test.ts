import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import {
  appCode,
  logInWithCode,
  nextAppCode,
  switchSecondFactorOn,
} from '#tests/support/product/second-factor.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'

async function productWithSecondFactor(settings: Record<string, string> = {}) {
  const product = await startTestProduct(settings)
  const given = await product.logIn()
  // Under https the session's cookie has another name.
  const session = settings.PUBLIC_URL ? await product.logInForTheFirstTime() : given
  return { product, ...(await switchSecondFactorOn(product, session)) }
}

const passwordStep = (product: TestProduct) => product.send('POST', '/api/admin/login', ADMIN)

const codeStep = (product: TestProduct, code: string, cookie: string) =>
  product.send<Problem>('POST', '/api/admin/login/code', { code }, { cookie })

test('the right password alone opens no session, the code after it does', async () => {
  const { product, secret } = await productWithSecondFactor()

  const first = await passwordStep(product)
  const cookie = cookiesOf(first.headers)
  const between = await product.get('/api/admin/me', { cookie })
  const second = await codeStep(product, await nextAppCode(product, secret), cookie)
  const me = await product.get('/api/admin/me', { cookie: cookiesOf(second.headers) })

  expect(first).toMatchObject({ status: 200, body: { codeRequired: true } })
  expect(cookie).not.toContain('admin=1')
  expect(between.status).toBe(401)
  expect(second).toMatchObject({ status: 200, body: { mustChangePassword: false } })
  expect(second.headers.getSetCookie().join()).toMatch(/admin=1; Max-Age=43200/)
  expect(me.status).toBe(200)
  const { rows } = await product.pool.query('select action from audit_log order by created_at')
  expect(rows.map(({ action }) => action)).toEqual(['admin.second_factor_on', 'admin.logged_in'])
})

test('the cookie between the steps is HttpOnly and lasts ten minutes', async () => {
  const { product, secret } = await productWithSecondFactor({
    PUBLIC_URL: 'https://www.example.org',
  })

  const { headers } = await passwordStep(product)
  const cookie = headers.getSetCookie().find((line) => line.includes('two_factor')) ?? ''
  const code = await nextAppCode(product, secret)
  await product.pool.query(
    `update admin_verifications set expires_at = now() - interval '1 second'`,
  )
  const late = await codeStep(product, code, cookiesOf(headers))

  expect(cookie).toMatch(/^__Host-/)
  expect(cookie).toMatch(/Max-Age=600/)
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/Secure/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(late).toMatchObject({ status: 401, body: { code: 'auth.login_expired' } })
})

test('a code is accepted once, also with two simultaneous logins', async () => {
  const { product, secret } = await productWithSecondFactor()
  const code = await nextAppCode(product, secret)

  const together = await Promise.all([logInWithCode(product, code), logInWithCode(product, code)])
  const later = await logInWithCode(product, code)

  expect(together.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(later).toMatchObject({ status: 422, body: { code: 'auth.wrong_code' } })
})

test('the code that switched it on opens no login', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const begun = await product.send<{ secret: string }>(
    'POST',
    '/api/admin/second-factor/begin',
    { password: ADMIN.password },
    session,
  )
  const code = appCode(begun.body.secret)
  await product.send('POST', '/api/admin/second-factor/confirm', { code }, session)

  expect((await logInWithCode(product, code)).status).toBe(422)
  expect((await logInWithCode(product, await nextAppCode(product, begun.body.secret))).status).toBe(
    200,
  )
})

test.each([-1, 0, 1])('an app whose clock is %i half minutes off gets in', async (steps) => {
  const { product, secret } = await productWithSecondFactor()
  await nextAppCode(product, secret)
  // An earlier code is sent first: otherwise the half minute may end in between, and one step off becomes two.
  const codes = steps < 0 ? [appCode(secret, steps), appCode(secret, 0)] : [appCode(secret, steps)]

  const statuses: number[] = []
  for (const code of codes) statuses.push((await logInWithCode(product, code)).status)

  expect(statuses).toContain(200)
})

test.each([-4, 4])('a code of %i half minutes off is refused', async (steps) => {
  const { product, secret } = await productWithSecondFactor()

  expect((await logInWithCode(product, appCode(secret, steps))).status).toBe(422)
})

test('a recovery code gets in once, in whatever way it is typed, and is in the audit log', async () => {
  const { product, recoveryCodes } = await productWithSecondFactor()
  const [code = ''] = recoveryCodes

  const first = await logInWithCode(product, ` ${code.toUpperCase().replace('-', ' ')} `)
  const second = await logInWithCode(product, code)
  const { body } = await product.get<{ recoveryCodesLeft: number }>('/api/admin/second-factor', {
    cookie: cookiesOf(first.headers),
  })

  expect([first.status, second.status]).toEqual([200, 422])
  expect(body.recoveryCodesLeft).toBe(9)
  const { rows } = await product.pool.query(
    `select action from audit_log where action = 'admin.recovery_code_used'`,
  )
  expect(rows).toHaveLength(1)
})

test('of two logins with the same recovery code one gets in', async () => {
  const { product, recoveryCodes } = await productWithSecondFactor()
  const [code = ''] = recoveryCodes

  const answers = await Promise.all([logInWithCode(product, code), logInWithCode(product, code)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('after five wrong codes the password has to be given again', async () => {
  const { product, secret } = await productWithSecondFactor()
  const cookie = cookiesOf((await passwordStep(product)).headers)

  const statuses: number[] = []
  for (let count = 0; count < 6; count++) {
    statuses.push((await codeStep(product, `00000${count}`, cookie)).status)
  }
  const right = await codeStep(product, await nextAppCode(product, secret), cookie)

  expect(statuses).toEqual([422, 422, 422, 422, 422, 401])
  expect(right).toMatchObject({ status: 401, body: { code: 'auth.login_expired' } })
})

test('new logins do not give new attempts: the account has to wait, even with the right code', async () => {
  const { product, secret } = await productWithSecondFactor({ LIMIT_LOGINS_PER_ACCOUNT: '3' })
  for (let count = 0; count < 3; count++) await logInWithCode(product, `00000${count}`)

  const right = await logInWithCode(product, await nextAppCode(product, secret))

  expect(right.status).toBe(429)
  expect(Number(right.headers.get('Retry-After'))).toBe(15 * 60)
})

test('without a login, or with one whose cookie was changed, no code is of use', async () => {
  const { product, secret } = await productWithSecondFactor()
  const cookie = cookiesOf((await passwordStep(product)).headers)
  const code = await nextAppCode(product, secret)

  const none = await codeStep(product, code, '')
  const unsigned = await codeStep(product, appCode(secret, 1), cookie.replace(/\.[^.]*$/, ''))
  const forged = await codeStep(
    product,
    await nextAppCode(product, secret),
    `${cookie.slice(0, -12)}AAAAAAAAAAAA`,
  )

  for (const answer of [none, unsigned, forged])
    expect(answer).toMatchObject({ status: 401, body: { code: 'auth.login_expired' } })
})

test('a session that is open in the same browser goes on, and does not answer for the code', async () => {
  const { product, session } = await productWithSecondFactor()
  const challenge = cookiesOf((await passwordStep(product)).headers)

  const answer = await codeStep(product, '000000', `${session.cookie}; ${challenge}`)

  expect(challenge).toMatch(/^morgenfalz\.two_factor=[^;]+$/)
  expect(answer).toMatchObject({ status: 422, body: { code: 'auth.wrong_code' } })
  expect((await product.get('/api/admin/me', session)).status).toBe(200)
})

test('a password that has to be changed is said after the code', async () => {
  const { product, secret } = await productWithSecondFactor()
  await product.pool.query('update admins set must_change_password = true')

  const answer = await logInWithCode(product, await nextAppCode(product, secret))

  expect(answer).toMatchObject({ status: 200, body: { mustChangePassword: true } })
})

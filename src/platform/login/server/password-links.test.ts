import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { nextAppCode, switchSecondFactorOn } from '#tests/support/product/second-factor.ts'
import {
  forgetPassword,
  GOOD_PASSWORD,
  inviteCall,
  lastToken,
  mailedTokens,
  openLinkCall,
  setPassword,
} from '#tests/support/product/staff.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'

const FORGOTTEN = 'account.password.staff'

const logIn = (product: TestProduct, password: string, email = ADMIN.email) =>
  product.send<Problem & { codeRequired?: true }>('POST', '/api/admin/login', { email, password })

const minutesLater = (product: TestProduct, minutes: number) =>
  product.clock.set(new Date(product.clock.now().getTime() + minutes * 60_000))

const actionsOf = async (product: TestProduct) => {
  const { rows } = await product.pool.query<{ action: string }>('select action from audit_log')
  return rows.map(({ action }) => action)
}

test('whoever has forgotten the password sets a new one by a link, and all sessions end', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await forgetPassword(product, 'CHEFIN@example.com')
  const token = await lastToken(product, FORGOTTEN)

  const opened = await openLinkCall(product, token)
  const set = await setPassword(product, token)

  expect(opened.body).toEqual({ email: ADMIN.email, role: 'owner', isInvitation: false })
  expect(set).toMatchObject({ status: 200, body: { ok: true } })
  expect((await product.get('/api/admin/me', session)).status).toBe(401)
  expect((await logIn(product, ADMIN.password)).status).toBe(401)
  expect(await logIn(product, GOOD_PASSWORD)).toMatchObject({
    status: 200,
    body: { mustChangePassword: false },
  })
  expect(await readMails(product, 'account.password_changed.staff')).toMatchObject([
    { recipient: ADMIN.email },
  ])
  expect(await actionsOf(product)).toContain('admin.password_forgotten')
})

test('a link is used once, also where two use it at the same moment', async () => {
  const product = await lendTestProduct()
  await forgetPassword(product, ADMIN.email)
  const token = await lastToken(product, FORGOTTEN)

  const answers = await Promise.all([
    setPassword(product, token, 'Kranich-Tasse-42-Wolke'),
    setPassword(product, token, 'Ofen-Segel-17-Nebelhorn'),
  ])
  const again = await setPassword(product, token, 'Birke-Anker-88-Kessel')

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(again).toMatchObject({ status: 404, body: { code: 'auth.password_link_over' } })
  expect((await openLinkCall(product, token)).status).toBe(404)
})

test('a link for a new password is valid for an hour', async () => {
  const product = await lendTestProduct()
  await forgetPassword(product, ADMIN.email)
  const token = await lastToken(product, FORGOTTEN)

  minutesLater(product, 59)
  const before = await openLinkCall(product, token)
  minutesLater(product, 1)
  const after = [await openLinkCall(product, token), await setPassword(product, token)]

  expect(before.status).toBe(200)
  expect(after.map(({ status }) => status)).toEqual([404, 404])
  expect((await logIn(product, ADMIN.password)).status).toBe(200)
})

test('known and unknown addresses get the same answer, and the same is stored for them at once', async () => {
  const product = await lendTestProduct()
  await inviteCall(product, await product.logIn())('neu@example.com')
  const jobs = async () => {
    const { rows } = await product.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'send-password-link'`,
    )
    return rows.length
  }

  const answers = []
  for (const email of [ADMIN.email, 'niemand@example.com', 'neu@example.com'])
    answers.push(await forgetPassword(product, email))

  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 202, body: { status: 'sent_if_known' } })
  expect(await jobs()).toBe(0)
  // Whoever is only invited has the invitation.
  expect((await readMails(product, FORGOTTEN)).map(({ recipient }) => recipient)).toEqual([
    ADMIN.email,
  ])
})

test('within a quarter of an hour there is one mail; a later one replaces the link', async () => {
  const product = await lendTestProduct()
  await forgetPassword(product, ADMIN.email)
  minutesLater(product, 14)
  await forgetPassword(product, ADMIN.email)
  expect(await mailedTokens(product, FORGOTTEN)).toHaveLength(1)

  minutesLater(product, 2)
  await forgetPassword(product, ADMIN.email)
  const [first = '', second = ''] = await mailedTokens(product, FORGOTTEN)

  expect((await openLinkCall(product, first)).status).toBe(404)
  expect((await openLinkCall(product, second)).status).toBe(200)
})

test('an address can ask only so often', async () => {
  const product = await startTestProduct({ LIMIT_WRONG_LINKS_PER_ADDRESS: '2' })
  const statuses = []
  for (let call = 0; call < 3; call++)
    statuses.push((await forgetPassword(product, `person${call}@example.com`)).status)

  expect(statuses).toEqual([202, 202, 429])
})

test('tokens cannot be guessed: wrong ones count, and are no link', async () => {
  const product = await startTestProduct({ LIMIT_WRONG_LINKS_PER_ADDRESS: '3' })
  await forgetPassword(product, ADMIN.email)
  const token = await lastToken(product, FORGOTTEN)
  const changed = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`

  const wrong = []
  for (const guess of [changed, 'x', '']) wrong.push((await openLinkCall(product, guess)).status)

  expect(wrong).toEqual([404, 404, 404])
  expect((await openLinkCall(product, token)).status).toBe(429)
})

test('neither the token nor its secret part is stored with the mail or the link', async () => {
  const product = await lendTestProduct()
  await forgetPassword(product, ADMIN.email)
  const token = await lastToken(product, FORGOTTEN)

  for (const table of ['mails', 'admin_password_links', 'audit_log']) {
    const { rows } = await product.pool.query<{ row: string }>(
      `select t::text as row from ${table} t`,
    )
    expect.soft(rows.map(({ row }) => row).join(), table).not.toContain(token.slice(22))
  }
})

test('the second factor is still asked for afterwards', async () => {
  const product = await lendTestProduct()
  await switchSecondFactorOn(product, await product.logIn())
  await forgetPassword(product, ADMIN.email)

  await setPassword(product, await lastToken(product, FORGOTTEN))

  expect((await logIn(product, GOOD_PASSWORD)).body).toEqual({ codeRequired: true })
})

test('a login that waits for its code ends with the new password', async () => {
  const product = await lendTestProduct()
  const { secret } = await switchSecondFactorOn(product, await product.logIn())
  const cookie = cookiesOf((await logIn(product, ADMIN.password)).headers)
  await forgetPassword(product, ADMIN.email)

  await setPassword(product, await lastToken(product, FORGOTTEN))
  const code = await nextAppCode(product, secret)
  const finished = await product.send<Problem>(
    'POST',
    '/api/admin/login/code',
    { code },
    { cookie },
  )

  expect(finished).toMatchObject({ status: 401, body: { code: 'auth.login_expired' } })
})

test.each([
  ['short', 'siebenx', 'http.invalid'],
  ['weak', 'passwort123', 'auth.weak_password'],
  ['the former one', ADMIN.password, 'auth.same_password'],
])('a password that is %s is refused, and the link stays', async (_name, password, code) => {
  const product = await lendTestProduct()
  await forgetPassword(product, ADMIN.email)
  const token = await lastToken(product, FORGOTTEN)

  expect(await setPassword(product, token, password)).toMatchObject({ status: 422, body: { code } })
  expect((await setPassword(product, token)).status).toBe(200)
})

test('a change of the password makes a link useless that was mailed before', async () => {
  const product = await lendTestProduct()
  await forgetPassword(product, ADMIN.email)
  const token = await lastToken(product, FORGOTTEN)

  await product.logInAndChangePassword()

  expect((await setPassword(product, token)).status).toBe(404)
})
